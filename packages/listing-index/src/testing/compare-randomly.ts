import type { Listing } from '../listing.ts';
import { ListingIndex } from '../listing-index.ts';
import {
	assertSameFamily,
	assertSameFirst,
	assertSameList,
	assertSameRelated,
	assertSameTotals,
} from './assert-same-lists.ts';
import type { NaiveRequest } from './naive-list.ts';
import { seededRandom } from './random.ts';
import { ATTRIBUTES, facetIdsOf, randomChange, randomListing } from './random-listings.ts';
import { randomRequest } from './random-requests.ts';

type Amounts = { products: number; rounds: number; changes: number; requests: number };

/**
 * Changes a random catalogue at random in several rounds. After each round random requests are compared with
 * a calculation over plain objects.
 */
export function compareRandomly(seed: number, { products, rounds, changes, requests }: Amounts): void {
	const random = seededRandom(seed);
	const listings = new Map<number, Listing>();
	for (let id = 1; id <= products; id += 1) listings.set(id, randomListing(random, id));
	const index = new ListingIndex();
	for (const listing of listings.values()) index.put(listing);
	for (const _step of index.seal());
	const attributes = Array.from({ length: ATTRIBUTES }, (_, at) => ({
		key: String(at),
		valueIds: facetIdsOf(at),
	}));
	// The order of names must differ from the order of ids.
	let names = 1;
	const nameRank = (productId: number) => (productId * names * 7919) % 100_003;
	const rename = () => {
		names += 1;
		index.names.outdate();
	};
	let lastId = products;
	const changeAny = () => {
		const isNew = random.chance(0.1);
		if (isNew) lastId += 1;
		change(isNew ? lastId : 1 + random.below(lastId));
	};
	const change = (productId: number) => {
		const known = listings.get(productId);
		const changed = known ? randomChange(random, known) : randomListing(random, productId);
		if (changed) {
			listings.set(productId, changed);
			index.put(changed);
		} else {
			listings.delete(productId);
			index.remove(productId);
		}
	};
	const orderNames = () => {
		if (index.names.isCurrent('ru')) return;
		const ids = Array.from({ length: lastId }, (_, at) => at + 1);
		const byName = ids.toSorted((a, b) => nameRank(a) - nameRank(b) || a - b);
		index.setNameOrder('ru', byName, index.names.revision);
	};
	const compare = (asked: NaiveRequest) => {
		orderNames();
		assertSameList(index, [...listings.values()], asked, nameRank);
	};
	for (let round = 0; round < rounds; round += 1) {
		for (let made = 0; made < (round === 0 ? 0 : changes); made += 1) changeAny();
		for (let request = 0; request < requests; request += 1) {
			const model = random.pick([...listings.values()]);
			const asked = randomRequest(random, random.chance(0.5) ? [model] : [...listings.values()], attributes);
			compare(asked);
			changeAny();
			change(model.productId);
			if (random.chance(0.2)) rename();
			compare(asked);
		}
		const all = [...listings.values()];
		assertSameTotals(index, all);
		assertSameFirst(index, all, random.pick(all));
		for (let product = 0; product < 5; product += 1) {
			assertSameRelated(index, all, random.pick(all));
			assertSameFamily(index, all, random.pick(all));
		}
	}
}
