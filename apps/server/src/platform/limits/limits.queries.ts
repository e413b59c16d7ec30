import { type RawBuilder, sql } from 'kysely';
import { later, SECOND_MS } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** So many in a stretch of time that begins with the first. */
export type WindowLimit = { kind: string; max: number; windowMs: number };

/** So many for nothing, then one after each pause, every pause twice the last. */
export type ExponentialBackoff = {
	kind: string;
	free: number;
	firstPauseMs: number;
	maxPauseMs: number;
	/** This long without an attempt and all is forgotten. */
	forgetMs: number;
};

export type Turn = { taken: true } | { taken: false; retryAfterS: number };

const TAKEN: Turn = { taken: true };

/** 2^20 pauses' growth is past any cap; more would overflow. */
const MAX_DOUBLINGS = 20;

/** Takes one of the window's turns. One statement, so that however many ask at once, no more than `max` get one. */
export async function consume(
	db: Database,
	{ kind, max, windowMs }: WindowLimit,
	key: string,
	now: Date,
): Promise<Turn> {
	if (max < 1) return { taken: false, retryAfterS: Math.ceil(windowMs / SECOND_MS) };
	const { rows } = await sql<{ taken: boolean; wait_until: Date | null }>`
		with turn as (
			insert into limits as l (kind, key, count, open_at, forget_at)
			values (${kind}, ${key}, 1, ${now}, ${later(now, windowMs)})
			on conflict (kind, key) do update set
				count = case when l.forget_at <= ${now} then 1 else l.count + 1 end,
				forget_at = case when l.forget_at <= ${now} then excluded.forget_at else l.forget_at end
			where l.forget_at <= ${now} or l.count < ${max}
			returning 1
		)
		select exists (select from turn) as taken,
			(select forget_at from limits where kind = ${kind} and key = ${key}) as wait_until`.execute(db);
	return asTurn(rows[0], now);
}

/** Takes a turn, and with it sets the pause before the next one. */
export async function consumeWithBackoff(
	db: Database,
	{ kind, free, firstPauseMs, maxPauseMs, forgetMs }: ExponentialBackoff,
	key: string,
	now: Date,
): Promise<Turn> {
	const { rows } = await sql<{ taken: boolean; wait_until: Date | null }>`
		with turn as (
			insert into limits as l (kind, key, count, open_at, forget_at)
			values (${kind}, ${key}, 1, ${now}, ${later(now, forgetMs)})
			on conflict (kind, key) do update set
				count = case when l.forget_at <= ${now} then 1 else l.count + 1 end,
				open_at = case
					when l.forget_at <= ${now} or l.count + 1 < ${free} then ${now}
					else ${now}::timestamptz + interval '1 millisecond'
						* least(${maxPauseMs}::float8, ${firstPauseMs}::float8 * 2 ^ least(l.count + 1 - ${free}, ${MAX_DOUBLINGS}))
				end,
				forget_at = excluded.forget_at
			where l.forget_at <= ${now} or l.open_at <= ${now}
			returning 1
		)
		select exists (select from turn) as taken,
			(select open_at from limits where kind = ${kind} and key = ${key}) as wait_until`.execute(db);
	return asTurn(rows[0], now);
}

function asTurn(row: { taken: boolean; wait_until: Date | null } | undefined, now: Date): Turn {
	if (row?.taken) return TAKEN;
	const waitMs = (row?.wait_until?.getTime() ?? now.getTime()) - now.getTime();
	return { taken: false, retryAfterS: Math.max(1, Math.ceil(waitMs / SECOND_MS)) };
}

/** Of an attempt that proved right: a turn of a window, and a pause that is over. */
export type ConsumedLimits = Record<'giveBack' | 'forget', { kind: string; key: string }>;

/** The attempt was none that counts: one of the window's turns is free again, and all pauses are over. */
export async function refund(db: Database, turns: ConsumedLimits): Promise<void> {
	await sql`with ${refundSql(turns)} select`.execute(db);
}

/** The same for the `with` of a statement that has more to do. */
export function refundSql({ giveBack, forget }: ConsumedLimits): RawBuilder<unknown> {
	return sql`
		given_back as (
			update limits set count = count - 1
			where kind = ${giveBack.kind} and key = ${giveBack.key} and count > 0
		), forgotten as (
			delete from limits where kind = ${forget.kind} and key = ${forget.key}
		)`;
}

export async function resetLimit(db: Database, kind: string, key: string): Promise<void> {
	await db.deleteFrom('limits').where('kind', '=', kind).where('key', '=', key).execute();
}

/** Counts one more and tells how many there are in this window. */
export async function countInWindow(
	db: Database,
	{ kind, windowMs }: Omit<WindowLimit, 'max'>,
	key: string,
	now: Date,
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		insert into limits as l (kind, key, count, open_at, forget_at)
		values (${kind}, ${key}, 1, ${now}, ${later(now, windowMs)})
		on conflict (kind, key) do update set
			count = case when l.forget_at <= ${now} then 1 else l.count + 1 end,
			forget_at = case when l.forget_at <= ${now} then excluded.forget_at else l.forget_at end
		returning count`.execute(db);
	return rows[0]?.count ?? 0;
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('limits').where('forget_at', '<=', now).execute();
}
