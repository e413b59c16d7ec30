import type { ListSort } from '@dukan/domain/goods/lists/product-list.ts';
import type { ChosenFilters } from '../choices.ts';
import type { FacetCounts } from '../facet-totals.ts';
import type { Listing } from '../listing.ts';
import type { PlainScope } from '../select.ts';
import type { RuleClause } from '../select-by-rule.ts';
import type { SearchReading } from '../select-plan.ts';
import { type NaiveCard, naiveCards } from './naive-cards.ts';
import { type NaiveFound, naiveSearch, searchKey } from './naive-search.ts';

export type NaiveScope =
	| PlainScope
	| { kind: 'rule'; clauses: readonly RuleClause[] }
	| { kind: 'picked'; productIds: readonly number[] }
	| { kind: 'search'; readings: readonly SearchReading[] };

export type NaiveRequest = {
	scope: NaiveScope;
	chosen: ChosenFilters;
	sort: ListSort | undefined;
};

export type NaiveList = FacetCounts & { productIds: number[] };

/**
 * Computes lists in the simplest way, over plain objects. It shares no code with the index, which must give
 * the same result.
 */
export function naiveList(
	listings: readonly Listing[],
	{ scope, chosen, sort }: NaiveRequest,
	nameRank: (productId: number) => number,
): NaiveList {
	const search = scope.kind === 'search' ? naiveSearch(listings, scope.readings) : undefined;
	const members = scope.kind === 'search' ? (search?.members ?? []) : listings.filter(memberTest(scope));
	const conditions = conditionsOf(chosen);
	/** Returns the products that meet every choice except the one about `of`. */
	const without = (of: string) =>
		members.filter((listing) => conditions.every((one) => one.of === of || one.isMet(listing)));
	const found = without('');
	const prices = without('price').map(({ priceTenge }) => priceTenge);
	const key = orderKey(scope, sort, nameRank, search);
	return {
		found: naiveCards(found).length,
		categories: countCards(without('category'), ({ categoryId }) => [categoryId]),
		brands: countCards(without('brand'), ({ brandId }) => [brandId]),
		priceTenge: {
			min: prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
			max: prices.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
		},
		inStock: naiveCards(without('inStock').filter(({ inStock }) => inStock)).length,
		onSale: naiveCards(without('onSale').filter(({ onSale }) => onSale)).length,
		ratings: countCards(without('rating'), (one) => [3, 4].filter((from) => isRated(one, from))),
		values: valueCounts(found, chosen, without),
		productIds: sortCards(naiveCards(found), key).map(({ shown }) => shown.productId),
	};
}

function valueCounts(
	found: readonly Listing[],
	chosen: ChosenFilters,
	without: (of: string) => Listing[],
): Map<number, number> {
	const counts = countCards(found, ({ facetIds }) => facetIds);
	for (const { key, valueIds } of chosen.attributes) {
		const own = new Set(valueIds);
		const others = countCards(without(`attribute ${key}`), ({ facetIds }) =>
			facetIds.filter((id) => own.has(id)),
		);
		for (const id of own) counts.delete(id);
		for (const [id, count] of others) counts.set(id, count);
	}
	return counts;
}

/** Counts, for each id, the cards with a variant that has the id. */
function countCards(
	listings: readonly Listing[],
	idsOf: (listing: Listing) => readonly number[],
): Map<number, number> {
	const counts = new Map<number, number>();
	for (const { variants } of naiveCards(listings))
		for (const id of new Set(variants.flatMap(idsOf))) counts.set(id, (counts.get(id) ?? 0) + 1);
	return counts;
}

/** Rounds the average to a tenth, as a card shows it. */
function isRated({ starsSum, reviewCount }: Listing, from: number): boolean {
	return reviewCount > 0 && Number((starsSum / reviewCount + 1e-9).toFixed(1)) >= from;
}

type Condition = { of: string; isMet: (listing: Listing) => boolean };

function conditionsOf(chosen: ChosenFilters): Condition[] {
	const { brandIds, minPriceTenge = 0, maxPriceTenge = Number.POSITIVE_INFINITY } = chosen;
	const { categoryIds } = chosen;
	return [
		{ of: 'category', isMet: ({ categoryId }) => categoryIds.size === 0 || categoryIds.has(categoryId) },
		{ of: 'brand', isMet: ({ brandId }) => brandIds.size === 0 || brandIds.has(brandId) },
		{ of: 'price', isMet: ({ priceTenge: price }) => price >= minPriceTenge && price <= maxPriceTenge },
		{ of: 'inStock', isMet: ({ inStock }) => inStock || !chosen.inStock },
		{ of: 'onSale', isMet: ({ onSale }) => onSale || !chosen.onSale },
		{ of: 'rating', isMet: (one) => chosen.minRating === undefined || isRated(one, chosen.minRating) },
		...chosen.attributes.map(({ key, chosenIds }) => ({
			of: `attribute ${key}`,
			isMet: ({ facetIds }: Listing) => facetIds.some((id) => chosenIds.includes(id)),
		})),
	];
}

function memberTest(scope: Exclude<NaiveScope, { kind: 'search' }>): (listing: Listing) => boolean {
	switch (scope.kind) {
		case 'category':
			return ({ categoryId }) => categoryId === scope.id;
		case 'subcategory':
			return ({ subcategoryId }) => subcategoryId === scope.id;
		case 'brand':
			return ({ brandId }) => brandId === scope.id;
		case 'new':
			return ({ isNew }) => isNew;
		case 'sale':
			return ({ onSale }) => onSale;
		case 'picked':
			return ({ productId }) => scope.productIds.includes(productId);
		case 'rule':
			return (listing) => scope.clauses.some((clause) => meetsClause(listing, clause));
	}
}

function meetsClause(listing: Listing, clause: RuleClause): boolean {
	const { categoryIds, subcategoryIds, minPriceTenge = 0, maxPriceTenge = Number.POSITIVE_INFINITY } = clause;
	return (
		(!categoryIds || categoryIds.includes(listing.categoryId)) &&
		(!subcategoryIds || subcategoryIds.includes(listing.subcategoryId)) &&
		listing.priceTenge >= minPriceTenge &&
		listing.priceTenge <= maxPriceTenge &&
		clause.facetIds.every((ids) => ids.some((id) => listing.facetIds.includes(id)))
	);
}

/**
 * A sort key; smaller numbers come first. With `byBest` a family takes the place of its best variant, and
 * otherwise that of the variant that its card shows.
 */
type OrderKey = { of: (listing: Listing) => number[]; byBest: boolean };

function orderKey(
	scope: NaiveScope,
	sort: ListSort | undefined,
	nameRank: (productId: number) => number,
	search: NaiveFound | undefined,
): OrderKey {
	const soldOut = ({ inStock }: Listing) => (inStock ? 0 : 1);
	const order = sort ?? (scope.kind === 'new' ? 'new' : scope.kind === 'sale' ? 'discount' : undefined);
	const byShown = (number: (one: Listing) => number): OrderKey => ({
		of: (one) => [soldOut(one), number(one)],
		byBest: false,
	});
	if (order === 'new') return byShown(({ createdMicros }) => -createdMicros);
	if (order === 'discount') return byShown(({ discount }) => -discount);
	if (order === 'price') return byShown(({ priceTenge }) => priceTenge);
	if (order === '-price') return byShown(({ priceTenge }) => -priceTenge);
	if (order === 'name') return byShown(({ productId }) => nameRank(productId));
	if (scope.kind === 'picked' && !order)
		return { of: (one) => [soldOut(one), scope.productIds.indexOf(one.productId)], byBest: true };
	const popular = (one: Listing) => [soldOut(one), one.isAccessory ? 1 : 0, -one.popularity];
	// CHOOSE-03: the rating counts five more reviews with three and a half stars each.
	const score = ({ starsSum, reviewCount }: Listing) => (17.5 + starsSum) / (5 + reviewCount);
	if (order === 'rating') return { of: (one) => [soldOut(one), -score(one), -one.popularity], byBest: true };
	if (!search || order === 'popular') return { of: popular, byBest: true };
	return { of: (one) => [...searchKey(search, one), ...popular(one)], byBest: true };
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((part, index) => part !== b[index]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function sortCards(cards: readonly NaiveCard[], { of, byBest }: OrderKey): NaiveCard[] {
	const keyed = cards.map((card) => {
		const keys = (byBest ? card.variants : [card.shown]).map(of).toSorted(compareKeys);
		return { card, key: [...(keys[0] ?? []), card.shown.productId] };
	});
	return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ card }) => card);
}
