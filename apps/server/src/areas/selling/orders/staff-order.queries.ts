import type { OrderCustomerWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { findCustomerTrust } from '../../people/trust/describe-trust.ts';

/** At most this many of the customer's other orders are shown with this one. */
const LATEST_ORDERS = 10;

type OrderFacts = Pick<
	StaffOrderWire,
	| 'version'
	| 'cancelNote'
	| 'cancelReason'
	| 'channel'
	| 'enteredBy'
	| 'discountReason'
	| 'courierId'
	| 'courier'
	| 'paidCashTenge'
	| 'paidTerminalTenge'
>;

export async function findOrderFacts(db: Database, orderId: number): Promise<OrderFacts | undefined> {
	const { rows } = await sql<OrderFacts>`
		select version, cancel_note as "cancelNote", cancel_reason as "cancelReason", channel,
			discount_reason as "discountReason",
			courier_id as "courierId", paid_cash_tenge::float8 as "paidCashTenge",
			paid_terminal_tenge::float8 as "paidTerminalTenge",
			(select a.name from staff_accounts a where a.id = courier_id) as courier,
			(select a.name from staff_accounts a where a.id = entered_by) as "enteredBy"
		from orders where id = ${orderId}`.execute(db);
	return rows[0];
}

export async function listOrderMovers(db: Database, orderId: number): Promise<StaffOrderWire['movers']> {
	const { rows } = await sql<
		StaffOrderWire['movers'][number]
	>`select a.name, e.back, e.note from order_events e
		left join staff_accounts a on a.id = e.staff_id where e.order_id = ${orderId} order by e.id`.execute(db);
	return rows;
}

type StockOfOrder = { id: number; stock: number; file: string | null };

export async function listStockOfOrder(db: Database, orderId: number): Promise<StockOfOrder[]> {
	const { rows } = await sql<StockOfOrder>`select s.product_id as id, s.quantity as stock,
			f.file from order_lines l
		join product_stock s on s.product_id = l.product_id
		left join product_pictures f on f.product_id = s.product_id and f.position = 1
		where l.order_id = ${orderId}`.execute(db);
	return rows;
}

export async function findOrderCustomer(
	db: Database,
	orderId: number,
	now: Date,
): Promise<OrderCustomerWire | undefined> {
	const { rows } = await sql<Omit<OrderCustomerWire, 'trust'>>`
		select u.id, u.name, u.phone, u.banned,
			${isoMoment('u.created_at')} as since,
			(select count(*)::integer from orders x where x.user_id = u.id) as orders,
			(select count(*)::integer from orders x where x.user_id = u.id and x.status = 'cancelled') as cancelled,
			(select coalesce(sum(x.total_tenge - x.refunded_tenge), 0)::float8 from orders x
				where x.user_id = u.id and x.status = 'completed') as "spentTenge",
			coalesce((select json_agg(json_build_object('id', x.id, 'number', x.number, 'status', x.status, 'delivery', x.delivery,
				'createdAt', ${isoMoment('x.created_at')},
				'totalTenge', x.total_tenge) order by x.id desc)
				from (select * from orders x where x.user_id = u.id and x.id <> ${orderId}
					order by x.id desc limit ${LATEST_ORDERS}) x), '[]') as latest
		from orders o join users u on u.id = o.user_id where o.id = ${orderId}`.execute(db);
	const [row] = rows;
	const trust = row && (await findCustomerTrust(db, row.id, now));
	if (!row || !trust) return undefined;
	return { ...row, trust };
}
