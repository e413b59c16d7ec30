import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LockedOrder } from './locked-order.queries.ts';
import type { SoldProduct } from './ordered-products.queries.ts';

export type OrderLine = {
	product_id: number;
	price_tenge: number;
	unit_factor: number;
	quantity: number;
	/** The discount of the whole line. */
	discount_tenge: number;
};

export async function readOrderLines(trx: Database, orderId: number): Promise<Map<number, OrderLine>> {
	const { rows } =
		await sql<OrderLine>`select product_id, price_tenge, unit_factor, quantity, discount_tenge::float8 as discount_tenge
		from order_lines where order_id = ${orderId} order by position`.execute(trx);
	return new Map(rows.map((line) => [line.product_id, line]));
}

export type DiscountedLine = {
	productId: number;
	categoryId: number;
	brandId: number | null;
	pieceTenge: number;
	quantity: number;
};

export async function listDiscountedLines(trx: Database, orderId: number): Promise<DiscountedLine[]> {
	const { rows } =
		await sql<DiscountedLine>`select l.product_id as "productId", p.category_id as "categoryId",
			p.brand_id as "brandId", (l.price_tenge::bigint * l.unit_factor)::float8 as "pieceTenge", l.quantity
		from order_lines l join products p on p.id = l.product_id
		where l.order_id = ${orderId} order by l.position`.execute(trx);
	return rows;
}

export async function setLineDiscounts(
	trx: Database,
	{ id }: LockedOrder,
	discounts: readonly { productId: number; discountTenge: number }[],
): Promise<void> {
	await sql`update order_lines l set discount_tenge = d.tenge
		from unnest(${discounts.map(({ productId }) => productId)}::integer[],
			${discounts.map(({ discountTenge }) => discountTenge)}::bigint[]) as d (product_id, tenge)
		where l.order_id = ${id} and l.product_id = d.product_id and l.discount_tenge <> d.tenge`.execute(trx);
}

/** RET-01: counts returned pieces. A check constraint refuses more pieces than were bought. */
export async function addReturnedPieces(
	trx: Database,
	{ id }: LockedOrder,
	lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
	await sql`update order_lines l set returned = l.returned + r.quantity
		from unnest(${lines.map(({ productId }) => productId)}::integer[],
			${lines.map(({ quantity }) => quantity)}::integer[]) as r (product_id, quantity)
		where l.order_id = ${id} and l.product_id = r.product_id`.execute(trx);
}

/** Locks the products of an order and returns its pieces. */
export async function lockOrderedPieces(
	trx: Database,
	orderId: number,
): Promise<{ productId: number; quantity: number }[]> {
	const { rows } = await sql<{ productId: number; quantity: number }>`
		select l.product_id as "productId", l.quantity from order_lines l join products p on p.id = l.product_id
		where l.order_id = ${orderId} order by p.id for no key update of p`.execute(trx);
	return rows;
}

/**
 * Returns the stock that an order would need again. Its products are locked first, so that the read includes what others have
 * sold.
 */
export async function lockOrderedStock(
	trx: Database,
	orderId: number,
): Promise<{ productId: number; quantity: number; stock: number }[]> {
	await lockOrderedPieces(trx, orderId);
	const { rows } = await sql<{ productId: number; quantity: number; stock: number }>`
		select l.product_id as "productId", l.quantity, s.quantity as stock
		from order_lines l join product_stock s on s.product_id = l.product_id
		where l.order_id = ${orderId} order by l.product_id`.execute(trx);
	return rows;
}

export async function deleteOtherLines(
	trx: Database,
	orderId: number,
	productIds: readonly number[],
): Promise<void> {
	await sql`delete from order_lines where order_id = ${orderId}
		and product_id <> all (${productIds}::integer[])`.execute(trx);
}

export async function setLineQuantity(
	trx: Database,
	{ orderId, productId, quantity }: { orderId: number; productId: number; quantity: number },
): Promise<void> {
	await sql`update order_lines set quantity = ${quantity}, discount_tenge = 0
		where order_id = ${orderId} and product_id = ${productId} and quantity <> ${quantity}`.execute(trx);
}

/** Adds a line at the end, at the product's present price. */
export async function insertLine(
	trx: Database,
	{ orderId, product, quantity }: { orderId: number; product: SoldProduct; quantity: number },
): Promise<void> {
	await sql`insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge,
			unit_factor, quantity)
		select ${orderId}, coalesce(max(position), 0) + 1, ${product.id}, ${product.nameEn}, ${product.nameRu},
			${product.nameTm}, ${product.priceTenge}, ${product.unitFactor}, ${quantity}
		from order_lines where order_id = ${orderId}`.execute(trx);
}
