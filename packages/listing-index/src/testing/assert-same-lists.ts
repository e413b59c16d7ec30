import assert from 'node:assert/strict';
import type { CardTotals } from '../card-totals.ts';
import { countFacets } from '../count-facets.ts';
import { familyOf } from '../family-cards.ts';
import { firstOfSubcategories, firstProducts } from '../first-products.ts';
import type { Listing } from '../listing.ts';
import type { ListingIndex } from '../listing-index.ts';
import { pageOfSelection, pageOrder } from '../page-order.ts';
import { relatedProducts } from '../related-products.ts';
import { type PlainScope, selectProducts, selectScope } from '../select.ts';
import { selectByRule } from '../select-by-rule.ts';
import { selectPlan } from '../select-plan.ts';
import type { Selection } from '../selection.ts';
import { naiveCards } from './naive-cards.ts';
import { type NaiveRequest, type NaiveScope, naiveList } from './naive-list.ts';
import { NOTHING_CHOSEN } from './random-requests.ts';

/** The language by which the tests sort names. */
const LANGUAGE = 'ru';

function select(index: ListingIndex, scope: NaiveScope): Selection {
	if (scope.kind === 'rule') return selectByRule(index, scope.clauses);
	if (scope.kind === 'picked') return selectProducts(index, scope.productIds);
	if (scope.kind === 'search') return selectPlan(index, scope);
	return selectScope(index, scope);
}

/**
 * Asserts that the index gives the same products, order, pages and counts as a calculation over plain
 * objects.
 */
export function assertSameList(
	index: ListingIndex,
	listings: readonly Listing[],
	request: NaiveRequest,
	nameRank: (productId: number) => number,
): void {
	const { scope, chosen, sort } = request;
	const shown = JSON.stringify(request, (_, value) => (value instanceof Set ? [...value] : value));
	const { productIds, ...counts } = naiveList(listings, request, nameRank);
	const selection = select(index, scope);
	const counted = countFacets(selection, chosen, { withFacets: true });
	assert.deepEqual(sorted(counted.counts), sorted(counts), shown);
	const listScope =
		scope.kind === 'new' || scope.kind === 'sale' ? scope : { kind: 'category' as const, id: 0 };
	const order = pageOrder(selection, { scope: listScope, sort, language: LANGUAGE });
	const plain = countFacets(selection, chosen, { withFacets: false });
	for (const page of [
		{ limit: 24, offset: 0 },
		{ limit: 24, offset: 24 },
		{ limit: 100, offset: Math.max(0, productIds.length - 60) },
	]) {
		const expected = productIds.slice(page.offset, page.offset + page.limit);
		assert.deepEqual(pageOfSelection(selection, counted.matching, order, page), expected, shown);
		assert.deepEqual(pageOfSelection(selection, plain.matching, order, page), expected, shown);
	}
}

const byId = ([a]: [number, number], [b]: [number, number]) => a - b;

function sorted<
	Counts extends Record<'categories' | 'brands' | 'values' | 'ratings', ReadonlyMap<number, number>>,
>(counts: Counts) {
	return {
		...counts,
		categories: [...counts.categories].sort(byId),
		brands: [...counts.brands].sort(byId),
		ratings: [...counts.ratings].sort(byId),
		values: [...counts.values].filter(([, count]) => count > 0).sort(byId),
	};
}

/** Compares brands, categories, related products and the list of all sold products. */
export function assertSameTotals(index: ListingIndex, listings: readonly Listing[]): void {
	const sold = listings.map(({ productId }) => productId).toSorted((a, b) => a - b);
	assert.deepEqual(
		Array.from(index.listedRows(), (row) => index.ids[row]),
		sold,
	);
	const nonZero = (totals: CardTotals) => [...totals.entries()].filter(([, count]) => count > 0).sort(byId);
	const totalsOf = (idOf: (listing: Listing) => number) =>
		[...Map.groupBy(listings, idOf)]
			.map(([id, all]): [number, number] => [id, naiveCards(all).length])
			.sort(byId);
	assert.deepEqual(
		nonZero(index.brandTotals),
		totalsOf(({ brandId }) => brandId),
	);
	assert.deepEqual(
		nonZero(index.categoryTotals),
		totalsOf(({ categoryId }) => categoryId),
	);
}

/** Compares the rows of the home page and the first products of sub-categories. */
export function assertSameFirst(index: ListingIndex, listings: readonly Listing[], own: Listing): void {
	const scopes = [
		{ kind: 'new' },
		{ kind: 'sale' },
		{ kind: 'category', id: own.categoryId },
	] as const satisfies PlainScope[];
	for (const scope of scopes) {
		const request = { scope, chosen: NOTHING_CHOSEN, sort: undefined };
		const { productIds } = naiveList(listings, request, () => 0);
		for (const limit of [5, 24, 30])
			assert.deepEqual(firstProducts(index, scope, limit), productIds.slice(0, limit));
	}
	for (const { subcategoryId, productIds } of firstOfSubcategories(index, [own.categoryId], 3)) {
		const scope = { kind: 'subcategory', id: subcategoryId } as const;
		const expected = naiveList(listings, { scope, chosen: NOTHING_CHOSEN, sort: undefined }, () => 0);
		assert.deepEqual(productIds, expected.productIds.slice(0, 3));
	}
}

export function assertSameRelated(index: ListingIndex, listings: readonly Listing[], own: Listing): void {
	const distance = ({ priceTenge }: Listing) => Math.abs(priceTenge - own.priceTenge);
	const others = listings.filter(
		(one) =>
			one.subcategoryId === own.subcategoryId &&
			one.productId !== own.productId &&
			(own.familyId === 0 || one.familyId !== own.familyId),
	);
	const expected = naiveCards(others)
		.map(({ shown }) => shown)
		.toSorted(
			(a, b) =>
				Number(b.inStock) - Number(a.inStock) || distance(a) - distance(b) || a.productId - b.productId,
		);
	assert.deepEqual(
		relatedProducts(index, own.productId, 6),
		expected.slice(0, 6).map(({ productId }) => productId),
	);
}

/** CHOOSE-01: compares the sold variants of a product and their lowest price. */
export function assertSameFamily(index: ListingIndex, listings: readonly Listing[], own: Listing): void {
	const variants = listings.filter(({ familyId }) => familyId !== 0 && familyId === own.familyId);
	const inStock = variants.filter((one) => one.inStock);
	const prices = (inStock.length > 0 ? inStock : variants).map(({ priceTenge }) => priceTenge);
	const expected = {
		familyId: own.familyId,
		productIds: variants.map(({ productId }) => productId).toSorted((a, b) => a - b),
		minPriceTenge: prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
		maxPriceTenge: prices.reduce((a, b) => Math.max(a, b), 0),
	};
	assert.deepEqual(familyOf(index, own.productId), variants.length < 2 ? undefined : expected);
}
