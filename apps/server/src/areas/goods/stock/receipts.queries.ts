import type {
	ReceiptRowWire,
	ReceiptSaveBody,
	ReceiptsQuery,
	ReceiptWire,
	SupplierWire,
} from '@dukan/domain/goods/stock/receipts.api.ts';
import type { ReceiptState } from '@dukan/domain/goods/stock/receipts.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

export async function listSuppliers(db: Database): Promise<SupplierWire[]> {
	const { rows } =
		await sql<SupplierWire>`select id, name, phone, note from suppliers order by lower(name), id`.execute(db);
	return rows;
}

const costToFollow = sql<boolean>`(r.state = 'posted' and exists (select from receipt_lines l
	where l.receipt_id = r.id and l.cost_tenge is null))`;

export async function listReceipts(
	db: Database,
	{ state, limit, offset }: ReceiptsQuery,
): Promise<{ rows: ReceiptRowWire[]; count: number }> {
	const where = state ? sql`where r.state = ${state}` : sql``;
	const [{ rows }, counted] = await Promise.all([
		sql<ReceiptRowWire>`select r.id, r.number, r.state, s.name as "supplierName",
				${isoMoment('r.created_at')} as "createdAt",
				coalesce((select sum(l.quantity) from receipt_lines l where l.receipt_id = r.id), 0)::integer as pieces,
				(select sum(l.quantity::bigint * l.cost_tenge) from receipt_lines l
					where l.receipt_id = r.id)::float8 as "sumTenge", ${costToFollow} as "costToFollow"
			from receipts r join suppliers s on s.id = r.supplier_id ${where}
			order by r.id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from receipts r ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findReceipt(db: Database, id: number): Promise<ReceiptWire | undefined> {
	const { rows } = await sql<ReceiptWire>`select r.id, r.version, r.state, r.number, r.note,
			r.supplier_id as "supplierId", s.name as "supplierName",
			${isoMoment('r.created_at')} as "createdAt",
			${isoMoment('r.posted_at')} as "postedAt", ${costToFollow} as "costToFollow",
			coalesce((select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity,
					'costTenge', l.cost_tenge,
					'names', json_build_object('en', p.name_en, 'ru', p.name_ru, 'tm', p.name_tm)) order by l.position)
				from receipt_lines l join products p on p.id = l.product_id where l.receipt_id = r.id), '[]') as lines
		from receipts r join suppliers s on s.id = r.supplier_id where r.id = ${id}`.execute(db);
	return rows[0];
}

export async function hasSupplier(db: Database, id: number): Promise<boolean> {
	const found = await db.selectFrom('suppliers').select('id').where('id', '=', id).executeTakeFirst();
	return found !== undefined;
}

export async function hasProducts(db: Database, ids: readonly number[]): Promise<boolean> {
	if (ids.length === 0) return true;
	const found = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
	return found.length === ids.length;
}

export async function insertReceipt(
	trx: Database,
	{ supplierId, staffId, now }: { supplierId: number; staffId: number; now: Date },
): Promise<number> {
	const { id } = await trx
		.insertInto('receipts')
		.values({ supplier_id: supplierId, staff_id: staffId, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** GOODS-04: copies the lines of another receipt with their costs. */
export async function copyReceiptLines(trx: Database, from: number, to: number): Promise<void> {
	await sql`insert into receipt_lines (receipt_id, product_id, position, quantity, cost_tenge)
		select ${to}::integer, product_id, position, quantity, cost_tenge from receipt_lines
		where receipt_id = ${from}`.execute(trx);
}

/**
 * GOODS-04: completes costs in the order of ids, in which products are locked as well (schema/51-stock.sql).
 */
export async function completeReceiptCosts(
	trx: Database,
	id: number,
	costs: readonly { productId: number; costTenge: number }[],
): Promise<void> {
	await sql`select complete_receipt_cost(${id}, given.id, given.cost)
		from unnest(${costs.map(({ productId }) => productId)}::integer[],
			${costs.map(({ costTenge }) => costTenge)}::integer[]) as given (id, cost)
		order by given.id`.execute(trx);
	await sql`update receipts set version = version + 1 where id = ${id}`.execute(trx);
}

export async function lockReceipt(
	trx: Database,
	id: number,
): Promise<{ state: ReceiptState; version: number } | undefined> {
	const { rows } = await sql<{ state: ReceiptState; version: number }>`select state, version from receipts
		where id = ${id} for update`.execute(trx);
	return rows[0];
}

export async function updateReceipt(
	trx: Database,
	id: number,
	{ supplierId, number, note, lines }: Omit<ReceiptSaveBody, 'version'>,
): Promise<void> {
	await sql`update receipts set supplier_id = ${supplierId}, number = ${number}, note = ${note},
		version = version + 1 where id = ${id}`.execute(trx);
	await sql`delete from receipt_lines where receipt_id = ${id}`.execute(trx);
	if (lines.length > 0)
		await trx
			.insertInto('receipt_lines')
			.values(
				lines.map(({ productId, quantity, costTenge }, index) => ({
					receipt_id: id,
					product_id: productId,
					position: index + 1,
					quantity,
					cost_tenge: costTenge,
				})),
			)
			.execute();
}

export async function setReceiptState(
	trx: Database,
	id: number,
	{ state, postedAt }: { state: ReceiptState; postedAt?: Date },
): Promise<void> {
	await sql`update receipts set state = ${state}, version = version + 1,
		posted_at = coalesce(${postedAt ?? null}::timestamptz, posted_at) where id = ${id}`.execute(trx);
}

export type StockedLine = { productId: number; quantity: number; stock: number };

/**
 * Returns a receipt's lines with their products' stock. Locks the products in the order of ids, as selling
 * does.
 */
export async function lockReceiptLines(trx: Database, id: number): Promise<StockedLine[]> {
	await sql`select from products where id in (select product_id from receipt_lines where receipt_id = ${id})
		order by id for no key update`.execute(trx);
	const { rows } = await sql<StockedLine>`select l.product_id as "productId", l.quantity, s.quantity as stock
		from receipt_lines l join product_stock s on s.product_id = l.product_id
		where l.receipt_id = ${id} order by l.product_id`.execute(trx);
	return rows;
}

/** Returns the average cost of a piece and its price. */
export async function findProductCost(
	db: Database,
	productId: number,
): Promise<{ costTenge: number; priceTenge: number } | undefined> {
	const { rows } = await sql<{ costTenge: number; priceTenge: number }>`select c.cost_tenge as "costTenge",
			piece_price_tenge(p) as "priceTenge"
		from product_costs c join products p on p.id = c.product_id where p.id = ${productId}`.execute(db);
	return rows[0];
}
