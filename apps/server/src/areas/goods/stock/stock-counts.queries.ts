import type {
	CountAddBody,
	CountEnterBody,
	CountLinesQuery,
	CountLineWire,
	CountsQuery,
	CountWire,
} from '@dukan/domain/goods/stock/stock-counts.api.ts';
import type { CountState, CountView } from '@dukan/domain/goods/stock/stock-counts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { inStore } from './stock.queries.ts';

const sheet = sql`select c.id, c.state, c.note, coalesce(b.name, '') as brand,
		json_build_object('en', coalesce(k.name_en, ''), 'ru', coalesce(k.name_ru, ''), 'tm', coalesce(k.name_tm, ''))
			as category,
		${isoMoment('c.created_at')} as "createdAt",
		${isoMoment('c.posted_at')} as "postedAt",
		(select count(*) from stock_count_lines l where l.count_id = c.id)::integer as lines,
		(select count(l.counted) from stock_count_lines l where l.count_id = c.id)::integer as counted
	from stock_counts c left join categories k on k.id = c.category_id left join brands b on b.id = c.brand_id`;

export async function listCounts(
	db: Database,
	{ state, limit, offset }: CountsQuery,
): Promise<{ rows: CountWire[]; count: number }> {
	const where = state ? sql`where c.state = ${state}` : sql``;
	const [{ rows }, counted] = await Promise.all([
		sql<CountWire>`${sheet} ${where} order by c.id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from stock_counts c ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findCount(db: Database, id: number): Promise<CountWire | undefined> {
	const { rows } = await sql<CountWire>`${sheet} where c.id = ${id}`.execute(db);
	return rows[0];
}

/** Tells whether the category exists, and whether the brand exists. */
export async function hasScope(
	db: Database,
	{ categoryId, brandId }: Pick<CountAddBody, 'categoryId' | 'brandId'>,
): Promise<{ category: boolean; brand: boolean }> {
	const { rows } = await sql<{ category: boolean; brand: boolean }>`select
		${categoryId}::integer is null or exists (select from categories where id = ${categoryId}::integer) as category,
		${brandId}::integer is null or exists (select from brands where id = ${brandId}::integer) as brand`.execute(
		db,
	);
	return rows[0] ?? { category: false, brand: false };
}

const inScope = ({ categoryId, brandId }: Pick<CountAddBody, 'categoryId' | 'brandId'>) =>
	sql`(${categoryId}::integer is null or p.category_id = ${categoryId}::integer)
		and (${brandId}::integer is null or p.brand_id = ${brandId}::integer)`;

export async function insertCount(
	trx: Database,
	{ categoryId, brandId, note }: CountAddBody,
	{ staffId, now }: { staffId: number; now: Date },
): Promise<number> {
	const { id } = await trx
		.insertInto('stock_counts')
		.values({ category_id: categoryId, brand_id: brandId, note, staff_id: staffId, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/**
 * Inserts a line for each product of the scope, even if no piece should be there. Returns the number of
 * lines.
 */
export async function insertCountLines(
	trx: Database,
	id: number,
	scope: Pick<CountAddBody, 'categoryId' | 'brandId'>,
): Promise<number> {
	const { numAffectedRows } = await sql`insert into stock_count_lines (count_id, product_id)
		select ${id}, p.id from products p where ${inScope(scope)} order by p.id`.execute(trx);
	return Number(numAffectedRows ?? 0);
}

/** Locks the sheet. With `share` others may count at the same time, but no one can post the sheet. */
export async function lockCount(
	trx: Database,
	id: number,
	mode: 'share' | 'update',
): Promise<CountState | undefined> {
	const { rows } = await sql<{ state: CountState }>`select state from stock_counts where id = ${id}
		${mode === 'share' ? sql`for share` : sql`for update`}`.execute(trx);
	return rows[0]?.state;
}

export async function setCountState(
	trx: Database,
	id: number,
	{ state, postedAt }: { state: CountState; postedAt: Date | null },
): Promise<void> {
	await sql`update stock_counts set state = ${state}, posted_at = ${postedAt}::timestamptz where id = ${id}`.execute(
		trx,
	);
}

const VIEWS: Readonly<Record<CountView, RawBuilder<unknown>>> = {
	all: sql`true`,
	left: sql`l.counted is null`,
	counted: sql`l.counted is not null`,
};

/** Lists lines by name. If only counted lines are shown, the last counted ones stand first. */
export async function listCountLines(
	db: Database,
	id: number,
	{ show, limit, offset }: CountLinesQuery,
): Promise<{ rows: CountLineWire[]; count: number }> {
	const where = sql`l.count_id = ${id} and ${VIEWS[show]}`;
	const order = show === 'counted' ? sql`l.counted_at desc, l.product_id` : sql`p.name_en, l.product_id`;
	const [{ rows }, counted] = await Promise.all([
		sql<CountLineWire>`select l.product_id as "productId", l.counted, a.name as "staffName",
				json_build_object('en', p.name_en, 'ru', p.name_ru, 'tm', p.name_tm) as names,
				coalesce((select code from product_codes where product_id = p.id and kind = 'sku'), '') as sku,
				coalesce((select code from product_codes where product_id = p.id and kind = 'barcode' and position = 1), '')
					as barcode
			from stock_count_lines l join products p on p.id = l.product_id
			left join staff_accounts a on a.id = l.staff_id
			where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from stock_count_lines l where ${where}`.execute(
			db,
		),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/**
 * Returns how many pieces of the product are counted by now. Returns undefined if the sheet does not have the
 * product.
 */
export async function enterCount(
	trx: Database,
	id: number,
	{ productId, quantity, add }: CountEnterBody,
	{ staffId, now }: { staffId: number; now: Date },
): Promise<number | undefined> {
	const { rows } = await sql<{ counted: number }>`update stock_count_lines l set
			counted = least(${quantity}::bigint + ${add ? sql`coalesce(l.counted, 0)` : sql`0`}, 1000000)::integer,
			expected = ${inStore(sql`l.product_id`)}, counted_at = ${now}::timestamptz,
			staff_id = ${staffId}, entries = l.entries + 1
		where l.count_id = ${id} and l.product_id = ${productId} returning l.counted`.execute(trx);
	return rows[0]?.counted;
}

export async function clearCount(trx: Database, id: number, productId: number): Promise<boolean> {
	const { numAffectedRows } = await sql`update stock_count_lines l set counted = null, expected = null,
			counted_at = null, staff_id = null, entries = l.entries + 1
		where l.count_id = ${id} and l.product_id = ${productId}`.execute(trx);
	return numAffectedRows === 1n;
}

/** Enters 0 for each product that no one has counted. */
export async function enterNothingLeft(
	trx: Database,
	id: number,
	{ staffId, now }: { staffId: number; now: Date },
): Promise<void> {
	await sql`update stock_count_lines l set counted = 0, expected = ${inStore(sql`l.product_id`)},
			counted_at = ${now}::timestamptz, staff_id = ${staffId}, entries = l.entries + 1
		where l.count_id = ${id} and l.counted is null`.execute(trx);
}

export async function readCountProgress(
	db: Database,
	id: number,
): Promise<{ entries: number; left: number; counted: number }> {
	const { rows } = await sql<{ entries: number; left: number; counted: number }>`select
			coalesce(sum(entries), 0)::integer as entries, count(*) filter (where counted is null)::integer as "left",
			count(counted)::integer as counted
		from stock_count_lines where count_id = ${id}`.execute(db);
	return rows[0] ?? { entries: 0, left: 0, counted: 0 };
}

/** A line whose count differs, with the present stock of its product. */
export type DifferentLine = {
	productId: number;
	names: CountLineWire['names'];
	counted: number;
	expected: number;
	stock: number;
	moved: number | null;
	costTenge: number | null;
};

/**
 * Lists the differences, those of the highest value first. With `lock` the stock cannot change until the
 * transaction ends.
 */
export async function readDifferences(
	db: Database,
	id: number,
	{ lock = false } = {},
): Promise<DifferentLine[]> {
	if (lock)
		await sql`select from products where id in (select product_id from stock_count_lines
			where count_id = ${id} and counted <> expected) order by id for no key update`.execute(db);
	const { rows } =
		await sql<DifferentLine>`select l.product_id as "productId", l.counted, l.expected, l.moved,
			json_build_object('en', p.name_en, 'ru', p.name_ru, 'tm', p.name_tm) as names,
			s.quantity as stock, c.cost_tenge as "costTenge"
		from stock_count_lines l join products p on p.id = l.product_id
		join product_stock s on s.product_id = l.product_id
		left join product_costs c on c.product_id = l.product_id
		where l.count_id = ${id} and l.counted <> l.expected
		order by abs(l.counted - l.expected)::bigint * coalesce(c.cost_tenge, p.price_tenge) desc, l.product_id`.execute(
			db,
		);
	return rows;
}

export async function setMoved(
	trx: Database,
	id: number,
	lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
	await sql`update stock_count_lines l set moved = given.quantity
		from unnest(${lines.map(({ productId }) => productId)}::integer[],
			${lines.map(({ quantity }) => quantity)}::integer[]) as given (product_id, quantity)
		where l.count_id = ${id} and l.product_id = given.product_id`.execute(trx);
}
