import type { AttributeFacetWire, FacetsWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { ListFilters } from '@dukan/domain/catalogue/list-filters.ts';
import type { ListScope } from '@dukan/domain/catalogue/product-list.ts';
import { manatFromTenge } from '@dukan/domain/money/money.ts';
import type { Database } from '../platform/database/database.ts';
import { type CountedValue, facetWire } from './facet-wire.ts';
import { type FacetAttribute, listBrandNames, listFacetValues } from './facets.queries.ts';
import type { ChosenFilters, Counts } from './tally.ts';

/** A list across categories offers what at least this share of its products have. */
const COMMON_SHARE = 0.5;

/** CAT-02: what a list can be narrowed down to, from the counts of its products. */
export async function describeFacets(
	db: Database,
	{ scope, filters }: { scope: ListScope; filters: ListFilters },
	attributes: readonly FacetAttribute[],
	chosen: ChosenFilters,
	counts: Counts,
): Promise<FacetsWire> {
	const [brands, values] = await Promise.all([
		listBrandNames(db, [...new Set([...counts.brands.keys(), ...chosen.brandIds])]),
		listFacetValues(
			db,
			[...counts.values.keys(), ...chosen.attributes.flatMap(({ chosenIds }) => chosenIds)],
			attributes.map(({ key }) => key),
		),
	]);
	const byAttribute = Map.groupBy(values, ({ attribute_key }) => attribute_key);
	const ofCategory = scope.kind === 'category' || scope.kind === 'subcategory';
	const isOffered = (key: string, counted: readonly CountedValue[]) =>
		ofCategory ||
		key in filters.attributes ||
		counted.reduce((sum, { count }) => sum + count, 0) >= Math.max(1, counts.found * COMMON_SHARE);

	const facets: AttributeFacetWire[] = [];
	for (const attribute of attributes) {
		const counted = (byAttribute.get(attribute.key) ?? []).map((value) => ({
			...value,
			count: counts.values.get(value.id) ?? 0,
		}));
		if (!isOffered(attribute.key, counted)) continue;
		const facet = facetWire(attribute, counted, filters.attributes[attribute.key] ?? []);
		if (facet.values.length > 0 || facet.ranges) facets.push(facet);
	}
	const { min, max } = counts.priceTenge;
	return {
		brands: brands.map(({ id, name }) => ({ id, name, count: counts.brands.get(id) ?? 0 })),
		price: min <= max ? { min: manatFromTenge(min), max: manatFromTenge(max) } : { min: 0, max: 0 },
		attributes: facets,
		in_stock: counts.inStock,
		sale: counts.onSale,
	};
}
