import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ScopeSql } from './list-scope.ts';
import { listCards, rowsOf } from './products.queries.ts';

type Conditions = readonly RawBuilder<boolean>[];

export function listCardsInOrder(
	db: Database,
	{ from, where }: ScopeSql,
	conditions: Conditions,
	{ order, limit, offset }: { order: RawBuilder<unknown>; limit: number; offset: number },
): Promise<ProductWire[]> {
	return listCards(
		db,
		sql`select l.product_id from ${from} where ${sql.join([where, ...conditions], sql` and `)}
			order by ${order} limit ${limit} offset ${offset}`,
	);
}

export async function countListings(
	db: Database,
	{ from, where }: ScopeSql,
	conditions: Conditions,
): Promise<number> {
	const rows = await rowsOf(
		db,
		sql<{ count: number }>`select count(*)::integer as count from ${from}
			where ${sql.join([where, ...conditions], sql` and `)}`,
	);
	return rows[0]?.count ?? 0;
}
