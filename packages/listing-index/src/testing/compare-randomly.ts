import type { Listing } from '../listing.ts';
import { ListingIndex } from '../listing-index.ts';
import {
	assertSameFamily,
	assertSameFirst,
	assertSameList,
	assertSameRelated,
	assertSameTotals,
} from './assert-same-lists.ts';
import { seededRandom } from './random.ts';
import { ATTRIBUTES, facetIdsOf, inLoadOrder, randomChange, randomListing } from './random-listings.ts';
import { randomRequest } from './random-requests.ts';

type Amounts = { products: number; rounds: number; changes: number; requests: number };

/** A random catalogue through rounds of random changes; after each, random requests are compared with a recount. */
export function compareRandomly(seed: number, { products, rounds, changes, requests }: Amounts): void {
	const random = seededRandom(seed);
	const listings = new Map<number, Listing>();
	for (let id = 1; id <= products; id += 1) listings.set(id, randomListing(random, id));
	const index = new ListingIndex();
	for (const listing of inLoadOrder([...listings.values()])) index.put(listing);
	for (const _step of index.seal());
	const attributes = Array.from({ length: ATTRIBUTES }, (_, at) => ({
		key: String(at),
		valueIds: facetIdsOf(at),
	}));
	// Any order that is not that of the ids.
	const nameRank = (productId: number) => (productId * 7919) % 100_003;
	let lastId = products;
	for (let round = 0; round < rounds; round += 1) {
		for (let change = 0; change < (round === 0 ? 0 : changes); change += 1) {
			const isNew = random.chance(0.1);
			if (isNew) lastId += 1;
			const productId = isNew ? lastId : 1 + random.below(lastId);
			const known = listings.get(productId);
			const changed = known ? randomChange(random, known) : randomListing(random, productId);
			if (changed) {
				listings.set(productId, changed);
				index.put(changed);
			} else {
				listings.delete(productId);
				index.remove(productId);
			}
		}
		const ids = Array.from({ length: lastId }, (_, at) => at + 1);
		const byName = ids.toSorted((a, b) => nameRank(a) - nameRank(b) || a - b);
		index.setNameOrder('ru', byName, index.names.revision);
		const all = [...listings.values()];
		for (let request = 0; request < requests; request += 1)
			assertSameList(index, all, randomRequest(random, all, attributes), nameRank);
		assertSameTotals(index, all);
		assertSameFirst(index, all, random.pick(all));
		for (let product = 0; product < 5; product += 1) {
			assertSameRelated(index, all, random.pick(all));
			assertSameFamily(index, all, random.pick(all));
		}
	}
}
