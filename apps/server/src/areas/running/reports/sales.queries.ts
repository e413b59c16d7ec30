import { nameFields } from '@dukan/domain/base/fields.api.ts';
import { periodBefore } from '@dukan/domain/running/reports/periods.ts';
import type {
	Period,
	SalesStep,
	TopMeasure,
	TopSubject,
} from '@dukan/domain/running/reports/report-kinds.ts';
import type {
	CancelRowWire,
	SalesPointWire,
	SalesReportWire,
	SalesTotalsWire,
	TopRowWire,
} from '@dukan/domain/running/reports/staff-reports.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withMoreWorkMem } from '../../../platform/database/with-more-work-mem.ts';
import { LINE_REVENUE } from '../../selling/orders/line-revenue.queries.ts';

const TOP_ROWS = 20;

/** True if a moment is within these days in Ashgabat. */
export function within(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> {
	return sql`${moment} >= ${from}::date::timestamp at time zone 'Asia/Ashgabat'
		and ${moment} < (${to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`;
}

const placed = (period: Period) => within(sql`o.created_at`, period);

const SUMS = sql`(count(*) filter (where o.status <> 'cancelled'))::integer as orders,
	coalesce(sum(o.total_tenge) filter (where o.status <> 'cancelled'), 0)::float8 as "revenueTenge",
	(count(*) filter (where o.status = 'cancelled'))::integer as cancelled,
	(count(*) filter (where o.status = 'completed'))::integer as completed,
	coalesce(sum(o.total_tenge) filter (where o.status = 'completed'), 0)::float8 as "completedTenge"`;

/**
 * Selects orders by the moment at which they were completed, the last such moment if one was stepped back and
 * completed again.
 */
const received = (period: Period) => sql`order_events e join orders o on o.id = e.order_id
	where e.status = 'completed' and not e.back and o.status = 'completed' and ${within(sql`e.at`, period)}
		and not exists (select from order_events x where x.order_id = e.order_id and x.status = 'completed' and not x.back
			and (x.at, x.id) > (e.at, e.id))`;

const NOTHING: SalesTotalsWire = {
	orders: 0,
	revenueTenge: 0,
	cancelled: 0,
	completed: 0,
	completedTenge: 0,
	receivedTenge: 0,
	returnedTenge: 0,
};

export async function reportSales(db: Database, period: Period, step: SalesStep): Promise<SalesReportWire> {
	const unit = sql.lit(step);
	const [points, before] = await Promise.all([
		sql<SalesPointWire>`select to_char(s.start, 'YYYY-MM-DD') as start, coalesce(t.orders, 0) as orders,
				coalesce(t."revenueTenge", 0) as "revenueTenge", coalesce(t.cancelled, 0) as cancelled,
				coalesce(t.completed, 0) as completed, coalesce(t."completedTenge", 0) as "completedTenge",
				coalesce(m.received, 0) - coalesce(b.back, 0) as "receivedTenge", coalesce(b.back, 0) as "returnedTenge"
			from generate_series(date_trunc(${unit}, ${period.from}::date::timestamp), ${period.to}::date::timestamp,
				${sql.lit(`1 ${step}`)}::interval) as s (start)
			left join (select date_trunc(${unit}, o.created_at at time zone 'Asia/Ashgabat') as start, ${SUMS}
				from orders o where ${placed(period)} group by 1) t on t.start = s.start
			left join (select date_trunc(${unit}, e.at at time zone 'Asia/Ashgabat') as start,
					sum(o.total_tenge)::float8 as received
				from ${received(period)} group by 1) m on m.start = s.start
			left join (select date_trunc(${unit}, r.at at time zone 'Asia/Ashgabat') as start, sum(r.amount_tenge)::float8 as back
				from returns r where ${within(sql`r.at`, period)} group by 1) b on b.start = s.start
			order by s.start`.execute(db),
		sql<SalesTotalsWire>`select ${SUMS}, (select coalesce(sum(o.total_tenge), 0)::float8
				from ${received(periodBefore(period))}) - (select coalesce(sum(r.amount_tenge), 0)::float8 from returns r
				where ${within(sql`r.at`, periodBefore(period))}) as "receivedTenge",
				(select coalesce(sum(r.amount_tenge), 0)::float8 from returns r
					where ${within(sql`r.at`, periodBefore(period))}) as "returnedTenge"
			from orders o where ${placed(periodBefore(period))}`.execute(db),
	]);
	const totals = { ...NOTHING };
	for (const point of points.rows)
		for (const key of Object.keys(totals) as (keyof SalesTotalsWire)[]) totals[key] += point[key];
	return { points: points.rows, totals, before: before.rows[0] ?? NOTHING };
}

/** What lines can be added up by, with its names. */
const SUBJECTS: Readonly<Record<TopSubject, { key: RawBuilder<unknown>; names: RawBuilder<unknown> }>> = {
	product: {
		key: sql`p.id`,
		names: sql`select id, ${selectFields(nameFields)} from products`,
	},
	category: {
		key: sql`p.category_id`,
		names: sql`select id, ${selectFields(nameFields)} from categories`,
	},
	brand: {
		key: sql`p.brand_id`,
		names: sql`select id, name as "nameEn", name as "nameRu", name as "nameTm" from brands`,
	},
};

/**
 * Adds up lines by product first, so that categories and brands then need a few hundred rows and not all
 * lines.
 */
export async function reportTop(
	db: Database,
	period: Period,
	{ of, by }: { of: TopSubject; by: TopMeasure },
): Promise<TopRowWire[]> {
	const before = periodBefore(period);
	const { key, names } = SUBJECTS[of];
	const both = { from: before.from, to: period.to };
	const isNow = sql`o.created_at >= ${period.from}::date::timestamp at time zone 'Asia/Ashgabat'`;
	const pieces = sql`(l.quantity - l.returned)`;
	const query = sql<TopRowWire>`
		with sold as (
			select l.product_id, sum(${LINE_REVENUE}) filter (where ${isNow}) as revenue, sum(${pieces}) filter (where ${isNow}) as pieces,
				sum(${LINE_REVENUE}) filter (where not ${isNow}) as before_revenue,
				sum(${pieces}) filter (where not ${isNow}) as before_pieces
			from orders o join order_lines l on l.order_id = o.id
			where o.status <> 'cancelled' and ${placed(both)}
			group by l.product_id
		), grouped as (
			select ${key} as id, coalesce(sum(s.revenue), 0)::float8 as revenue, coalesce(sum(s.pieces), 0)::integer as pieces,
				coalesce(sum(s.before_revenue), 0)::float8 as before_revenue, coalesce(sum(s.before_pieces), 0)::integer as before_pieces
			from sold s join products p on p.id = s.product_id group by 1
			having sum(s.pieces) > 0
			order by ${by === 'revenue' ? sql`revenue` : sql`pieces`} desc, 1 limit ${TOP_ROWS}
		)
		select g.id, n."nameEn", n."nameRu", n."nameTm", g.revenue as "revenueTenge", g.pieces,
			g.before_revenue as "beforeRevenueTenge", g.before_pieces as "beforePieces"
		from grouped g join (${names}) n on n.id = g.id
		order by ${by === 'revenue' ? sql`g.revenue` : sql`g.pieces`} desc, g.id`;
	return (await withMoreWorkMem(db, (trx) => query.execute(trx))).rows;
}

/** Counts cancelled orders by the day on which they were placed, like all other figures. */
export async function reportCancels(db: Database, period: Period): Promise<CancelRowWire[]> {
	const before = periodBefore(period);
	const { rows } = await sql<CancelRowWire>`select o.cancel_reason as reason,
			(count(*) filter (where ${placed(period)}))::integer as count,
			(count(*) filter (where ${placed(before)}))::integer as before
		from orders o where o.status = 'cancelled' and ${placed({ from: before.from, to: period.to })}
		group by 1 order by count desc, 1`.execute(db);
	return rows;
}
