import { nameFields } from '@dukan/domain/base/fields.api.ts';
import type {
	MarginRowWire,
	UnsoldRowWire,
	ValueRowWire,
} from '@dukan/domain/running/reports/goods-reports.api.ts';
import {
	type MarginSubject,
	PACE_DAYS,
	REORDER_DAYS,
	UNSOLD_DAYS,
	type ValueSubject,
} from '@dukan/domain/running/reports/goods-reports.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withMoreWorkMem } from '../../../platform/database/with-more-work-mem.ts';
import { ALL_GOODS, isPublished, paceBetween } from './goods-in-stock.queries.ts';

const MOST_ROWS = 100;
/** The first look is at this many of the most expensive goods. */
const FIRST_LOOKED_AT = 4 * MOST_ROWS;

/** What goods can be added up by, with its names. */
const SUBJECTS: Readonly<Record<ValueSubject, { key: RawBuilder<unknown>; names: RawBuilder<unknown> }>> = {
	product: { key: sql`p.product_id`, names: sql`select id, ${selectFields(nameFields)} from products` },
	category: { key: sql`p.category_id`, names: sql`select id, ${selectFields(nameFields)} from categories` },
	brand: {
		key: sql`p.brand_id`,
		names: sql`select id, name as "nameEn", name as "nameRu", name as "nameTm" from brands`,
	},
};

/** STOCK-05: returns the value of the goods in stock at cost. */
export async function reportValue(db: Database, of: ValueSubject): Promise<ValueRowWire[]> {
	const { key, names } = SUBJECTS[of];
	const query = sql<ValueRowWire>`select n.id, n."nameEn", n."nameRu", n."nameTm", v.pieces, v.cost as "costTenge",
			v.price as "priceTenge", v.unknown
		from (select ${key} as id, sum(s.quantity)::integer as pieces,
				coalesce(sum(s.quantity::float8 * c.cost_tenge), 0) as cost,
				sum(s.quantity::float8 * p.price_tenge) as price,
				coalesce(sum(s.quantity) filter (where c.cost_tenge is null), 0)::integer as unknown
			from product_stock s join ${ALL_GOODS} p on p.product_id = s.product_id
			left join product_costs c on c.product_id = s.product_id
			where s.quantity > 0 group by 1 order by cost desc, 1 limit ${MOST_ROWS}) v
		join (${names}) n on n.id = v.id order by v.cost desc, n.id`;
	return (await withMoreWorkMem(db, (trx) => query.execute(trx))).rows;
}

/** Matches goods in the ledger whose cost is known; others are left out with their revenue. */
const isCosted = sql`(n.product_id is null or n.cost_tenge is not null)`;
const revenueOf = (which: RawBuilder<unknown>) =>
	sql`coalesce(-sum(l.amount_tenge) filter (where l.account <> 'cost_of_goods' and ${which}), 0)::float8`;
const MARGIN_SUMS = sql`${revenueOf(isCosted)} as revenue,
	coalesce(sum(l.amount_tenge) filter (where l.account = 'cost_of_goods'), 0)::float8 as cost,
	${revenueOf(sql`not ${isCosted}`)} as unknown`;

/**
 * STOCK-05, BOOK-02: returns the revenue of goods, less their cost at the time of sale. Periods go by the day
 * of the books, so that no later receipt or return changes past figures.
 */
export async function reportMargin(
	db: Database,
	period: Period,
	of: MarginSubject,
): Promise<MarginRowWire[]> {
	const booked = sql`book_entries e join book_lines l on l.entry_id = e.id
		left join order_lines n on n.order_id = e.order_id and n.product_id = l.product_id
		where e.day between ${period.from}::date and ${period.to}::date and l.product_id is not null
			and l.account in ('sales', 'discounts', 'returns', 'cost_of_goods')`;
	const query =
		of === 'day'
			? sql<MarginRowWire>`select 0 as id, '' as "nameEn", '' as "nameRu", '' as "nameTm",
					to_char(d.day, 'YYYY-MM-DD') as day, coalesce(m.revenue, 0) as "revenueTenge",
					coalesce(m.cost, 0) as "costTenge", coalesce(m.unknown, 0) as "unknownTenge"
				from generate_series(${period.from}::date, ${period.to}::date, '1 day') as d (day)
				left join (select e.day, ${MARGIN_SUMS} from ${booked} group by 1) m on m.day = d.day::date
				order by d.day`
			: sql<MarginRowWire>`select n.id, n."nameEn", n."nameRu", n."nameTm", '' as day, m.revenue as "revenueTenge",
					m.cost as "costTenge", m.unknown as "unknownTenge"
				from (select ${SUBJECTS[of].key} as id, sum(s.revenue) as revenue, sum(s.cost) as cost, sum(s.unknown) as unknown
					from (select l.product_id, ${MARGIN_SUMS} from ${booked} group by 1) s
					join ${ALL_GOODS} p on p.product_id = s.product_id group by 1) m
				join (${SUBJECTS[of].names}) n on n.id = m.id
				order by m.revenue - m.cost desc, n.id limit ${MOST_ROWS}`;
	return (await withMoreWorkMem(db, (trx) => query.execute(trx))).rows;
}

export type ReorderRow = {
	id: number;
	nameEn: string;
	nameRu: string;
	nameTm: string;
	stock: number;
	minimum: number;
	waiting: number;
	sold: number;
};

/**
 * STOCK-05: lists goods below their minimum, goods that will be gone within two weeks at the pace of the last
 * 30 days, and sold-out goods that customers wait for (CHOOSE-05).
 */
export async function readReorder(db: Database, now: Date): Promise<ReorderRow[]> {
	const { rows } = await sql<ReorderRow>`with ${paceBetween(later(now, -PACE_DAYS * DAY_MS), now)}
		select p.id, ${selectFields(nameFields, 'p')}, v.stock, v.minimum, v.waiting, v.sold
		from (select s.product_id, s.quantity as stock, coalesce(m.minimum, 0) as minimum, coalesce(w.waiting, 0) as waiting,
				coalesce(pace.sold, 0) as sold
			from pace full join product_minimums m on m.product_id = pace.product_id
			full join (select product_id, count(*)::integer as waiting from stock_waits group by 1) w
				on w.product_id = coalesce(pace.product_id, m.product_id)
			join product_stock s on s.product_id = coalesce(pace.product_id, m.product_id, w.product_id)
			where ${isPublished(sql`s.product_id`)} and (s.quantity < coalesce(m.minimum, 0)
				or (s.quantity = 0 and w.waiting > 0) or s.quantity * ${PACE_DAYS} < coalesce(pace.sold, 0) * ${REORDER_DAYS})
			order by s.quantity::float8 / nullif(pace.sold, 0) nulls last, pace.sold desc nulls last, w.waiting desc nulls last,
				s.product_id limit ${MOST_ROWS}) v
		join products p on p.id = v.product_id
		order by v.stock::float8 / nullif(v.sold, 0) nulls last, v.sold desc, v.waiting desc, p.id`.execute(db);
	return rows;
}

type Kept = { id: number; stock: number; costTenge: number | null };

/** STOCK-05: lists goods in stock of which none was sold for three months, the most expensive first. */
export async function reportUnsold(db: Database, now: Date): Promise<UnsoldRowWire[]> {
	const since = later(now, -UNSOLD_DAYS * DAY_MS);
	return withMoreWorkMem(db, async (trx) => {
		const firstOrder = await firstOrderSince(trx, since);
		// Only in a shop where most goods sell does the loop look at all of them.
		for (let amount = FIRST_LOOKED_AT; ; amount *= 4) {
			const kept = await dearestKept(trx, since, amount);
			const sold = await listSold(trx, kept, { since, firstOrder });
			const unsold = kept.filter(({ id }) => !sold.has(id));
			if (unsold.length >= MOST_ROWS || kept.length < amount)
				return nameUnsold(trx, unsold.slice(0, MOST_ROWS));
		}
	});
}

/** Lists the most valuable goods in stock that have been in the shop since then. */
async function dearestKept(db: Database, since: Date, amount: number): Promise<Kept[]> {
	const { rows } = await sql<Kept>`
		select s.product_id as id, s.quantity as stock, s.quantity::float8 * c.cost_tenge as "costTenge"
		from product_stock s join ${ALL_GOODS} p on p.product_id = s.product_id
		left join product_costs c on c.product_id = s.product_id
		where s.quantity > 0 and p.created_at <= ${since}
		order by s.quantity::float8 * coalesce(c.cost_tenge, p.price_tenge) desc, s.product_id limit ${amount}`.execute(
		db,
	);
	return rows;
}

async function firstOrderSince(db: Database, since: Date): Promise<number | null> {
	const { rows } = await sql<{ first: number | null }>`with taken as materialized (
		select id from orders where created_at > ${since}) select min(id) as first from taken`.execute(db);
	return rows[0]?.first ?? null;
}

/** Returns which of these goods were sold since then. Orders before `firstOrder` are not read. */
async function listSold(
	db: Database,
	goods: readonly Kept[],
	{ since, firstOrder }: { since: Date; firstOrder: number | null },
): Promise<Set<number>> {
	const { rows } = await sql<{
		id: number;
	}>`select g.id from unnest(${goods.map(({ id }) => id)}::integer[]) as g (id)
		where exists (select from order_lines l join orders o on o.id = l.order_id
			where l.product_id = g.id and l.order_id >= ${firstOrder} and o.status <> 'cancelled'
				and o.created_at > ${since})`.execute(db);
	return new Set(rows.map(({ id }) => id));
}

async function nameUnsold(db: Database, unsold: readonly Kept[]): Promise<UnsoldRowWire[]> {
	type Named = Omit<UnsoldRowWire, 'stock' | 'costTenge'>;
	const { rows } = await sql<Named>`select p.id, ${selectFields(nameFields, 'p')},
			(select to_char(max(o.created_at) at time zone 'Asia/Ashgabat', 'YYYY-MM-DD') from order_lines l
				join orders o on o.id = l.order_id where l.product_id = p.id and o.status <> 'cancelled') as "lastSold"
		from products p where p.id = any (${unsold.map(({ id }) => id)}::integer[])`.execute(db);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return unsold.flatMap(({ id, stock, costTenge }) => {
		const named = byId.get(id);
		return named ? [{ ...named, stock, costTenge }] : [];
	});
}
