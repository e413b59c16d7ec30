import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type CodedProduct = { code: string; id: number; en: string; ru: string; tm: string };

/**
 * Finds products whose SKU, barcode, article or id is one of these codes. The returned code is in capital
 * letters.
 */
export async function findByCodes(db: Database, codes: readonly string[]): Promise<CodedProduct[]> {
	const { rows } = await sql<CodedProduct>`with asked as (
			select distinct upper(code) as code from unnest(${codes}::text[]) as given (code)
		), found as (
			select a.code, c.product_id from asked a join product_codes c on upper(c.code) = a.code
			union select a.code, p.id from asked a join products p on p.id::text = a.code
				where not exists (select from product_codes c where upper(c.code) = a.code)
		)
		select f.code, p.id, p.name_en as en, p.name_ru as ru, p.name_tm as tm
		from found f join products p on p.id = f.product_id order by f.code, p.id`.execute(db);
	return rows;
}

/**
 * Locks the product, so that its photos are added one after the other. Returns undefined for an unknown
 * product.
 */
export async function lockPictures(trx: Database, productId: number): Promise<string[] | undefined> {
	const { rows } = await sql`select from products where id = ${productId} for update`.execute(trx);
	if (rows.length === 0) return undefined;
	const { rows: files } = await sql<{ file: string }>`select file from product_pictures
		where product_id = ${productId} order by position`.execute(trx);
	return files.map(({ file }) => file);
}

/** The product gets a new version, so that a colleague who is editing it gets a conflict. */
export async function appendPicture(trx: Database, productId: number, file: string): Promise<void> {
	await sql`insert into product_pictures (product_id, position, file)
		select ${productId}::integer, coalesce(max(position), 0) + 1, ${file}::text from product_pictures
		where product_id = ${productId}`.execute(trx);
	await sql`update products set version = version + 1 where id = ${productId}`.execute(trx);
}
