import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFacets } from './count-facets.ts';
import { familyOf } from './family-cards.ts';
import type { Listing } from './listing.ts';
import { ListingIndex } from './listing-index.ts';
import { pageOfSelection } from './page-order.ts';
import { selectScope } from './select.ts';
import { NOTHING_CHOSEN } from './testing/random-requests.ts';

const BLACK = 11;
const WHITE = 12;

function phone(productId: number, changes: Partial<Listing> = {}): Listing {
	return {
		productId,
		categoryId: 1,
		subcategoryId: 1,
		brandId: 1,
		typeId: 1,
		familyId: 0,
		priceTenge: 1000,
		discount: 0,
		createdMicros: 1,
		inStock: true,
		onSale: false,
		isNew: false,
		isAccessory: false,
		popularity: 0,
		starsSum: 0,
		reviewCount: 0,
		facetIds: [],
		wordIds: [],
		...changes,
	};
}

function indexOf(...listings: Listing[]): ListingIndex {
	const index = new ListingIndex();
	for (const listing of listings) index.put(listing);
	for (const _step of index.seal());
	return index;
}

const scope = { kind: 'category', id: 1 } as const;
const page = { limit: 10, offset: 0 };

function idsBy(index: ListingIndex, by: 'popular' | 'price' | '-price', chosen = NOTHING_CHOSEN): number[] {
	const selection = selectScope(index, scope);
	const { matching } = countFacets(selection, chosen, { withFacets: true });
	return pageOfSelection(selection, matching, { by }, page);
}

test('CHOOSE-01 a family is one card: its cheapest variant that is in stock', () => {
	const index = indexOf(
		phone(1, { familyId: 7, priceTenge: 3000 }),
		phone(2, { familyId: 7, priceTenge: 2000 }),
		phone(3, { familyId: 7, priceTenge: 1000, inStock: false }),
		phone(4, { priceTenge: 2500 }),
	);
	assert.deepEqual(idsBy(index, 'price'), [2, 4]);
	assert.deepEqual(idsBy(index, '-price'), [4, 2]);
	const summary = { familyId: 7, productIds: [1, 2, 3], minPriceTenge: 2000, maxPriceTenge: 3000 };
	assert.deepEqual(familyOf(index, 3), summary);
	assert.equal(familyOf(index, 4), undefined);
	assert.equal(index.categoryTotals.get(1), 2);
});

test('CHOOSE-01 a family is as popular as its most popular variant', () => {
	const index = indexOf(
		phone(1, { familyId: 7, priceTenge: 1000 }),
		phone(2, { familyId: 7, priceTenge: 2000, popularity: 9 }),
		phone(3, { popularity: 5 }),
	);
	assert.deepEqual(idsBy(index, 'popular'), [1, 3]);
});

test('CHOOSE-01 a choice shows the variant that meets it, and facets count cards', () => {
	const index = indexOf(
		phone(1, { familyId: 7, priceTenge: 1000, facetIds: [BLACK] }),
		phone(2, { familyId: 7, priceTenge: 1500, facetIds: [BLACK] }),
		phone(3, { familyId: 7, priceTenge: 2000, facetIds: [WHITE] }),
		phone(4, { facetIds: [BLACK] }),
	);
	const white = {
		...NOTHING_CHOSEN,
		attributes: [{ key: 'colour', valueIds: [BLACK, WHITE], chosenIds: [WHITE] }],
	};
	assert.deepEqual(idsBy(index, 'price', white), [3]);
	const { counts } = countFacets(selectScope(index, scope), white, { withFacets: true });
	assert.equal(counts.found, 1);
	assert.deepEqual([...counts.values].toSorted(), [
		[BLACK, 2],
		[WHITE, 1],
	]);
});

test('CHOOSE-01 a product that leaves its family is a card of its own again', () => {
	const index = indexOf(phone(1, { familyId: 7 }), phone(2, { familyId: 7, priceTenge: 2000 }));
	index.put(phone(2, { priceTenge: 2000 }));
	assert.deepEqual(idsBy(index, 'price'), [1, 2]);
	assert.equal(familyOf(index, 1), undefined);
	assert.equal(index.brandTotals.get(1), 2);
	index.remove(1);
	assert.equal(index.brandTotals.get(1), 1);
});
