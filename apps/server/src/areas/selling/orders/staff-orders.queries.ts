import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type {
	OrderCountsWire,
	OrderNoteWire,
	OrderWatcherWire,
	StaffOrderRowWire,
	StaffOrdersQuery,
	StaffOrdersWire,
	StaffOrderWire,
} from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { later, SECOND_MS } from '../../../platform/clock.ts';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { countCallRequests } from '../call-me/call-requests.queries.ts';
import { foundSum, MAX_COUNT } from './found-sum.ts';
import { orderConditions } from './order-conditions.queries.ts';
import { PENDING_SINCE } from './orders.queries.ts';

type SortColumn = Exclude<StaffOrdersQuery['sort'], `-${string}`>;
const SORTS: Readonly<Record<SortColumn, RawBuilder<unknown>>> = {
	// Orders are numbered in the order in which they arrive.
	created: sql`o.id`,
	total: sql`o.total_tenge`,
	delivery: sql`o.delivery_date`,
	due: sql`coalesce((select d.call_back_at from order_desk d where d.order_id = o.id),
		case when o.status = 'pending' then ${PENDING_SINCE} end, o.created_at)`,
};

export async function listStaffOrders(
	db: Database,
	filter: StaffOrdersQuery,
	now: Date,
): Promise<StaffOrdersWire> {
	const where = orderConditions(filter, now);
	const descends = filter.sort.startsWith('-');
	const sort = SORTS[filter.sort.replace('-', '') as SortColumn];
	const direction = descends ? sql`desc` : sql`asc`;
	const [{ rows }, counted] = await Promise.all([
		sql<StaffOrderRowWire>`
			with page as (
				select o.* from orders o ${where}
				order by ${sort} ${direction}, o.id ${direction} limit ${filter.limit} offset ${filter.offset}
			)
			select o.id, o.number, o.status, o.name, o.phone, o.delivery, o.payment, o.payment_state as "paymentState", o.channel,
				${isoMoment('o.created_at')} as "createdAt",
				case when o.status = 'pending' then ${isoMoment(PENDING_SINCE)} end as "pendingSince",
				o.delivery_date::text as "deliveryDate", ${clockTime('o.slot_from')} as "slotFrom",
				${clockTime('o.slot_to')} as "slotTo",
				(select json_build_object('en', d.name_en, 'ru', d.name_ru, 'tm', d.name_tm)
					from districts d where d.id = o.district_id) as district,
				(select sum(l.quantity)::integer from order_lines l where l.order_id = o.id) as pieces,
				o.total_tenge::float8 as "totalTenge",
				(select a.name from staff_accounts a where a.id = o.courier_id) as courier,
				(select json_build_object('attempts', coalesce(d.attempts, 0),
						'callBackAt', ${isoMoment('d.call_back_at')},
						'takenBy', case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end)
					from (select) one left join order_desk d on d.order_id = o.id
					left join staff_accounts a on a.id = d.taken_by) as call
			from page o order by ${sort} ${direction}, o.id ${direction}`.execute(db),
		sql<{ count: number; sumTenge: number }>`select count(*)::integer as count,
				coalesce(sum(found.total_tenge), 0)::float8 as "sumTenge"
			from (select o.total_tenge from orders o ${where} limit ${MAX_COUNT + 1}) found`.execute(db),
	]);
	return { rows, ...foundSum(counted.rows[0] ?? { count: 0, sumTenge: 0 }) };
}

/**
 * Counts the same orders as the start page. Orders that await their payment are left out, because staff have
 * nothing to do with them (PAY-02).
 */
export async function countOpenOrders(db: Database): Promise<OrderCountsWire> {
	const { rows } = await sql<{
		status: 'pending' | 'accepted' | 'on_delivery';
		count: number;
		unseen: number;
	}>`
		select o.status, count(*)::integer as count,
			(count(*) filter (where o.status = 'pending' and d.seen_at is null and d.taken_by is null))::integer as unseen
		from orders o left join order_desk d on d.order_id = o.id
		where o.status in ('pending', 'accepted', 'on_delivery') and o.payment_state is distinct from 'awaiting'
		group by o.status`.execute(db);
	const calls = await countCallRequests(db);
	const countOf = (wanted: OrderStatus) => rows.find(({ status }) => status === wanted)?.count ?? 0;
	return {
		pending: countOf('pending'),
		accepted: countOf('accepted'),
		on_delivery: countOf('on_delivery'),
		calls: calls.waiting,
		unseen: rows.reduce((sum, { unseen }) => sum + unseen, calls.unseen),
	};
}

export async function listOrderNotes(db: Database, orderId: number): Promise<OrderNoteWire[]> {
	const { rows } = await sql<OrderNoteWire>`select n.id, a.name as staff, n.text,
			${isoMoment('n.at')} as at
		from order_notes n join staff_accounts a on a.id = n.staff_id where n.order_id = ${orderId} order by n.id`.execute(
		db,
	);
	return rows;
}

/** DESK-05: lists what staff changed, oldest first. */
export async function listOrderChanges(db: Database, orderId: number): Promise<StaffOrderWire['changes']> {
	const { rows } = await sql<StaffOrderWire['changes'][number]>`select a.name as staff, c.parts,
			${isoMoment('c.at')} as at,
			c.total_before_tenge::float8 as "totalBeforeTenge", c.total_after_tenge::float8 as "totalAfterTenge"
		from order_changes c join staff_accounts a on a.id = c.staff_id where c.order_id = ${orderId} order by c.id`.execute(
		db,
	);
	return rows;
}

export async function insertOrderNote(
	trx: Database,
	note: { orderId: number; staffId: number; text: string; at: Date },
): Promise<boolean> {
	const { rows } = await sql`insert into order_notes (order_id, staff_id, at, text)
		select id, ${note.staffId}, ${note.at}, ${note.text} from orders where id = ${note.orderId} returning 1`.execute(
		trx,
	);
	return rows.length > 0;
}

/** An open page reports more often than this; a page that has not reported for so long is closed. */
const WATCHED_MS = 45 * SECOND_MS;

/** Records that this member has the order open, and returns who else has. */
export async function watchOrder(
	db: Database,
	{ orderId, staffId, now }: { orderId: number; staffId: number; now: Date },
): Promise<OrderWatcherWire[]> {
	await sql`insert into order_watchers (order_id, staff_id, seen_at) values (${orderId}, ${staffId}, ${now})
		on conflict (order_id, staff_id) do update set seen_at = excluded.seen_at`.execute(db);
	const { rows } = await sql<OrderWatcherWire>`select a.id, a.name from order_watchers w
		join staff_accounts a on a.id = w.staff_id
		where w.order_id = ${orderId} and w.staff_id <> ${staffId} and w.seen_at > ${later(now, -WATCHED_MS)}
		order by a.name`.execute(db);
	return rows;
}
