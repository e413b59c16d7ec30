import type { ProductSupplierWire } from '@dukan/domain/goods/stock/product-codes.api.ts';
import { type CodeKind, comparableCode, type ProductCodes } from '@dukan/domain/goods/stock/product-codes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { restoreRows } from '../../staff/audit/restore-rows.queries.ts';

/** Returns undefined for an unknown product. */
export async function findProductCodes(db: Database, productId: number): Promise<ProductCodes | undefined> {
	const { rows } = await sql<ProductCodes>`select
			coalesce((select code from product_codes where product_id = p.id and kind = 'sku'), '') as sku,
			array(select code from product_codes where product_id = p.id and kind = 'barcode' order by position)
				as barcodes,
			array(select code from product_codes where product_id = p.id and kind = 'article' order by position)
				as articles
		from products p where p.id = ${productId}`.execute(db);
	return rows[0];
}

/** STOCK-06: lists the suppliers of a product by name. */
export async function listProductSuppliers(
	db: Database,
	productId: number,
	{ withCosts }: { withCosts: boolean },
): Promise<ProductSupplierWire[]> {
	const { rows } = await sql<ProductSupplierWire>`select g.supplier_id as "supplierId", s.name, g.article,
			case when ${withCosts}::boolean then g.cost_tenge end as "costTenge"
		from supplier_goods g join suppliers s on s.id = g.supplier_id
		where g.product_id = ${productId} order by s.name, s.id`.execute(db);
	return rows;
}

export async function replaceProductCodes(
	trx: Database,
	productId: number,
	{ sku, barcodes, articles }: ProductCodes,
): Promise<void> {
	const all = [
		...(sku === '' ? [] : [{ kind: 'sku' as const, position: 1, code: sku }]),
		...barcodes.map((code, index) => ({ kind: 'barcode' as const, position: index + 1, code })),
		...articles.map((code, index) => ({ kind: 'article' as const, position: index + 1, code })),
	];
	await sql`delete from product_codes where product_id = ${productId}`.execute(trx);
	if (all.length > 0)
		await trx
			.insertInto('product_codes')
			.values(all.map((row) => ({ product_id: productId, ...row })))
			.execute();
}

/** Returns the other products that have this SKU or one of these barcodes. */
export async function findCodeOwners(
	db: Database,
	productId: number,
	{ sku, barcodes }: Pick<ProductCodes, 'sku' | 'barcodes'>,
): Promise<{ productId: number; kind: CodeKind }[]> {
	const { rows } = await sql<{
		productId: number;
		kind: CodeKind;
	}>`select product_id as "productId", kind from product_codes
		where product_id <> ${productId} and ((kind = 'sku' and upper(code) = ${comparableCode(sku)})
			or (kind = 'barcode' and upper(code) = any (${barcodes.map(comparableCode)}::text[])))`.execute(db);
	return rows;
}

/** Finds the products of a sheet by SKU or barcode. Maps the comparable form of each code to its product. */
export async function findProductsByCode(
	db: Database,
	kind: 'sku' | 'barcode',
	codes: readonly string[],
): Promise<Map<string, number>> {
	const { rows } = await sql<{ code: string; id: number }>`select upper(code) as code, product_id as id
		from product_codes where kind = ${kind} and upper(code) = any (${codes.map(comparableCode)}::text[])`.execute(
		db,
	);
	return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Lists the codes of each product for a sheet. Products without codes are left out. */
export async function listProductCodes(
	db: Database,
	productIds: readonly number[],
): Promise<Map<number, ProductCodes>> {
	const { rows } = await sql<ProductCodes & { id: number }>`select product_id as id,
			coalesce(max(code) filter (where kind = 'sku'), '') as sku,
			coalesce(array_agg(code order by position) filter (where kind = 'barcode'), '{}') as barcodes,
			coalesce(array_agg(code order by position) filter (where kind = 'article'), '{}') as articles
		from product_codes where product_id = any (${productIds}::integer[]) group by 1`.execute(db);
	return new Map(rows.map(({ id, ...codes }) => [id, codes]));
}

/** Restores the codes from before a batch. */
export async function restoreCodes(trx: Database, batch: string, ids: readonly number[]): Promise<void> {
	await restoreRows(trx, { table: 'product_codes', key: 'code', batch, ids });
}
