import type {
	CashEntriesQuery,
	CashEntryWire,
	CashReportWire,
	CashWire,
} from '@dukan/domain/money/cash/cash.api.ts';
import type { CashKind, CashPurpose } from '@dukan/domain/money/cash/cash-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** Lists the cash of the till, and of every courier who has some. */
export async function listBalances(db: Database): Promise<CashWire['balances']> {
	const { rows } = await sql<CashWire['balances'][number]>`
		select e.holder_id as "holderId", a.name, sum(e.amount_tenge)::float8 as tenge
		from cash_entries e left join staff_accounts a on a.id = e.holder_id where e.method = 'cash'
		group by e.holder_id, a.name having e.holder_id is null or sum(e.amount_tenge) <> 0
		order by e.holder_id is not null, a.name, e.holder_id`.execute(db);
	return rows;
}

/**
 * Reads the balance of one holder; the till is null. With `upTo` only entries up to and including that day
 * count.
 */
export async function readBalance(
	db: Database,
	holderId: number | null,
	{ upTo }: { upTo?: string } = {},
): Promise<number> {
	const { rows } = await sql<{ tenge: number }>`select coalesce(sum(amount_tenge), 0)::float8 as tenge
		from cash_entries where method = 'cash' and holder_id is not distinct from ${holderId}::integer
			and day <= coalesce(${upTo ?? null}::date, 'infinity')`.execute(db);
	return rows[0]?.tenge ?? 0;
}

export async function findLastClosed(db: Database): Promise<string | null> {
	const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from cash_closings`.execute(
		db,
	);
	return rows[0]?.day ?? null;
}

/** The lock makes two hand-overs of one courier wait for each other. */
export async function lockHolder(trx: Database, holderId: number): Promise<boolean> {
	const { rows } = await sql<{ id: number }>`select id from staff_accounts where id = ${holderId}
		for no key update`.execute(trx);
	return rows.length > 0;
}

/** No one else adds an entry until the transaction ends (schema/62-cash.sql). */
export async function lockCashBook(trx: Database): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('cash_book'))`.execute(trx);
}

/** Inserts all entries of one act. */
export async function insertCashEntries(
	trx: Database,
	entries: readonly {
		holderId: number | null;
		kind: CashKind;
		amountTenge: number;
		purpose?: CashPurpose;
	}[],
	{ at, reason }: { at: Date; reason: string },
): Promise<void> {
	if (entries.length === 0) return;
	await sql`insert into cash_entries (at, holder_id, kind, amount_tenge, act, reason, purpose)
		select ${at}::timestamptz, e."holderId", e.kind, e."amountTenge", act.id, ${reason}, e.purpose
		from (select nextval('cash_acts') as id) act,
			json_to_recordset(${JSON.stringify(entries)}::json) as e ("holderId" integer, kind text, "amountTenge" bigint,
				purpose text)`.execute(trx);
}

export async function insertClosing(
	trx: Database,
	closing: {
		day: string;
		at: Date;
		staffId: number;
		expectedTenge: number;
		countedTenge: number;
		reason: string;
	},
): Promise<void> {
	await sql`insert into cash_closings (day, at, staff_id, expected_tenge, counted_tenge, reason)
		values (${closing.day}::date, ${closing.at}, ${closing.staffId}, ${closing.expectedTenge},
			${closing.countedTenge}, ${closing.reason})`.execute(trx);
}

/** The difference that is found at closing belongs to the closed day, even if that day is already over. */
export async function insertTillDifference(
	trx: Database,
	{ day, amountTenge, reason }: { day: string; amountTenge: number; reason: string },
): Promise<void> {
	if (amountTenge === 0) return;
	await sql`insert into cash_entries (at, kind, amount_tenge, reason)
		values ((${day}::date + time '23:59:59') at time zone 'Asia/Ashgabat', 'difference', ${amountTenge}, ${reason})`.execute(
		trx,
	);
}

export type ReversibleEntry = { kind: CashKind; isReversal: boolean; isReversed: boolean };

export async function lockEntry(trx: Database, id: string): Promise<ReversibleEntry | undefined> {
	// Locks all entries of the act, because an act is reversed as a whole.
	await sql`select from cash_entries where id = ${id}::bigint
		or act = (select act from cash_entries where id = ${id}::bigint) order by id for update`.execute(trx);
	const { rows } = await sql<ReversibleEntry>`select e.kind, e.reverses is not null as "isReversal",
			exists (select from cash_entries x where x.reverses = e.id) as "isReversed"
		from cash_entries e where e.id = ${id}::bigint`.execute(trx);
	return rows[0];
}

/** Reverses the entry with all other entries of its act. */
export async function reverseAct(
	trx: Database,
	id: string,
	{ at, reason }: { at: Date; reason: string },
): Promise<void> {
	await sql`insert into cash_entries (at, holder_id, kind, method, amount_tenge, reverses, reason)
		select ${at}::timestamptz, e.holder_id, e.kind, e.method, -e.amount_tenge, e.id, ${reason}
		from cash_entries e join cash_entries asked on asked.id = ${id}::bigint
		where e.id = asked.id or e.act = asked.act`.execute(trx);
}

const ENTRY = sql`e.id::text, ${isoMoment('e.at')} as at,
	e.day::text, e.holder_id as "holderId", h.name as "holderName", e.kind, e.method,
	e.amount_tenge::float8 as "amountTenge", e.purpose, e.order_id as "orderId", o.number as "orderNumber",
	e.return_id as "returnId", e.reason, a.name as "staffName", e.reverses is not null as "isReversal",
	exists (select from cash_entries x where x.reverses = e.id) as "isReversed"`;

type EntryFilter = Omit<CashEntriesQuery, 'limit' | 'offset'>;

function entryConditions({ from, to, holder, kind }: EntryFilter): RawBuilder<unknown> {
	const all = [
		from && sql`e.day >= ${from}::date`,
		to && sql`e.day <= ${to}::date`,
		holder && sql`e.holder_id = ${holder}`,
		kind && sql`e.kind = ${kind}`,
	].filter((condition) => typeof condition === 'object');
	return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

export async function listCashEntries(
	db: Database,
	{ limit, offset, ...filter }: CashEntriesQuery,
): Promise<{ rows: CashEntryWire[]; count: number }> {
	const where = entryConditions(filter);
	const [rows, counted] = await Promise.all([
		selectEntries(db, sql`${where} order by e.id desc limit ${limit} offset ${offset}`),
		sql<{ count: number }>`select count(*)::integer as count from cash_entries e ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/**
 * Returns the next entries of a sheet that is being written. They are older than `last`, so entries made in
 * the meantime do not shift them.
 */
export async function listCashEntriesBefore(
	db: Database,
	{ from, to, last, limit }: { from: string; to: string; last: string | undefined; limit: number },
): Promise<CashEntryWire[]> {
	const before = last === undefined ? sql`` : sql`and e.id < ${last}::bigint`;
	return selectEntries(db, sql`${entryConditions({ from, to })} ${before} order by e.id desc limit ${limit}`);
}

async function selectEntries(db: Database, which: RawBuilder<unknown>): Promise<CashEntryWire[]> {
	const { rows } =
		await sql<CashEntryWire>`select ${ENTRY} from cash_entries e left join staff_accounts h on h.id = e.holder_id
		left join staff_accounts a on a.id = e.staff_id left join orders o on o.id = e.order_id ${which}`.execute(
			db,
		);
	return rows;
}

export async function reportCash(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<CashReportWire> {
	const sumOf = (kind: CashKind) => sql`coalesce(sum(e.amount_tenge) filter (
		where e.kind = ${sql.lit(kind)} and e.method = 'cash'), 0)::float8`;
	const { rows } = await sql<CashReportWire[number]>`select e.day::text, e.holder_id as "holderId",
			h.name as "holderName", ${sumOf('order')} as orders, ${sumOf('return')} as returns,
			${sumOf('hand_over')} as "handOvers", ${sumOf('difference')} as differences, ${sumOf('other')} as others,
			coalesce(sum(e.amount_tenge) filter (where e.method = 'terminal'), 0)::float8 as terminal,
			e.day <= coalesce((select max(c.day) from cash_closings c), '-infinity') as "isClosed"
		from cash_entries e left join staff_accounts h on h.id = e.holder_id
		where e.day between ${from}::date and ${to}::date
		group by e.day, e.holder_id, h.name
		order by e.day desc, e.holder_id is not null, h.name, e.holder_id`.execute(db);
	return rows;
}
