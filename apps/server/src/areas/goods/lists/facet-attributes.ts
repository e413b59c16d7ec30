import type { ListRequest } from '@dukan/domain/goods/lists/lists.api.ts';
import type { CachedQuery } from '../../../platform/cache/query-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type FacetAttribute, listFacetAttributes } from './facets.queries.ts';

const CHANGED_BY = [
	'units',
	'attribute_groups',
	'attributes',
	'categories',
	'subcategories',
	'subcategory_attributes',
];

/**
 * Read once for each category, and once for all lists across them. With chosen ones among them, each time: there are more
 * ways to choose than there is room to remember.
 */
export function facetAttributes(
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
