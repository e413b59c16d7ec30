import { ATTRIBUTE_PREFIX } from '@dukan/domain/catalogue/list-filters.ts';
import type { ListRequest, ProductList } from '@dukan/domain/storefront/shop-reader.ts';
import type { Database } from '../platform/database/database.ts';
import { filterConditions, readChosenFilters } from './chosen-filters.queries.ts';
import { describeFacets } from './describe-facets.ts';
import { listFacetAttributes, readTallies } from './facets.queries.ts';
import { listOrder } from './list-orders.ts';
import type { ScopeSql } from './list-scope.ts';
import { countListings, listCardsInOrder } from './product-list.queries.ts';
import { countTallies } from './tally.ts';

/** CAT-02: one page of a list, how many products it has in all, and what it can be narrowed down to. */
export async function listProducts(
	db: Database,
	scope: ScopeSql,
	request: ListRequest,
): Promise<ProductList> {
	const { filters, sort, language, limit, offset, withFacets } = request;
	const { chosen, unknown } = await readChosenFilters(db, filters);
	if (unknown.length > 0) {
		const invalid = unknown.map((key) => ({ field: ATTRIBUTE_PREFIX + key, code: 'unknown' as const }));
		return { rows: [], count: 0, facets: undefined, invalid, didYouMean: undefined };
	}
	const conditions = filterConditions(chosen);
	const order = sort ? listOrder(sort, language) : scope.order;
	const [rows, { count, facets }] = await Promise.all([
		listCardsInOrder(db, scope, conditions, { order, limit, offset }),
		withFacets
			? countFacets(db, scope, request, chosen)
			: countListings(db, scope, conditions).then((count) => ({ count, facets: undefined })),
	]);
	return { rows, count, facets, invalid: [], didYouMean: undefined };
}

async function countFacets(
	db: Database,
	scope: ScopeSql,
	request: ListRequest,
	chosen: Awaited<ReturnType<typeof readChosenFilters>>['chosen'],
) {
	const [tallies, attributes] = await Promise.all([
		readTallies(db, scope),
		listFacetAttributes(db, request.scope, Object.keys(request.filters.attributes)),
	]);
	const counts = countTallies(tallies, chosen);
	return { count: counts.found, facets: await describeFacets(db, request, attributes, chosen, counts) };
}
