import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { type ListFilters, MIN_RATINGS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { FacetsWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import type { ChosenFilters } from '@dukan/listing-index/choices.ts';
import type { FacetCounts } from '@dukan/listing-index/facet-totals.ts';
import type { CachedQuery } from '../../../platform/cache/query-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countedValues } from './counted-values.ts';
import { facetWire } from './facet-wire.ts';
import { type FacetAttribute, listBrandNames, listCategoryNames } from './facets.queries.ts';

/** A list across categories offers an attribute if at least this share of its products has it. */
const COMMON_SHARE = 0.5;

/** CAT-02: returns the choices that can narrow a list down, with the number of products of each. */
export async function describeFacets(
	db: Database,
	{ scope, filters }: { scope: ListScope; filters: ListFilters },
	attributes: readonly FacetAttribute[],
	chosen: ChosenFilters,
	{ counts, cached }: { counts: FacetCounts; cached: CachedQuery },
): Promise<FacetsWire> {
	const ofCategory = scope.kind === 'category' || scope.kind === 'subcategory';
	const none = chosen.attributes.flatMap(({ chosenIds }) => chosenIds.map((id) => [id, 0] as const));
	const shownBrands = new Set([...counts.brands.keys(), ...chosen.brandIds]);
	const shownCategories = ofCategory
		? []
		: [...new Set([...counts.categories.keys(), ...chosen.categoryIds])];
	const [categoryNames, brandNames, values] = await Promise.all([
		shownCategories.length === 0 ? [] : cached('category names', ['categories'], () => listCategoryNames(db)),
		shownBrands.size === 0 ? [] : cached('brand names', ['brands'], () => listBrandNames(db)),
		countedValues(
			db,
			{
				counts: new Map([...none, ...counts.values]),
				leastProducts: ofCategory ? 1 : Math.max(1, Math.ceil(counts.found * COMMON_SHARE)),
				chosenKeys: new Set(Object.keys(filters.attributes)),
			},
			cached,
		),
	]);
	const facets = attributes
		.map((attribute) =>
			facetWire(attribute, values.get(attribute.key) ?? [], filters.attributes[attribute.key] ?? []),
		)
		.filter(({ values, ranges }) => values.length > 0 || ranges);
	const { min, max } = counts.priceTenge;
	return {
		categories: categoryNames
			.filter(({ k_id }) => shownCategories.includes(k_id))
			.map((category) => ({ ...category, count: counts.categories.get(category.k_id) ?? 0 }))
			.toSorted((a, b) => b.count - a.count),
		brands: brandNames
			.filter(({ id }) => shownBrands.has(id))
			.map(({ id, name }) => ({ id, name, count: counts.brands.get(id) ?? 0 })),
		price: min <= max ? { min: manatFromTenge(min), max: manatFromTenge(max) } : { min: 0, max: 0 },
		attributes: facets,
		in_stock: counts.inStock,
		sale: counts.onSale,
		rating: MIN_RATINGS.map((from) => ({ from, count: counts.ratings.get(from) ?? 0 })).filter(
			({ from, count }) => count > 0 || from === chosen.minRating,
		),
	};
}
