import { MIN_RATINGS } from '@dukan/domain/goods/lists/list-filters.ts';
import { LIST_SORTS, type ListSort } from '@dukan/domain/goods/lists/product-list.ts';
import type { ChosenFilters } from '../choices.ts';
import type { Listing } from '../listing.ts';
import type { SearchTerm, TermMatch } from '../score-terms.ts';
import type { RuleClause } from '../select-by-rule.ts';
import type { OtherTerm, SearchReading } from '../select-plan.ts';
import type { NaiveRequest, NaiveScope } from './naive-list.ts';
import type { Random } from './random.ts';

/** An attribute with all values that any product has. */
export type Attribute = { key: string; valueIds: readonly number[] };

/** Makes a request from facts about some products, so that it often finds something. */
export function randomRequest(
	random: Random,
	listings: readonly Listing[],
	attributes: readonly Attribute[],
): NaiveRequest {
	const sort: ListSort | undefined = random.chance(0.4) ? undefined : random.pick(LIST_SORTS);
	return {
		scope: randomScope(random, listings),
		chosen: random.chance(0.3) ? NOTHING_CHOSEN : randomChoices(random, listings, attributes),
		sort,
	};
}

export const NOTHING_CHOSEN: ChosenFilters = {
	categoryIds: new Set(),
	brandIds: new Set(),
	minPriceTenge: undefined,
	maxPriceTenge: undefined,
	inStock: false,
	onSale: false,
	minRating: undefined,
	attributes: [],
};

function randomScope(random: Random, listings: readonly Listing[]): NaiveScope {
	const model = random.pick(listings);
	const kind = random.pick([
		'category',
		'subcategory',
		'brand',
		'new',
		'sale',
		'rule',
		'picked',
		'search',
	] as const);
	switch (kind) {
		case 'category':
			return { kind, id: model.categoryId };
		case 'subcategory':
			return { kind, id: model.subcategoryId };
		case 'brand':
			return { kind, id: model.brandId };
		case 'rule':
			return { kind, clauses: some(random, 3, () => randomClause(random, listings)) };
		case 'picked':
			return { kind, productIds: [...new Set(some(random, 40, () => random.pick(listings).productId)), -1] };
		case 'search':
			return { kind, readings: some(random, 2, () => randomReading(random, listings)) };
		default:
			return { kind };
	}
}

/** Makes 1 to `most` items. */
function some<Item>(random: Random, most: number, make: () => Item): Item[] {
	return Array.from({ length: 1 + random.below(most) }, make);
}

function randomClause(random: Random, listings: readonly Listing[]): RuleClause {
	const [one, other] = [random.pick(listings), random.pick(listings)];
	return {
		...(random.chance(0.4) && { categoryIds: [one.categoryId, other.categoryId] }),
		...(random.chance(0.3) && { subcategoryIds: [one.subcategoryId, other.subcategoryId] }),
		...(random.chance(0.3) && { minPriceTenge: Math.round(one.priceTenge / 2) }),
		...(random.chance(0.3) && { maxPriceTenge: one.priceTenge }),
		facetIds: random.chance(0.5) ? one.facetIds.filter(() => random.chance(0.3)).map((id) => [id]) : [],
	};
}

function randomChoices(
	random: Random,
	listings: readonly Listing[],
	attributes: readonly Attribute[],
): ChosenFilters {
	const [one, other] = [random.pick(listings), random.pick(listings)];
	const chosen = attributes.filter(({ valueIds }) =>
		one.facetIds.some((id) => valueIds.includes(id) && random.chance(0.25)),
	);
	return {
		categoryIds: new Set(random.chance(0.2) ? [one.categoryId, other.categoryId] : []),
		brandIds: new Set(random.chance(0.4) ? [one.brandId, other.brandId] : []),
		minPriceTenge: random.chance(0.3) ? Math.round(one.priceTenge * random.next()) : undefined,
		maxPriceTenge: random.chance(0.3) ? Math.round(one.priceTenge * (1 + random.next())) : undefined,
		inStock: random.chance(0.3),
		onSale: random.chance(0.2),
		minRating: random.chance(0.25) ? random.pick(MIN_RATINGS) : undefined,
		attributes: chosen.map(({ key, valueIds }) => {
			const own = [...one.facetIds, ...other.facetIds].filter((id) => valueIds.includes(id));
			// No product has the value -1.
			return { key, valueIds, chosenIds: [...own, -1] };
		}),
	};
}

function randomReading(random: Random, listings: readonly Listing[]): SearchReading {
	const maybe = (share: number) => (random.chance(share) ? randomTerm(random, listings) : undefined);
	const other = (term: number): OtherTerm => ({
		term,
		cost: 1 + random.below(4),
		narrow: maybe(0.7),
		order: maybe(0.4),
		kin: maybe(0.5),
	});
	return {
		base: randomTerm(random, listings),
		others: Array.from({ length: random.below(4) }, (_, at) => other(at + 1)),
	};
}

function randomTerm(random: Random, listings: readonly Listing[]): SearchTerm {
	const matches = () => distinct(some(random, 4, () => randomMatch(random, random.pick(listings))));
	const phrases = random.chance(0.2)
		? [{ words: some(random, 3, matches), score: 5 * random.below(20) }]
		: [];
	return { matches: matches(), phrases };
}

function randomMatch(random: Random, listing: Listing): TermMatch {
	const score = 5 * random.below(21);
	const { categoryId, subcategoryId, brandId, typeId, wordIds, facetIds } = listing;
	const [of, ids] = random.pick([
		['category', [categoryId]],
		['subcategory', [subcategoryId]],
		['brand', [brandId]],
		// A type of 0 belongs to a product whose names are not read yet, so no search asks for it.
		['type', [typeId || 99_999]],
		['name', [...wordIds, 99_999]],
		['facet', [...facetIds, 99_999]],
	] as const);
	return { of, id: random.pick(ids), score };
}

function distinct(matches: readonly TermMatch[]): TermMatch[] {
	return [...new Map(matches.map((match) => [`${match.of} ${match.id}`, match])).values()];
}
