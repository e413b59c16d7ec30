import type { ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { ChosenFilters } from '../chosen-filters.ts';
import type { FacetCounts } from '../facet-counts.ts';
import type { Listing } from '../listing.ts';
import type { PlainScope } from '../select.ts';
import type { RuleClause } from '../select-by-rule.ts';
import type { SearchTerm, TermMatch } from '../select-matches.ts';

export type NaiveScope =
	| PlainScope
	| { kind: 'rule'; clauses: readonly RuleClause[] }
	| { kind: 'picked'; productIds: readonly number[] }
	| { kind: 'search'; terms: readonly SearchTerm[] };

export type NaiveRequest = {
	scope: NaiveScope;
	chosen: ChosenFilters;
	sort: ListSort | undefined;
};

export type NaiveList = FacetCounts & { productIds: number[] };

/** Lists counted the straightforward way, over plain objects: what the index must agree with. Shares no code with it. */
export function naiveList(
	listings: readonly Listing[],
	{ scope, chosen, sort }: NaiveRequest,
	nameRank: (productId: number) => number,
): NaiveList {
	const members = listings.filter(memberTest(listings, scope));
	const conditions = conditionsOf(chosen);
	/** Those that meet every choice but that about the same thing. */
	const without = (of: string) =>
		members.filter((listing) => conditions.every((one) => one.of === of || one.isMet(listing)));
	const found = without('');
	const prices = without('price').map(({ priceTenge }) => priceTenge);
	const key = orderKey(scope, sort, nameRank);
	return {
		found: found.length,
		brands: countEach(without('brand').map(({ brandId }) => brandId)),
		priceTenge: {
			min: prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
			max: prices.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
		},
		inStock: without('inStock').filter(({ inStock }) => inStock).length,
		onSale: without('onSale').filter(({ onSale }) => onSale).length,
		values: valueCounts(found, chosen, without),
		productIds: sortBy(found, key).map(({ productId }) => productId),
	};
}

function valueCounts(
	found: readonly Listing[],
	chosen: ChosenFilters,
	without: (of: string) => Listing[],
): Map<number, number> {
	const counts = countEach(found.flatMap(({ facetIds }) => facetIds));
	for (const { key, valueIds } of chosen.attributes) {
		const own = new Set(valueIds);
		const ids = without(`attribute ${key}`).flatMap(({ facetIds }) => facetIds);
		for (const id of own) counts.delete(id);
		for (const [id, count] of countEach(ids.filter((facetId) => own.has(facetId)))) counts.set(id, count);
	}
	return counts;
}

function countEach(ids: readonly number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
	return counts;
}

type Condition = { of: string; isMet: (listing: Listing) => boolean };

function conditionsOf(chosen: ChosenFilters): Condition[] {
	const { brandIds, minPriceTenge = 0, maxPriceTenge = Number.POSITIVE_INFINITY } = chosen;
	return [
		{ of: 'brand', isMet: ({ brandId }) => brandIds.size === 0 || brandIds.has(brandId) },
		{ of: 'price', isMet: ({ priceTenge: price }) => price >= minPriceTenge && price <= maxPriceTenge },
		{ of: 'inStock', isMet: ({ inStock }) => inStock || !chosen.inStock },
		{ of: 'onSale', isMet: ({ onSale }) => onSale || !chosen.onSale },
		...chosen.attributes.map(({ key, chosenIds }) => ({
			of: `attribute ${key}`,
			isMet: ({ facetIds }: Listing) => facetIds.some((id) => chosenIds.includes(id)),
		})),
	];
}

function memberTest(listings: readonly Listing[], scope: NaiveScope): (listing: Listing) => boolean {
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
		case 'search':
			return searchTest(listings, scope.terms);
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

const isMatched = (listing: Listing, { in: where, id }: TermMatch) =>
	(where === 'kind' && listing.kindId === id) ||
	(where === 'name' && listing.wordIds.includes(id)) ||
	(where === 'facet' && listing.facetIds.includes(id));

/** Of the best match; nothing if the term is not met. */
function termScore(listing: Listing, { matches, phrases }: SearchTerm): number | undefined {
	const scores = [
		...matches.filter((match) => isMatched(listing, match)),
		...phrases.filter(({ words }) => words.every((word) => word.some((match) => isMatched(listing, match)))),
	].map(({ score }) => score);
	return scores.length > 0 ? Math.max(...scores) : undefined;
}

const termsMet = (listing: Listing, terms: readonly SearchTerm[]) =>
	terms.filter((term) => termScore(listing, term) !== undefined).length;

/** All terms; where nothing has them, all but one of three or more; failing that, any. */
function searchTest(
	listings: readonly Listing[],
	terms: readonly SearchTerm[],
): (listing: Listing) => boolean {
	const needed = [terms.length, ...(terms.length > 2 ? [terms.length - 1] : []), 1].find((number) =>
		listings.some((listing) => termsMet(listing, terms) >= number),
	);
	return (listing) => needed !== undefined && termsMet(listing, terms) >= needed;
}

/** What comes first has the smaller numbers. */
type OrderKey = (listing: Listing) => number[];

function orderKey(
	scope: NaiveScope,
	sort: ListSort | undefined,
	nameRank: (productId: number) => number,
): OrderKey {
	const soldOut = ({ inStock }: Listing) => (inStock ? 0 : 1);
	const order = sort ?? (scope.kind === 'new' ? 'new' : scope.kind === 'sale' ? 'discount' : undefined);
	if (order === 'new') return (one) => [soldOut(one), -one.createdMicros];
	if (order === 'discount') return (one) => [soldOut(one), -one.discount];
	if (order === 'price') return (one) => [soldOut(one), one.priceTenge];
	if (order === '-price') return (one) => [soldOut(one), -one.priceTenge];
	if (order === 'name') return (one) => [soldOut(one), nameRank(one.productId)];
	if (scope.kind === 'picked') return (one) => [soldOut(one), scope.productIds.indexOf(one.productId)];
	if (scope.kind !== 'search') return (one) => [soldOut(one)];
	const { terms } = scope;
	const isModel = terms.some(({ matches }) => {
		const best = Math.max(0, ...matches.map(({ score }) => score));
		return matches.some((match) => match.in === 'name' && match.score === best);
	});
	return (one) => {
		const score = terms.reduce((sum, term) => sum + (termScore(one, term) ?? 0), 0);
		return [-score, isModel ? one.wordIds.length : 0, soldOut(one)];
	};
}

function sortBy(listings: readonly Listing[], key: OrderKey): Listing[] {
	const keyed = listings.map((listing) => ({ listing, key: [...key(listing), listing.productId] }));
	keyed.sort((a, b) => {
		const at = a.key.findIndex((part, index) => part !== b.key[index]);
		return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
	});
	return keyed.map(({ listing }) => listing);
}
