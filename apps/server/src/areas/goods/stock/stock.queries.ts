import { nameFields } from '@dukan/domain/base/fields.api.ts';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { StockMovementWire } from '@dukan/domain/goods/stock/stock.api.ts';
import { IN_STORE_PICKUP_STATUSES, IN_STORE_STATUSES } from '@dukan/domain/goods/stock/stock-counts.ts';
import type { MovementDocument, MovementKind } from '@dukan/domain/goods/stock/stock-movements.ts';
import { type RawBuilder, sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** The number of pieces of a product. */
export type StockQuantity = { productId: number; quantity: number };

/** The reason of a movement. If the transaction belongs to a member of staff, they are its author. */
export type MovementCause = {
	kind: MovementKind;
	reason?: string;
	document?: { kind: MovementDocument; id: number };
	/** The default is the moment of the transaction of staff, or else the database's own time. */
	at?: Date;
};

/**
 * STOCK-01: adds pieces, or removes them if the quantity is negative. A check constraint refuses to remove
 * more than there are. A trigger changes the stock with each movement (schema/51-stock.sql). The caller
 * already holds the products' locks (lockProducts).
 */
export async function moveStock(
	trx: Database,
	stock: readonly StockQuantity[],
	cause: MovementCause,
): Promise<void> {
	const moved = stock.filter(({ quantity }) => quantity !== 0);
	if (moved.length === 0) return;
	await sql`insert into stock_movements (product_id, quantity, ${columnsOf(cause)})
		select product_id, quantity, ${valuesOf(cause)} from ${givenQuantities(moved)}`.execute(trx);
}

/**
 * Returns a part of the statement that stores an order. It takes the order's lines (product_id, quantity) out
 * of the stock.
 */
export function soldSql({
	lines,
	order,
	at,
}: {
	lines: string;
	order: string;
	at: Date;
}): RawBuilder<unknown> {
	const [line, placed] = [sql.table(lines), sql.table(order)];
	return sql`insert into stock_movements (product_id, kind, quantity, document, document_id, at)
		select ${line}.product_id, 'sale', -${line}.quantity, 'order', ${placed}.id, ${at} from ${placed}, ${line}`;
}

/** Moves the stock by its difference to the new quantity. */
export async function setStock(
	trx: Database,
	stock: readonly StockQuantity[],
	cause: MovementCause,
): Promise<void> {
	if (stock.length === 0) return;
	await sql`insert into stock_movements (product_id, quantity, ${columnsOf(cause)})
		select s.product_id, given.quantity - s.quantity, ${valuesOf(cause)}
		from ${givenQuantities(stock)} join product_stock s on s.product_id = given.product_id
		where s.quantity <> given.quantity`.execute(trx);
}

/** The reason of a product's first movement if its goods came without a receipt. */
export const OPENING = 'opening';

/** Returns the products that have never had a movement. */
export async function findUnmovedProducts(db: Database, productIds: readonly number[]): Promise<Set<number>> {
	const { rows } = await sql<{
		id: number;
	}>`select asked.id from unnest(${productIds}::integer[]) as asked (id)
		where not exists (select from stock_movements m where m.product_id = asked.id)`.execute(db);
	return new Set(rows.map(({ id }) => id));
}

const givenQuantities = (stock: readonly StockQuantity[]) =>
	sql`unnest(${stock.map(({ productId }) => productId)}::integer[],
		${stock.map(({ quantity }) => quantity)}::integer[]) as given (product_id, quantity)`;

const columnsOf = ({ at }: MovementCause): RawBuilder<unknown> =>
	at ? sql`kind, reason, document, document_id, at` : sql`kind, reason, document, document_id`;

function valuesOf({ kind, reason = '', document, at }: MovementCause): RawBuilder<unknown> {
	const values = sql`${kind}, ${reason}, ${document?.kind ?? null}, ${document?.id ?? null}::integer`;
	return at ? sql`${values}, ${at}::timestamptz` : values;
}

const statuses = (some: readonly OrderStatus[]) => sql.join(some.map((status) => sql.lit(status)));

/**
 * Selects the number of pieces that should lie in the store: the stock, and the pieces reserved for orders.
 * One statement reads both at the same moment.
 */
export const inStore = (product: RawBuilder<unknown>) => sql`(select s.quantity from product_stock s
		where s.product_id = ${product}) + coalesce((select sum(o.quantity) from order_lines o
		join orders on orders.id = o.order_id where o.product_id = ${product}
			and orders.status in (${statuses(IN_STORE_PICKUP_STATUSES)})
			and (orders.delivery = 'pickup' or orders.status in (${statuses(IN_STORE_STATUSES)}))), 0)`;

/** The pieces of a product that are for sale, and all its pieces in the store. */
export type Pieces = { forSale: number; onHand: number };

/** Reads both numbers of each product at the same moment. */
export async function readPieces(db: Database, ids: readonly number[]): Promise<Map<number, Pieces>> {
	const { rows } = await sql<
		Pieces & { id: number }
	>`select asked.product_id as id, asked.quantity as "forSale",
			(${inStore(sql`asked.product_id`)})::integer as "onHand"
		from product_stock asked where asked.product_id = any (${ids}::integer[])`.execute(db);
	return new Map(rows.map(({ id, ...pieces }) => [id, pieces]));
}

type StockedProduct = {
	id: number;
	nameEn: string;
	nameRu: string;
	nameTm: string;
	stock: number;
	held: number;
	minimum: number;
};

/** With `lock` the product's stock cannot change before the transaction ends. */
export async function findStockedProduct(
	db: Database,
	id: number,
	{ lock = false } = {},
): Promise<StockedProduct | undefined> {
	if (lock) await sql`select from products where id = ${id} for no key update`.execute(db);
	const { rows } = await sql<StockedProduct>`select p.id, ${selectFields(nameFields, 'p')},
			s.quantity as stock, coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
				where l.product_id = p.id and o.status in ('pending', 'accepted', 'on_delivery')), 0)::integer as held,
			coalesce((select minimum from product_minimums m where m.product_id = p.id), 0) as minimum
		from products p join product_stock s on s.product_id = p.id where p.id = ${id}`.execute(db);
	return rows[0];
}

/** Lists the newest movements first. The balance after each is counted back from the present stock. */
export async function listMovements(
	db: Database,
	productId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StockMovementWire[]; count: number }> {
	const [{ rows }, counted] = await Promise.all([
		sql<StockMovementWire>`select m.id::text, m.kind, m.quantity, m.reason, m.document,
				${isoMoment('m.at')} as at,
				(s.quantity - m.later)::integer as balance, a.name as "staffName", m.document_id as "documentId",
				case when m.document = 'order' then (select o.number from orders o where o.id = m.document_id) end
					as "documentNumber"
			from (select *, coalesce(sum(quantity) over (order by id desc rows between unbounded preceding
					and 1 preceding), 0) as later
				from (select * from stock_movements where product_id = ${productId}
					order by id desc limit ${limit + offset}) newest) m
			join product_stock s on s.product_id = m.product_id
			left join staff_accounts a on a.id = m.staff_id
			order by m.id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from stock_movements
			where product_id = ${productId}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/**
 * STOCK-01: returns products whose stock is not the sum of their movements. Only something that bypassed the
 * triggers makes such a product.
 */
export async function findStockDifferences(
	db: Database,
): Promise<{ productId: number; stock: number; moved: number }[]> {
	const { rows } = await sql<{ productId: number; stock: number; moved: number }>`
		select s.product_id as "productId", s.quantity as stock, coalesce(m.moved, 0)::integer as moved
		from product_stock s left join (select product_id, sum(quantity) as moved from stock_movements group by 1) m
			on m.product_id = s.product_id
		where s.quantity <> coalesce(m.moved, 0) order by 1`.execute(db);
	return rows;
}

/** STOCK-05: sets the minimum of a product; 0 removes it. */
export async function setMinimum(trx: Database, productId: number, minimum: number): Promise<void> {
	await sql`delete from product_minimums where product_id = ${productId}`.execute(trx);
	if (minimum > 0)
		await trx.insertInto('product_minimums').values({ product_id: productId, minimum }).execute();
}
