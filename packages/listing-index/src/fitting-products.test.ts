import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { factsOf, fittingProducts, isAnyFitting } from './fitting-products.ts';
import type { Listing } from './listing.ts';
import { ListingIndex } from './listing-index.ts';
import { naiveCards } from './testing/naive-cards.ts';
import { seededRandom } from './testing/random.ts';
import { facetIdsOf, randomChange, randomListing } from './testing/random-listings.ts';

const PRODUCTS = 250;

/** Computes the same result over plain objects, without the index. */
function expected(
	listings: readonly Listing[],
	clause: { subcategoryId: number; facetIds: number[][] },
	limit: number,
): number[] {
	const fitting = listings.filter(
		({ subcategoryId, inStock, facetIds }) =>
			subcategoryId === clause.subcategoryId &&
			inStock &&
			clause.facetIds.every((ids) => ids.some((id) => facetIds.includes(id))),
	);
	return naiveCards(fitting)
		.map(({ shown, variants }) => ({
			id: shown.productId,
			rank: Math.min(...variants.map((one) => (one.isAccessory ? 1e6 : 0) - one.popularity)),
		}))
		.toSorted((a, b) => a.rank - b.rank || a.id - b.id)
		.slice(0, limit)
		.map(({ id }) => id);
}

test('CHOOSE-02 the index finds what fits as a recount over plain objects does, also after changes', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
			const random = seededRandom(seed);
			let listings = Array.from({ length: PRODUCTS }, (_, at) => randomListing(random, at + 1));
			const index = new ListingIndex();
			for (const listing of listings) index.put(listing);
			for (const _step of index.seal());
			for (let round = 0; round < 3; round += 1) {
				const clause = {
					subcategoryId: 1 + random.below(24),
					facetIds: Array.from({ length: random.below(3) }, () => {
						const attribute = random.below(8);
						return facetIdsOf(attribute).filter(() => random.chance(0.5));
					}),
				};
				assert.deepEqual(fittingProducts(index, clause, 6), expected(listings, clause, 6));
				const [first] = expected(listings, clause, 1);
				if (first !== undefined) assert.ok(isAnyFitting(index, clause, [first]));
				const own = random.pick(listings);
				assert.deepEqual(factsOf(index, own.productId), {
					subcategoryId: own.subcategoryId,
					facetIds: new Set(own.facetIds),
				});
				listings = listings.flatMap((listing) => {
					if (!random.chance(0.2)) return [listing];
					const changed = randomChange(random, listing);
					if (changed) index.put(changed);
					else index.remove(listing.productId);
					return changed ? [changed] : [];
				});
			}
		}),
		{ numRuns: 8 },
	);
});
