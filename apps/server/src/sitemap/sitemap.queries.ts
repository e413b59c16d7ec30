import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export async function countProducts(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom('products')
		.select(sql<number>`count(*)::integer`.as('count'))
		.where('published', '=', true)
		.executeTakeFirstOrThrow();
	return count;
}

/** Ids only: a hundred thousand of them are read in parts. */
export function listProductIds(
	db: Database,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; category_id: number }[]> {
	return db
		.selectFrom('products')
		.select(['id', 'category_id'])
		.where('published', '=', true)
		.orderBy('id')
		.limit(limit)
		.offset(offset)
		.execute();
}
