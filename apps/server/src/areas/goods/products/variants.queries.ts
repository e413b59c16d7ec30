import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Returns the attributes that staff chose for telling the family's variants apart. The list is empty if they
 * chose none.
 */
export async function findVariantKeys(db: Database, familyId: number): Promise<string[]> {
	const family = await db
		.selectFrom('product_families')
		.select('attribute_keys')
		.where('id', '=', familyId)
		.executeTakeFirst();
	return family?.attribute_keys ?? [];
}

/** Returns the product and the other variants of its family, sold or not. */
export async function listVariantIds(db: Database, productId: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select p.id from products own
		join products p on p.family_id = own.family_id where own.id = ${productId} order by p.id`.execute(db);
	return rows.length > 0 ? rows.map(({ id }) => id) : [productId];
}
