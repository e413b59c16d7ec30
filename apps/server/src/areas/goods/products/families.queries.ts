import type { ProductFamilyWire } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { textsSql } from './product-list.queries.ts';

type Family = NonNullable<ProductFamilyWire['family']>;
type FamilyProduct = ProductFamilyWire['products'][number];

export async function findFamilyOf(db: Database, productId: number): Promise<Family | undefined> {
	const { rows } = await sql<Family>`select f.id, f.code, f.attribute_keys as attributes, f.version
		from products p join product_families f on f.id = p.family_id where p.id = ${productId}`.execute(db);
	return rows[0];
}

/** Locks the family until the transaction ends. */
export async function lockFamily(trx: Database, id: number): Promise<{ version: number } | undefined> {
	const { rows } = await sql<{ version: number }>`select version from product_families
		where id = ${id} for no key update`.execute(trx);
	return rows[0];
}

/** Returns the product and its variants in the order of their ids. */
export async function listFamilyProducts(db: Database, productId: number): Promise<FamilyProduct[]> {
	const { rows } = await sql<FamilyProduct>`select p.id, ${textsSql('name')} as names, p.published,
			stock.quantity as stock, piece_price_tenge(p) as "priceTenge",
			coalesce((select json_object_agg(a.attribute_key, facet_value(a.value_text, a.value_number, a.value_bool))
				from product_attributes a where a.product_id = p.id), '{}') as attributes
		from products own join products p on p.id = own.id or p.family_id = own.family_id
		join product_stock stock on stock.product_id = p.id
		where own.id = ${productId} order by p.id`.execute(db);
	return rows;
}

export type VariantRow = { id: number; familyId: number | null; values: Record<string, string> };

/** Locks products in the same order as orders do, so that the two never deadlock. */
export async function lockVariants(trx: Database, productIds: readonly number[]): Promise<VariantRow[]> {
	await sql`select from products where id = any (${productIds}::integer[]) order by id for update`.execute(
		trx,
	);
	const { rows } = await sql<VariantRow>`select p.id, p.family_id as "familyId",
			coalesce((select json_object_agg(a.attribute_key, facet_value(a.value_text, a.value_number, a.value_bool))
				from product_attributes a where a.product_id = p.id), '{}') as values
		from products p where p.id = any (${productIds}::integer[]) order by p.id`.execute(trx);
	return rows;
}

/** Tells whether all these attributes exist. */
export async function hasAttributes(trx: Database, keys: readonly string[]): Promise<boolean> {
	const { rows } = await sql<{ known: boolean }>`select not exists (
			select from unnest(${keys}::text[]) as given (key) where given.key not in (select a.key from attributes a)
		) as known`.execute(trx);
	return rows[0]?.known ?? false;
}

/** Returns undefined if another family has the code. */
export async function insertFamily(
	trx: Database,
	{ code, attributes }: { code: string; attributes: readonly string[] },
): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`insert into product_families (code, attribute_keys)
		values (${code}, ${attributes}::text[]) on conflict (code) do nothing returning id`.execute(trx);
	return rows[0]?.id;
}

export async function isFamilyCodeTaken(trx: Database, code: string, exceptId: number): Promise<boolean> {
	const { rows } = await sql`select from product_families where code = ${code} and id <> ${exceptId}`.execute(
		trx,
	);
	return rows.length > 0;
}

export async function updateFamily(
	trx: Database,
	id: number,
	{ code, attributes }: { code: string; attributes: readonly string[] },
): Promise<void> {
	await sql`update product_families set code = ${code}, attribute_keys = ${attributes}::text[], version = version + 1
		where id = ${id}`.execute(trx);
}

/** Replaces the family's products by these. */
export async function setFamilyMembers(
	trx: Database,
	id: number,
	productIds: readonly number[],
): Promise<void> {
	await sql`update products set family_id = null
		where family_id = ${id} and id <> all (${productIds}::integer[])`.execute(trx);
	await sql`update products set family_id = ${id}
		where id = any (${productIds}::integer[]) and family_id is distinct from ${id}`.execute(trx);
}

export async function deleteFamily(trx: Database, id: number): Promise<void> {
	await trx.deleteFrom('product_families').where('id', '=', id).execute();
}

/** Returns the ids of the families whose codes the products name. Adds the families that do not exist yet. */
export async function familyIdsOf(
	trx: Database,
	products: readonly Pick<ProductFields, 'family'>[],
): Promise<Map<string, number>> {
	const codes = [...new Set(products.map(({ family = '' }) => family.trim()).filter(Boolean))];
	if (codes.length === 0) return new Map();
	await sql`insert into product_families (code) select code from unnest(${codes}::text[]) as given (code)
		order by code on conflict (code) do nothing`.execute(trx);
	const { rows } = await sql<{ id: number; code: string }>`select id, code from product_families
		where code = any (${codes}::text[])`.execute(trx);
	return new Map(rows.map(({ id, code }) => [code, id]));
}
