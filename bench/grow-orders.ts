import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';

/** The day before the first order to come; the catalogue's own (testing/test-databases.ts). */
export const LAST_DAY = '2026-11-15';
const BATCH_ORDERS = 100_000;
/** One in ten has ordered ten times, as it were. */
const ORDERS_PER_PERSON = 10;
const STAFF = 8;
const FIRST_PHONE = 3_000_000;

/**
 * Past orders until there are so many: over a year, over a tenth as many people, of one to three goods each. Nothing is
 * taken from stock. Figures look random and are the same in every run.
 */
export async function growOrders(
	databaseUrl: string,
	wanted: number,
	onProgress: (done: number) => void,
): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	try {
		const { rows } = await sql<{ have: number }>`select count(*)::integer as have from orders`.execute(db);
		const have = rows[0]?.have ?? 0;
		if (have >= wanted) return;
		if (have === 0) await addPeople(db, Math.ceil(wanted / ORDERS_PER_PERSON));
		for (let from = have; from < wanted; from += BATCH_ORDERS) {
			const to = Math.min(wanted, from + BATCH_ORDERS);
			await addOrders(db, { from: from + 1, to, wanted });
			onProgress(to);
		}
		await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${wanted})`.execute(db);
		await sql`vacuum (analyze) users, orders, order_lines, order_events`.execute(db);
	} finally {
		await db.destroy();
	}
}

async function addPeople(db: Database, people: number): Promise<void> {
	await sql`insert into users (id, phone, name, password_hash, language, created_at)
		select n, (${FIRST_PHONE}::integer + n)::text, (array['Aýna', 'Merdan', 'Jeren', 'Oleg', 'Maral'])[1 + n % 5] || ' ' || n,
			'none', 'ru', ${LAST_DAY}::timestamptz - n % 700 * interval '1 day'
		from generate_series(1, ${people}::integer) n`.execute(db);
	await sql`select setval(pg_get_serial_sequence('users', 'id'), ${people})`.execute(db);
	await sql`insert into staff_accounts (name, role, created_at, login)
		select 'Operator ' || n, 'operator', ${LAST_DAY}::timestamptz, 'operator' || n
		from generate_series(1, ${STAFF}::integer) n`.execute(db);
}

/** A figure below `below` from an order and a salt. */
const figure = (order: string, salt: number, below: number) =>
	sql`(abs(hashint8extended(${sql.ref(order)}, ${sql.lit(salt)}::bigint) % ${sql.lit(below)}))::integer`;

async function addOrders(
	db: Database,
	{ from, to, wanted }: { from: number; to: number; wanted: number },
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		// Without triggers: no notification for each, and the referenced rows exist.
		await sql`set local session_replication_role = replica`.execute(trx);
		await sql`create temporary table past on commit drop as
			select n::integer as id, 1 + ${figure('n', 1, Math.ceil(wanted / ORDERS_PER_PERSON))} as user_id,
				${LAST_DAY}::timestamptz - (${wanted}::integer - n) * interval '365 days' / ${wanted}::integer as at,
				case when (${wanted}::integer - n) * 365 < ${wanted}::integer then 'pending'
					when ${figure('n', 2, 10)} = 0 then 'cancelled' else 'completed' end as status
			from generate_series(${from}::bigint, ${to}::bigint) n`.execute(trx);
		await sql`insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge,
				unit_factor, quantity)
			select order_id, row_number() over (partition by order_id order by product_id), product_id, p.name_en, p.name_ru,
				p.name_tm, p.price_tenge, p.unit_factor, 1 + product_id % 3
			from (
				select distinct o.id as order_id, 1 + (abs(hashint8extended(o.id, 10 + line)
					% (select max(id) from products)))::integer as product_id
				from past o, generate_series(0, ${figure('o.id', 3, 3)}) line
			) l
			join products p on p.id = l.product_id`.execute(trx);
		await sql`insert into orders (id, number, user_id, status, created_at, delivery, delivery_date, address, payment, name,
				phone, subtotal_tenge, delivery_price_tenge, cancel_reason)
			select o.id, 'P' || lpad(o.id::text, 8, '0'), o.user_id, o.status, o.at, 'pickup', o.at::date, '', 'cash', u.name,
				u.phone, s.subtotal, 0,
				case when o.status = 'cancelled' then (array['order_again', 'expensive', 'other'])[1 + ${figure('o.id', 4, 3)}] end
			from past o join users u on u.id = o.user_id
			join (select order_id, sum(price_tenge::bigint * unit_factor * quantity) as subtotal from order_lines
				where order_id between ${from} and ${to} group by 1) s on s.order_id = o.id`.execute(trx);
		await sql`insert into order_events (order_id, status, at, mover, staff_id)
			select id, 'pending', at, 'customer', null from past
			union all
			select id, 'accepted', at + (1 + ${figure('past.id', 5, 180)}) * interval '1 minute', 'shop',
				(select min(id) from staff_accounts) + ${figure('past.id', 6, STAFF)}
			from past where status = 'completed'
			union all
			select id, status, at + interval '1 day', 'shop', null from past where status <> 'pending'`.execute(
			trx,
		);
	});
}
