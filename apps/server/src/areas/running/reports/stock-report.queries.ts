import { nameFields } from '@dukan/domain/base/fields.api.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import type {
	AcceptRowWire,
	SearchMissWire,
	SlotFillWire,
	StockRowWire,
} from '@dukan/domain/running/reports/staff-reports.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { clockTime } from '../../../platform/database/clock-time.ts';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withMoreWorkMem } from '../../../platform/database/with-more-work-mem.ts';
import { isPublished, paceBetween } from './goods-in-stock.queries.ts';
import { within } from './sales.queries.ts';

const MISS_ROWS = 50;
const STOCK_ROWS = 100;
/** The pace is measured over this many days. */
const PACE_DAYS = 30;

/** Reports the delivery slots by weekday: how many orders they had, and their capacity. */
export async function reportSlots(db: Database, { from, to }: Period): Promise<SlotFillWire[]> {
	const { rows } = await sql<SlotFillWire>`
		select extract(isodow from d.day)::integer as weekday, s.id as "slotId", ${clockTime('s.from_time')} as "from",
			${clockTime('s.to_time')} as "to", coalesce(sum(b.booked), 0)::integer as booked,
			sum(case when h.date is null then slot_capacity(s, d.day) else 0 end)::float8 as capacity
		from (select generate_series(${from}::date, ${to}::date, '1 day')::date as day) d
		cross join delivery_slots s
		left join holidays h on h.date = d.day
		left join slot_bookings b on b.date = d.day and b.slot_id = s.id
		group by 1, s.id order by 1, s.position, s.id`.execute(db);
	return rows;
}

export async function reportSearches(db: Database, { from, to }: Period): Promise<SearchMissWire[]> {
	const { rows } =
		await sql<SearchMissWire>`select words, language, sum(misses)::integer as count from search_counts
		where day between ${from}::date and ${to}::date and misses > 0 group by words, language
		order by count desc, words, language limit ${MISS_ROWS}`.execute(db);
	return rows;
}

/** Lists first what is sold out, and then what will be sold out first at the pace of the last 30 days. */
export async function reportStock(db: Database, now: Date): Promise<StockRowWire[]> {
	const { rows } = await sql<StockRowWire>`with ${paceBetween(later(now, -PACE_DAYS * DAY_MS), now)}
		select p.id, ${selectFields(nameFields, 'p')}, v.stock, v.sold as "sold30",
			v.stock * ${PACE_DAYS}::float8 / v.sold as "daysLeft"
		from (select s.product_id, s.quantity as stock, pace.sold
			from pace join product_stock s on s.product_id = pace.product_id where ${isPublished(sql`s.product_id`)}
			order by s.quantity::float8 / pace.sold, pace.sold desc, s.product_id limit ${STOCK_ROWS}) v
		join products p on p.id = v.product_id
		order by v.stock::float8 / v.sold, v.sold desc, p.id`.execute(db);
	return rows;
}

/**
 * Counts by the day of acceptance. Waiting begins when the order last became pending (decision 020). An order
 * that was accepted when it was entered, by phone or at the counter, has not waited (DESK-04).
 */
export async function reportAcceptance(db: Database, period: Period): Promise<AcceptRowWire[]> {
	const query = sql<AcceptRowWire>`select a.id as "staffId", a.name, t.accepted, t.minutes[1] as "medianMinutes",
			t.minutes[2] as "p90Minutes"
		from (select w.staff_id, count(*)::integer as accepted,
				percentile_cont(array[0.5, 0.9]) within group (order by w.minutes) filter (where w.minutes > 0) as minutes
			from (select e.staff_id, extract(epoch from e.at - coalesce((select max(p.at) from order_events p
					where p.order_id = e.order_id and p.status = 'pending' and p.id < e.id), o.created_at))::float8 / 60 as minutes
				from order_events e join orders o on o.id = e.order_id
				where e.status = 'accepted' and not e.back and e.staff_id is not null and ${within(sql`e.at`, period)}) w
			group by w.staff_id) t
		join staff_accounts a on a.id = t.staff_id
		order by t.accepted desc, a.id`;
	return (await withMoreWorkMem(db, (trx) => query.execute(trx))).rows;
}
