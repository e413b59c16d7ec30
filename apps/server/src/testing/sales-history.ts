import {
	CANCEL_REASONS,
	type CancelReason,
	type OrderStatus,
} from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import { later, MINUTE_MS } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export type PastOrder = {
	status: OrderStatus;
	createdAt: Date;
	deliveryTenge: number;
	cancelReason: CancelReason | null;
	lines: { productId: number; priceTenge: number; unitFactor: number; quantity: number }[];
	/** Names who accepted the order and when; undefined if no one has. */
	accepted: { staffId: number; at: Date } | undefined;
	completedAt: Date | undefined;
};

/** Makes a history that looks random but is the same in every run. */
export function pastOrders(
	count: number,
	last: Date,
	spanMinutes: number,
	staffIds: readonly number[],
): PastOrder[] {
	const figure = (order: number, salt: number, below: number) => {
		const mixed = Math.imul(Math.imul(order + 1, 2_654_435_761) ^ Math.imul(salt + 1, 40_503), 2_246_822_519);
		return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
	};
	return Array.from({ length: count }, (_, order) => {
		const cancelled = figure(order, 1, 5) === 0;
		const createdAt = later(last, -figure(order, 2, spanMinutes) * MINUTE_MS);
		const staffId = staffIds[figure(order, 3, staffIds.length)];
		return {
			status: cancelled ? 'cancelled' : ('completed' as const),
			createdAt,
			deliveryTenge: figure(order, 4, 3) * 1000,
			cancelReason: cancelled ? (CANCEL_REASONS[figure(order, 5, CANCEL_REASONS.length)] ?? 'other') : null,
			lines: [
				...new Set(
					[0, 1, 2].slice(0, 1 + figure(order, 6, 3)).map((line) => 1 + figure(order, 7 + line, 40)),
				),
			].map((productId, line) => ({
				productId,
				priceTenge: 50 + figure(order, 11 + line, 90_000),
				unitFactor: 1 + figure(order, 14 + line, 3),
				quantity: 1 + figure(order, 17 + line, 4),
			})),
			accepted:
				cancelled || staffId === undefined
					? undefined
					: { staffId, at: later(createdAt, (1 + figure(order, 21, 180)) * MINUTE_MS) },
			completedAt: cancelled ? undefined : later(createdAt, (200 + figure(order, 22, 5000)) * MINUTE_MS),
		};
	});
}

export function lineTenge({ priceTenge, unitFactor, quantity }: PastOrder['lines'][number]): number {
	return priceTenge * unitFactor * quantity;
}

export function totalTenge({ lines, deliveryTenge }: PastOrder): number {
	return lines.reduce((sum, line) => sum + lineTenge(line), deliveryTenge);
}

/** Writes directly into the tables, because goods that were sold long ago take nothing from today's stock. */
export async function keepPastOrders(
	db: Database,
	userId: number,
	orders: readonly PastOrder[],
): Promise<void> {
	const rows = orders.map((order, index) => ({
		number: `PAST-${index}`,
		status: order.status,
		at: order.createdAt.toISOString(),
		delivery: order.deliveryTenge,
		reason: order.cancelReason,
		subtotal: totalTenge(order) - order.deliveryTenge,
		lines: order.lines,
		staff: order.accepted?.staffId ?? null,
		accepted: order.accepted?.at.toISOString() ?? null,
		completed: order.completedAt?.toISOString() ?? null,
	}));
	await sql`
		with given as (
			select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (number text, status text, at timestamptz,
				delivery integer, reason text, subtotal bigint, lines json, staff integer, accepted timestamptz,
				completed timestamptz)
		), placed as (
			insert into orders (number, user_id, status, created_at, delivery, delivery_date, address, payment, name, phone,
				subtotal_tenge, delivery_price_tenge, cancel_reason)
			select number, ${userId}, status, at, 'pickup', at::date, '', 'cash', 'Aýna', '1234567', subtotal, delivery, reason
			from given returning id, number
		), sold as (
			insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge, unit_factor, quantity)
			select p.id, l.position, (l.line ->> 'productId')::integer, '', '', '', (l.line ->> 'priceTenge')::integer,
				(l.line ->> 'unitFactor')::integer, (l.line ->> 'quantity')::integer
			from placed p join given g using (number), json_array_elements(g.lines) with ordinality as l (line, position)
		)
		insert into order_events (order_id, status, at, mover, staff_id)
		select p.id, 'accepted', g.accepted, 'shop', g.staff from placed p join given g using (number)
		where g.accepted is not null
		union all select p.id, 'completed', g.completed, 'shop', g.staff from placed p join given g using (number)
		where g.completed is not null`.execute(db);
}

/** Lets one of several workers of the browser tests, which share a shop, write what is written only once. */
export function oneAtATime(
	db: Database,
	work: (trx: Database) => Promise<void>,
	what = 'sales history',
): Promise<void> {
	return db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(trx);
		await work(trx);
	});
}
