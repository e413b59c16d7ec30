import { ATTRIBUTE_PREFIX } from '@dukan/domain/goods/lists/list-filters.ts';
import type {
	ListRequest,
	PlaceWire,
	ProductList,
	UnderstoodWire,
} from '@dukan/domain/goods/lists/lists.api.ts';
import { countFacets } from '@dukan/listing-index/count-facets.ts';
import { pageOfSelection, pageOrder } from '@dukan/listing-index/page-order.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import { type CachedQuery, uncached } from '../../../platform/cache/query-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadIndex } from '../../shop/reading/read-shop.ts';
import { listProductCards } from '../products/product-cards.ts';
import { readChosenFilters } from './chosen-filters.queries.ts';
import { describeFacets } from './describe-facets.ts';
import { type FacetAttribute, listFacetAttributes } from './facets.queries.ts';
import type { SelectRows } from './scope-selection.ts';

const CHANGED_BY = [
	'units',
	'attribute_groups',
	'attributes',
	'categories',
	'subcategories',
	'subcategory_attributes',
];

/**
 * The attributes are cached once for each category, and once for all lists across categories. With chosen
 * attributes in a category they are read each time, because there are more combinations than the cache has
 * room for.
 */
function facetAttributes(
	db: Database,
	{ scope, filters }: Pick<ListRequest, 'scope' | 'filters'>,
	cached: CachedQuery,
): Promise<FacetAttribute[]> {
	const chosenKeys = Object.keys(filters.attributes);
	const read = () => listFacetAttributes(db, scope, chosenKeys);
	const isOfCategory = scope.kind === 'category' || scope.kind === 'subcategory';
	if (!isOfCategory) return cached('facet attributes', CHANGED_BY, read);
	if (chosenKeys.length > 0) return read();
	return cached(`facet attributes of ${scope.kind} ${scope.id}`, CHANGED_BY, read);
}

type Options = {
	select: SelectRows;
	cached?: CachedQuery;
	/** For a search: returns the parts of the query that were read as filters. */
	understood?: (selection: Selection) => UnderstoodWire[];
	/** For a search: returns the pages that the query names. */
	places?: (selection: Selection) => Promise<PlaceWire[]>;
};

/** CAT-02: returns a page of a list, the number of all its cards, and the choices that can narrow it down. */
export async function listProducts(
	db: Database,
	readIndex: ReadIndex,
	request: ListRequest,
	{ select, cached = uncached, understood = () => [], places = async () => [] }: Options,
): Promise<ProductList> {
	const { filters, sort, language, limit, offset, withFacets } = request;
	const { chosen, unknown } = await readChosenFilters(db, filters);
	if (unknown.length > 0) {
		const invalid = unknown.map((key) => ({ field: ATTRIBUTE_PREFIX + key, code: 'unknown' as const }));
		return {
			rows: [],
			count: 0,
			facets: undefined,
			invalid,
			didYouMean: undefined,
			understood: [],
			places: [],
		};
	}
	const index = await readIndex(sort === 'name' ? language : undefined);
	// The index changes in place, so nothing is awaited until the page has been chosen.
	const selection = select(index);
	const { counts, matching } = countFacets(selection, chosen, { withFacets });
	const page = pageOfSelection(selection, matching, pageOrder(selection, request), { limit, offset });
	const describe = async () =>
		describeFacets(db, request, await facetAttributes(db, request, cached), chosen, { counts, cached });
	const [rows, facets, named] = await Promise.all([
		listProductCards(db, index, page),
		withFacets ? describe() : undefined,
		places(selection),
	]);
	return {
		rows,
		count: counts.found,
		facets,
		invalid: [],
		didYouMean: undefined,
		understood: understood(selection),
		places: named,
	};
}
