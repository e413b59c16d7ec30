import type { ListRequest, ProductList } from '@dukan/domain/storefront/shop-reader.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { readFilterGroups } from './filter-groups.ts';
import { listOrder } from './list-orders.ts';
import type { ScopeSql } from './list-scope.ts';
import { listCards, rowsOf } from './products.queries.ts';

/** CAT-02: one page of a list, and how many products it has in all. */
export async function listProducts(
	db: Database,
	scope: ScopeSql,
	{ filters, sort, language, limit, offset }: Omit<ListRequest, 'scope'>,
): Promise<ProductList> {
	const { groups } = await readFilterGroups(db, filters);
	const conditions = sql.join([scope.where, ...groups.map(({ condition }) => condition)], sql` and `);
	const [rows, counts] = await Promise.all([
		listCards(
			db,
			sql`select l.product_id from ${scope.from} where ${conditions}
				order by ${sort ? listOrder(sort, language) : scope.order} limit ${limit} offset ${offset}`,
		),
		rowsOf(
			db,
			sql<{ count: number }>`select count(*)::integer as count from ${scope.from} where ${conditions}`,
		),
	]);
	return { rows, count: counts[0]?.count ?? 0, facets: undefined, didYouMean: undefined };
}
