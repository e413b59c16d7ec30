import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { shownName } from './list-orders.ts';
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

/**
 * By name, where it is known how many are in stock: of a category the index of names (migrations/025) then gives first
 * those, then the rest, and nothing is sorted.
 */
export async function listCardsByName(
	db: Database,
	{ from, where }: ScopeSql,
	conditions: Conditions,
	{
		language,
		limit,
		offset,
		inStock,
	}: { language: Language; limit: number; offset: number; inStock: number },
): Promise<ProductWire[]> {
	const part = (stock: RawBuilder<boolean>, first: number, amount: number) =>
		amount > 0
			? listCards(
					db,
					sql`select n.id from ${from} join products n on n.id = l.product_id and n.category_id = l.category_id
						where ${sql.join([where, ...conditions, stock], sql` and `)}
						order by ${shownName(language)}, n.id limit ${amount} offset ${first}`,
				)
			: [];
	const fromStock = Math.min(limit, Math.max(0, inStock - offset));
	const parts = await Promise.all([
		part(sql`l.in_stock`, offset, fromStock),
		part(sql`not l.in_stock`, Math.max(0, offset - inStock), limit - fromStock),
	]);
	return parts.flat();
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
