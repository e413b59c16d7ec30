import type { BackStep } from '@dukan/domain/selling/orders/back-step.ts';
import type { OrderCustomerWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { findCustomerTrust } from '../../people/trust/describe-trust.ts';
import { readLastMove } from './last-move.queries.ts';
import { findAnyOrder } from './orders.queries.ts';
import { listOrderChanges, listOrderNotes } from './staff-orders.queries.ts';
import { offeredBackStep, type Stepper } from './step-back.ts';

/** How many of the customer's other orders are shown with this one. */
const LATEST_ORDERS = 10;

/**
 * Returns an order with all that an operator needs on the phone: the customer, what they bought before, the remaining stock.
 */
export async function findStaffOrder(
	db: Database,
	orderId: number,
	{ person, now }: { person: Stepper; now: Date },
): Promise<StaffOrderWire | undefined> {
	const order = await findAnyOrder(db, orderId);
	if (!order) return undefined;
	const [facts, notes, movers, customer, goods, last, changes] = await Promise.all([
		sql<
			Pick<
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
			>
		>`
			select version, cancel_note as "cancelNote", cancel_reason as "cancelReason", channel,
				discount_reason as "discountReason",
				courier_id as "courierId", paid_cash_tenge::float8 as "paidCashTenge",
				paid_terminal_tenge::float8 as "paidTerminalTenge",
				(select a.name from staff_accounts a where a.id = courier_id) as courier,
				(select a.name from staff_accounts a where a.id = entered_by) as "enteredBy"
			from orders where id = ${orderId}`.execute(db),
		listOrderNotes(db, orderId),
		sql<StaffOrderWire['movers'][number]>`select a.name, e.back, e.note from order_events e
			left join staff_accounts a on a.id = e.staff_id where e.order_id = ${orderId} order by e.id`.execute(
			db,
		),
		findOrderCustomer(db, orderId, now),
		sql<{ id: number; stock: number; file: string | null }>`select s.product_id as id, s.quantity as stock,
				f.file from order_lines l
			join product_stock s on s.product_id = l.product_id
			left join product_pictures f on f.product_id = s.product_id and f.position = 1
			where l.order_id = ${orderId}`.execute(db),
		readLastMove(db, orderId),
		listOrderChanges(db, orderId),
	]);
	const [fact] = facts.rows;
	if (!fact || !customer) return undefined;
	return {
		...order,
		...fact,
		notes,
		backStep: backStepWire(last && (await offeredBackStep(db, orderId, { last, person, now }))),
		movers: movers.rows,
		changes,
		customer,
		stock: Object.fromEntries(goods.rows.map(({ id, stock }) => [id, stock])),
		pictures: Object.fromEntries(goods.rows.flatMap(({ id, file }) => (file ? [[id, file]] : []))),
	};
}

function backStepWire(step: BackStep | undefined): StaffOrderWire['backStep'] {
	return step ? { to: step.to, until: step.until?.toISOString() ?? null } : null;
}

async function findOrderCustomer(
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
