import {
	CANCEL_REASONS,
	canMoveOrder,
	type OrderMover,
	type OrderStatus,
} from '@dukan/domain/base/orders/order-status.ts';
import { warrantyUntil } from '@dukan/domain/goods/products/warranty.ts';
import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import type { OrderPart } from '@dukan/domain/selling/orders/order-changes.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { type RawBuilder, sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { products } from '../../goods/products/products.queries.ts';
import type { LockedOrder } from './locked-order.queries.ts';

export async function insertOrderEvent(
	trx: Database,
	{ id }: LockedOrder,
	event: {
		status: OrderStatus;
		at: Date;
		by: OrderMover;
		staffId?: number | undefined;
		/** True for a step back; `note` is then its reason. */
		back?: boolean;
		note?: string;
	},
): Promise<void> {
	const { back = false, note = '' } = event;
	await sql`insert into order_events (order_id, status, at, mover, staff_id, back, note)
		values (${id}, ${event.status}, ${event.at}, ${event.by}, ${event.staffId ?? null}, ${back}, ${note})`.execute(
		trx,
	);
}

/** DESK-04: names the member of staff in the first move of an order that they entered. */
export async function nameEnterer(trx: Database, { id }: LockedOrder, staffId: number): Promise<void> {
	await sql`update order_events set mover = 'shop', staff_id = ${staffId}
		where order_id = ${id} and status = 'pending'`.execute(trx);
}

/** DESK-05: stores what staff changed, and what it cost before; the order itself has the new values. */
export async function insertOrderChange(
	trx: Database,
	{ id, totalTenge }: LockedOrder,
	change: { staffId: number; at: Date; parts: readonly OrderPart[]; totalBeforeTenge: number },
): Promise<void> {
	await sql`insert into order_changes (order_id, staff_id, at, parts, total_before_tenge, total_after_tenge)
		values (${id}, ${change.staffId}, ${change.at}, ${change.parts}, ${change.totalBeforeTenge}, ${totalTenge})`.execute(
		trx,
	);
}

/** Tells open pages, the customer's and the staff's, that the order has changed (schema/60-orders.sql). */
export async function announceOrder(db: Database, orderId: number, at: Date): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('user', user_id, 'order', id, 'number', number,
			'status', status, 'at', ${at.toISOString()}::text, 'by', 'shop')::text)
		from orders where id = ${orderId}`.execute(db);
}

type OrderLine = Order['items'][number];
/** The stored order. Values that a line lacks are null, or missing if the order is new. */
export type OrderRow = Omit<Order, 'items' | 'totalTenge' | 'canCancel'> & {
	items: (Omit<OrderLine, 'sumTenge' | 'serials' | 'warrantyMonths' | 'warrantyUntil'> & {
		serials?: string[] | null;
		warrantyMonths?: number | null;
	})[];
};

const NAMED = sql`'nameEn', n.name_en, 'nameRu', coalesce(nullif(n.name_ru, ''), n.name_en),
	'nameTm', coalesce(nullif(n.name_tm, ''), n.name_en)`;

/** The promotion of an order (alias `o`) with the discount and the gift that it gave. */
const ORDER_PROMO = sql`(select jsonb_build_object('id', n.id, 'kind', u.terms ->> 'kind', ${NAMED}, 'byCode', n.by_code,
		'discountTenge', u.discount_tenge, 'deliveryDiscountTenge', u.delivery_discount_tenge,
		'gift', (select jsonb_build_object('productId', l.product_id, 'nameEn', l.name_en, 'nameRu', l.name_ru,
				'nameTm', l.name_tm, 'priceTenge', l.price_tenge * l.unit_factor::bigint)
			from order_lines l where l.order_id = o.id and l.product_id = (u.terms ->> 'giftProductId')::integer))
	from promotion_uses u join promotions n on n.id = u.promotion_id where u.order_id = o.id)`;

/** RET-01: the value of goods returned in exchange for an order (alias `o`); null without any. */
export const EXCHANGE_TENGE = sql`(select r.amount_tenge::float8 from returns r where r.exchange_order_id = o.id)`;

async function selectOrders(db: Database, which: RawBuilder<unknown>): Promise<Order[]> {
	const { rows } = await sql<OrderRow>`
		select o.id, o.number, o.status, ${isoMoment('o.created_at')} as "createdAt",
			o.delivery, o.address, o.payment, o.payment_state as "paymentState", o.card_tenge::float8 as "paidByCardTenge",
			coalesce(${EXCHANGE_TENGE}, 0) as "exchangeTenge",
			${isoMoment('o.pay_until')} as "payUntil", o.name, o.phone, o.note, o.change_from_tenge as "changeFromTenge",
			case when o.cancel_reason = any (${CANCEL_REASONS}) then o.cancel_reason
				when o.cancel_reason is not null then 'other' end as "customerCancelReason",
			o.subtotal_tenge::float8 as "subtotalTenge", o.delivery_price_tenge as "deliveryPriceTenge",
			o.discount_tenge::float8 as "discountTenge",
			case when o.slot_id is not null then json_build_object('date', o.delivery_date, 'id', o.slot_id,
				'from', ${clockTime('o.slot_from')}, 'to', ${clockTime('o.slot_to')}) end as slot,
			(select json_build_object('id', n.id, ${NAMED}) from districts n where n.id = o.district_id) as district,
			(select json_build_object('id', n.id, ${NAMED}) from districts d join regions n on n.id = d.region_id
				where d.id = o.district_id) as region,
			(select json_agg(json_build_object('productId', l.product_id, 'nameEn', l.name_en, 'nameRu', l.name_ru,
				'nameTm', l.name_tm, 'priceTenge', l.price_tenge, 'quantity', l.quantity, 'discountTenge', l.discount_tenge,
				'unitFactor', l.unit_factor, 'picture', coalesce(pic.file, ${sql.lit(NO_PICTURE_FILE)}),
				'categoryId', case when p.published then p.category_id end,
				'serials', (select json_agg(n.number order by n.id) from serial_numbers n
					where n.order_id = o.id and n.product_id = l.product_id),
				'warrantyMonths', (select w.months from line_warranties w where w.order_id = o.id and w.product_id = l.product_id))
				order by l.position) from order_lines l join ${products} on p.id = l.product_id
				where l.order_id = o.id) as items,
			${ORDER_PROMO} as promo,
			(select json_agg(json_build_object('status', e.status, 'by', e.mover,
				'at', ${isoMoment('e.at')}) order by e.id)
				from order_events e where e.order_id = o.id) as events
		from orders o ${which}`.execute(db);
	return rows.map(orderOf);
}

export async function findOrder(db: Database, userId: number, orderId: number): Promise<Order | undefined> {
	const orders = await selectOrders(db, sql`where o.id = ${orderId} and o.user_id = ${userId}`);
	return orders[0];
}

/**
 * The moment at which an order (alias `o`) was handed out, the last one if it was stepped back and handed out
 * again.
 */
export const HANDED_OUT_AT = sql`(select max(e.at) from order_events e
	where e.order_id = o.id and e.status = 'completed' and not e.back)`;

/**
 * The moment since which an order (alias `o`) waits for the shop: it was last placed, paid, revived or
 * stepped back then.
 */
export const PENDING_SINCE = sql`(select max(e.at) from order_events e where e.order_id = o.id and e.status = 'pending')`;

type ExpiryTime = { /** Orders that wait since before this moment expire. */ before: Date; now: Date };

/**
 * DESK-03: selects orders that were pending too long, or were called too often while pending. An order whose
 * agreed call is still to come does not expire.
 */
const expiring = ({
	before,
	now,
}: ExpiryTime) => sql`order_rules r, orders o left join order_desk d on d.order_id = o.id
	where o.status = 'pending' and o.payment_state is distinct from 'awaiting' and coalesce(d.call_back_at, o.created_at) <= ${now}
		and (${PENDING_SINCE} <= ${before} or r.call_attempts > 0 and d.attempts >= r.call_attempts
			and d.last_attempt_at >= ${PENDING_SINCE})`;

export async function listExpiring(db: Database, time: ExpiryTime, limit: number): Promise<number[]> {
	const { rows } = await sql<{
		id: number;
	}>`select o.id from ${expiring(time)} order by o.id limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}

/**
 * Checks again under the order's lock: it may have been accepted since it was listed, or a call was agreed.
 */
export async function isExpiring(trx: Database, { id }: LockedOrder, time: ExpiryTime): Promise<boolean> {
	const { rows } = await sql`select from ${expiring(time)} and o.id = ${id}`.execute(trx);
	return rows.length > 0;
}

/** Finds any customer's order, for staff. */
export async function findAnyOrder(db: Database, orderId: number): Promise<Order | undefined> {
	const orders = await selectOrders(db, sql`where o.id = ${orderId}`);
	return orders[0];
}

/** Returns the orders that exist, in no particular order, for staff. */
export async function listAnyOrders(db: Database, orderIds: readonly number[]): Promise<Order[]> {
	return selectOrders(db, sql`where o.id = any (${orderIds}::integer[])`);
}

/** ORDER-06: lists the person's orders, newest first. */
export async function listOrders(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Order[]; count: number }> {
	const [rows, counted] = await Promise.all([
		selectOrders(db, sql`where o.user_id = ${userId} order by o.id desc limit ${limit} offset ${offset}`),
		sql<{ count: number }>`select count(*)::integer as count from orders where user_id = ${userId}`.execute(
			db,
		),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export function orderOf(row: OrderRow): Order {
	return {
		...row,
		items: row.items.map(({ serials, warrantyMonths, ...item }) => ({
			...item,
			...(serials && { serials }),
			...(warrantyMonths && warrantyOf(row, warrantyMonths)),
			sumTenge: item.priceTenge * item.unitFactor * item.quantity,
		})),
		totalTenge: row.subtotalTenge + row.deliveryPriceTenge - row.discountTenge,
		canCancel: canMoveOrder(row.status, 'cancelled', 'customer'),
	};
}

/** Returns the length of the warranty and, from the handover on, the date on which it ends. */
function warrantyOf(
	{ status, events }: Pick<Order, 'status' | 'events'>,
	warrantyMonths: number,
): Pick<OrderLine, 'warrantyMonths' | 'warrantyUntil'> {
	const handedOut = events.findLast((event) => event.status === 'completed');
	if (status !== 'completed' || !handedOut) return { warrantyMonths };
	return {
		warrantyMonths,
		warrantyUntil: warrantyUntil(new Date(handedOut.at), warrantyMonths).toISOString(),
	};
}

type Paid = { paidCashTenge: number; paidTerminalTenge: number };

/** Returns what was paid in cash and by terminal for each order that is handed out, by order id. */
export async function listPaidAtHandOut(db: Database, ids: readonly number[]): Promise<Map<number, Paid>> {
	const { rows } = await sql<Paid & { id: number }>`select id, paid_cash_tenge::float8 as "paidCashTenge",
			paid_terminal_tenge::float8 as "paidTerminalTenge"
		from orders where id = any (${ids}::integer[]) and paid_cash_tenge is not null`.execute(db);
	return new Map(
		rows.map(({ id, paidCashTenge, paidTerminalTenge }) => [id, { paidCashTenge, paidTerminalTenge }]),
	);
}

export type Agreed = {
	deliveryDiscountTenge: number;
	/** RET-01: the part of the sum that is paid with goods returned in exchange. */
	exchangeTenge: number;
};

/** Returns the parts of an order's sum that its lines do not determine. */
export async function readAgreed(trx: Database, orderId: number): Promise<Agreed> {
	const { rows } = await sql<Agreed>`select coalesce(${EXCHANGE_TENGE}, 0) as "exchangeTenge",
			coalesce((select u.delivery_discount_tenge from promotion_uses u where u.order_id = o.id), 0)
				as "deliveryDiscountTenge"
		from orders o where id = ${orderId}`.execute(trx);
	return rows[0] ?? { deliveryDiscountTenge: 0, exchangeTenge: 0 };
}
