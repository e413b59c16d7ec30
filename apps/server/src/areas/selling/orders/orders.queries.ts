import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import {
	CANCEL_REASONS,
	canMoveOrder,
	type OrderMover,
	type OrderStatus,
} from '@dukan/domain/base/orders/order-status.ts';
import type { OrderPaymentState } from '@dukan/domain/base/orders/payment-kinds.ts';
import { warrantyUntil } from '@dukan/domain/goods/products/warranty.ts';
import type { OrderPart } from '@dukan/domain/selling/orders/order-changes.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { PromoWire } from '@dukan/domain/selling/promotions/promotions.api.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { type RawBuilder, sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { products } from '../../goods/products/products.queries.ts';
import type { LockedOrder } from './locked-order.ts';

export async function insertOrderEvent(
	trx: Database,
	{ id }: LockedOrder,
	event: {
		status: OrderStatus;
		at: Date;
		by: OrderMover;
		staffId?: number | undefined;
		/** A step back, with its reason. */
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

export type OrderRow = Omit<
	OrderWire,
	| 'subtotal'
	| 'delivery_price'
	| 'discount'
	| 'total'
	| 'can_cancel'
	| 'change_from'
	| 'items'
	| 'promo'
	| 'payment_state'
	| 'pay_until'
	| 'paid_by_card'
	| 'exchange'
> & {
	payment_state: OrderPaymentState | null;
	pay_until: string | null;
	card_tenge: number;
	/** Missing in a new order. */
	exchange_tenge?: number | null;
	promo: PromoWire | null;
	subtotal_tenge: number;
	delivery_price_tenge: number;
	discount_tenge: number;
	change_from_tenge: number | null;
	items: {
		p_id: number;
		p_name_en: string;
		p_name_ru: string;
		p_name_tm: string;
		price_tenge: number;
		quantity: number;
		discount_tenge: number;
		product_unit: number;
		p_img: string;
		categoryKId: number | null;
		/** Missing in a new order. */
		serials?: string[] | null;
		warranty_months?: number | null;
	}[];
};

const NAMED = sql`'name_en', n.name_en, 'name_ru', coalesce(nullif(n.name_ru, ''), n.name_en),
	'name_tm', coalesce(nullif(n.name_tm, ''), n.name_en)`;

/** What the promotion of an order (alias `o`) gave. */
const ORDER_PROMO = sql`(select jsonb_build_object('id', n.id, 'kind', u.terms ->> 'kind', ${NAMED}, 'by_code', n.by_code,
		'discount', u.discount_tenge / 100.0, 'delivery_discount', u.delivery_discount_tenge / 100.0)
		|| coalesce((select jsonb_build_object('gift', jsonb_build_object('p_id', l.product_id, 'p_name_en', l.name_en,
			'p_name_ru', l.name_ru, 'p_name_tm', l.name_tm, 'price', l.price_tenge * l.unit_factor::bigint / 100.0))
			from order_lines l where l.order_id = o.id and l.product_id = (u.terms ->> 'giftProductId')::integer), '{}')
	from promotion_uses u join promotions n on n.id = u.promotion_id where u.order_id = o.id)`;

/** RET-01: the value of goods returned in exchange for an order (alias `o`); null without any. */
export const EXCHANGE_TENGE = sql`(select r.amount_tenge::float8 from returns r where r.exchange_order_id = o.id)`;

async function selectOrders(db: Database, which: RawBuilder<unknown>): Promise<OrderWire[]> {
	const { rows } = await sql<OrderRow>`
		select o.id, o.number, o.status, ${isoMoment('o.created_at')} as created_at,
			o.delivery, o.address, o.payment, o.payment_state, o.card_tenge::float8,
			${EXCHANGE_TENGE} as exchange_tenge,
			${isoMoment('o.pay_until')} as pay_until, o.name, o.phone, o.note, o.change_from_tenge,
			case when o.cancel_reason = any (${CANCEL_REASONS}) then o.cancel_reason
				when o.cancel_reason is not null then 'other' end as cancel_reason,
			o.subtotal_tenge::float8, o.delivery_price_tenge, o.discount_tenge::float8,
			case when o.slot_id is not null then json_build_object('date', o.delivery_date, 'id', o.slot_id,
				'from', ${clockTime('o.slot_from')}, 'to', ${clockTime('o.slot_to')}) end as slot,
			(select json_build_object('id', n.id, ${NAMED}) from districts n where n.id = o.district_id) as district,
			(select json_build_object('id', n.id, ${NAMED}) from districts d join regions n on n.id = d.region_id
				where d.id = o.district_id) as region,
			(select json_agg(json_build_object('p_id', l.product_id, 'p_name_en', l.name_en, 'p_name_ru', l.name_ru,
				'p_name_tm', l.name_tm, 'price_tenge', l.price_tenge, 'quantity', l.quantity, 'discount_tenge', l.discount_tenge, 'product_unit', l.unit_factor,
				'p_img', coalesce(pic.file, ${sql.lit(NO_PICTURE_FILE)}), 'categoryKId', case when p.published then p.category_id end,
				'serials', (select json_agg(n.number order by n.id) from serial_numbers n
					where n.order_id = o.id and n.product_id = l.product_id),
				'warranty_months', (select w.months from line_warranties w where w.order_id = o.id and w.product_id = l.product_id))
				order by l.position) from order_lines l join ${products} on p.id = l.product_id
				where l.order_id = o.id) as items,
			${ORDER_PROMO} as promo,
			(select json_agg(json_build_object('status', e.status, 'by', e.mover,
				'at', ${isoMoment('e.at')}) order by e.id)
				from order_events e where e.order_id = o.id) as events
		from orders o ${which}`.execute(db);
	return rows.map(orderWire);
}

export async function findOrder(
	db: Database,
	userId: number,
	orderId: number,
): Promise<OrderWire | undefined> {
	const orders = await selectOrders(db, sql`where o.id = ${orderId} and o.user_id = ${userId}`);
	return orders[0];
}

/** When an order (alias `o`) was handed out; the last time, if it was stepped back and handed out again. */
export const HANDED_OUT_AT = sql`(select max(e.at) from order_events e
	where e.order_id = o.id and e.status = 'completed' and not e.back)`;

/** Since when an order (alias `o`) waits for the shop: when it was last placed, paid, revived or stepped back. */
export const PENDING_SINCE = sql`(select max(e.at) from order_events e where e.order_id = o.id and e.status = 'pending')`;

type ExpiryTime = { /** Orders that wait since before this moment expire. */ before: Date; now: Date };

/** DESK-03: true for an order that was pending too long, or called too often since; an agreed call is waited for. */
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

/** It may have been accepted since it was listed, or a call was agreed. */
export async function isExpiring(trx: Database, { id }: LockedOrder, time: ExpiryTime): Promise<boolean> {
	const { rows } = await sql`select from ${expiring(time)} and o.id = ${id}`.execute(trx);
	return rows.length > 0;
}

/** For staff: any customer's order. */
export async function findAnyOrder(db: Database, orderId: number): Promise<OrderWire | undefined> {
	const orders = await selectOrders(db, sql`where o.id = ${orderId}`);
	return orders[0];
}

/** For staff: returns those that exist, in no particular order. */
export async function listAnyOrders(db: Database, orderIds: readonly number[]): Promise<OrderWire[]> {
	return selectOrders(db, sql`where o.id = any (${orderIds}::integer[])`);
}

/** ORDER-06: newest first. */
export async function listOrders(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OrderWire[]; count: number }> {
	const [rows, counted] = await Promise.all([
		selectOrders(db, sql`where o.user_id = ${userId} order by o.id desc limit ${limit} offset ${offset}`),
		sql<{ count: number }>`select count(*)::integer as count from orders where user_id = ${userId}`.execute(
			db,
		),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export function orderWire({
	subtotal_tenge,
	delivery_price_tenge,
	discount_tenge,
	change_from_tenge,
	items,
	promo,
	payment_state,
	pay_until,
	card_tenge,
	exchange_tenge,
	...order
}: OrderRow): OrderWire {
	return {
		...order,
		...(payment_state && { payment_state }),
		...(pay_until && { pay_until }),
		...(card_tenge > 0 && { paid_by_card: manatFromTenge(card_tenge) }),
		...(exchange_tenge && { exchange: manatFromTenge(exchange_tenge) }),
		items: items.map(({ price_tenge, discount_tenge: off, serials, warranty_months, ...item }) => ({
			...item,
			...(serials && { serials }),
			...(warranty_months && warrantyWire(order, warranty_months)),
			...(off > 0 && { discount: manatFromTenge(off) }),
			price: manatFromTenge(price_tenge),
			sum: manatFromTenge(price_tenge * item.product_unit * item.quantity),
		})),
		change_from: change_from_tenge === null ? null : manatFromTenge(change_from_tenge),
		subtotal: manatFromTenge(subtotal_tenge),
		delivery_price: manatFromTenge(delivery_price_tenge),
		discount: manatFromTenge(discount_tenge),
		...(promo && { promo }),
		total: manatFromTenge(subtotal_tenge + delivery_price_tenge - discount_tenge),
		can_cancel: canMoveOrder(order.status, 'cancelled', 'customer'),
	};
}

/** Ends at a date from the handover on; before that only its length is known. */
function warrantyWire(
	{ status, events }: Pick<OrderRow, 'status' | 'events'>,
	months: number,
): Pick<OrderWire['items'][number], 'warranty_months' | 'warranty_until'> {
	const handedOut = events.findLast((event) => event.status === 'completed');
	if (status !== 'completed' || !handedOut) return { warranty_months: months };
	return {
		warranty_months: months,
		warranty_until: warrantyUntil(new Date(handedOut.at), months).toISOString(),
	};
}
