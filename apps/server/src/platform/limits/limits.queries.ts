import { type RawBuilder, sql } from 'kysely';
import { later, SECOND_MS } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Allows at most `max` in a window that begins with the first one. */
export type WindowLimit = { kind: string; max: number; windowMs: number };

/**
 * Allows the first `free` attempts without delay, and later ones after pauses, each twice as long as the
 * last.
 */
export type ExponentialBackoff = {
	kind: string;
	free: number;
	firstPauseMs: number;
	maxPauseMs: number;
	/** After this long without an attempt the limit starts from the beginning. */
	forgetMs: number;
};

/** The words for a limit in docs/limits.md. Each feature lists its own limits. */
type LimitWords = {
	/** Names what is counted. */
	of: string;
	/** Names by whom it is counted. */
	per: 'person' | 'number' | 'device' | 'network' | 'shop' | 'member of staff';
	/**
	 * Names what the shop requires beyond the limit. Without it, requests are refused until the time is over.
	 */
	beyond?: string;
};
export type WordedLimit = LimitWords & WindowLimit;
export type WordedBackoff = LimitWords & ExponentialBackoff;

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterS: number };

const ALLOWED: RateLimitResult = { allowed: true };

/** 2^20 times the first pause is above any cap. More doublings would overflow. */
const MAX_DOUBLINGS = 20;

/**
 * Counts one request in the window. One statement does it, so that concurrent requests cannot exceed `max`.
 */
export async function consume(
	db: Database,
	{ kind, max, windowMs }: WindowLimit,
	key: string,
	now: Date,
): Promise<RateLimitResult> {
	if (max < 1) return { allowed: false, retryAfterS: Math.ceil(windowMs / SECOND_MS) };
	const { rows } = await sql<{ allowed: boolean; wait_until: Date | null }>`
		with consumed as (
			insert into limits as l (kind, key, count, open_at, forget_at)
			values (${kind}, ${key}, 1, ${now}, ${later(now, windowMs)})
			on conflict (kind, key) do update set
				count = case when l.forget_at <= ${now} then 1 else l.count + 1 end,
				forget_at = case when l.forget_at <= ${now} then excluded.forget_at else l.forget_at end
			where l.forget_at <= ${now} or l.count < ${max}
			returning 1
		)
		select exists (select from consumed) as allowed,
			(select forget_at from limits where kind = ${kind} and key = ${key}) as wait_until`.execute(db);
	return asResult(rows[0], now);
}

/**
 * Counts as many of the wanted ones as the window has room for, and returns their number. Runs in a
 * transaction.
 */
export async function consumeUpTo(
	trx: Database,
	{ kind, max, windowMs }: WindowLimit,
	{ key, wanted, now }: { key: string; wanted: number; now: Date },
): Promise<number> {
	const end = later(now, windowMs);
	await sql`insert into limits as l (kind, key, count, open_at, forget_at) values (${kind}, ${key}, 0, ${now}, ${end})
		on conflict (kind, key) do update set count = 0, forget_at = ${end} where l.forget_at <= ${now}`.execute(
		trx,
	);
	const { rows } = await sql<{ granted: number }>`
		with held as (select count from limits where kind = ${kind} and key = ${key} for update)
		update limits l set count = held.count + greatest(0, least(${wanted}, ${max} - held.count)) from held
		where l.kind = ${kind} and l.key = ${key} returning l.count - held.count as granted`.execute(trx);
	return rows[0]?.granted ?? 0;
}

/** Tells whether `consume` would refuse the next request. */
export async function isSpent(
	db: Database,
	{ kind, max }: WindowLimit,
	key: string,
	now: Date,
): Promise<boolean> {
	return (await countOf(db, kind, key, now)) >= max;
}

/** Returns how many were counted in the current window. */
export async function countOf(db: Database, kind: string, key: string, now: Date): Promise<number> {
	const found = await db
		.selectFrom('limits')
		.select('count')
		.where('kind', '=', kind)
		.where('key', '=', key)
		.where('forget_at', '>', now)
		.executeTakeFirst();
	return found?.count ?? 0;
}

/** Counts one attempt, and sets the pause before the next one. */
export async function consumeWithBackoff(
	db: Database,
	{ kind, free, firstPauseMs, maxPauseMs, forgetMs }: ExponentialBackoff,
	key: string,
	now: Date,
): Promise<RateLimitResult> {
	const { rows } = await sql<{ allowed: boolean; wait_until: Date | null }>`
		with consumed as (
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
		select exists (select from consumed) as allowed,
			(select open_at from limits where kind = ${kind} and key = ${key}) as wait_until`.execute(db);
	return asResult(rows[0], now);
}

function asResult(
	row: { allowed: boolean; wait_until: Date | null } | undefined,
	now: Date,
): RateLimitResult {
	if (row?.allowed) return ALLOWED;
	const waitMs = (row?.wait_until?.getTime() ?? now.getTime()) - now.getTime();
	return { allowed: false, retryAfterS: Math.max(1, Math.ceil(waitMs / SECOND_MS)) };
}

/**
 * The limits that an attempt has consumed. If the attempt proves right, the window gets its count back and
 * the backoff is reset.
 */
type LimitKey = { kind: string; key: string };
export type ConsumedLimits = { refund?: LimitKey; reset: LimitKey };

/** Takes back an attempt that does not count after all. */
export async function refund(db: Database, consumed: ConsumedLimits): Promise<void> {
	await sql`with ${refundSql(consumed)} select`.execute(db);
}

/** Does the same as part of the `with` of a larger statement. */
export function refundSql({ refund, reset }: ConsumedLimits): RawBuilder<unknown> {
	const refunded = sql`
		refunded as (
			update limits set count = count - 1
			where kind = ${refund?.kind} and key = ${refund?.key} and count > 0
		),`;
	return sql`${refund ? refunded : sql``} limit_reset as (
			delete from limits where kind = ${reset.kind} and key = ${reset.key}
		)`;
}

/** Takes back one attempt of a window. */
export async function giveBack(db: Database, kind: string, key: string): Promise<void> {
	await sql`update limits set count = count - 1 where kind = ${kind} and key = ${key} and count > 0`.execute(
		db,
	);
}

export async function resetLimit(db: Database, kind: string, key: string): Promise<void> {
	await db.deleteFrom('limits').where('kind', '=', kind).where('key', '=', key).execute();
}

/** Resets all limits whose keys begin with the prefix. */
export async function resetLimits(db: Database, kind: string, keyPrefix: string): Promise<void> {
	await sql`delete from limits where kind = ${kind} and starts_with(key, ${keyPrefix})`.execute(db);
}

/** S26: deletes all counts for a phone, under its own key and under longer keys that begin with it. */
export async function forgetLimitsOf(trx: Database, phone: string): Promise<void> {
	await sql`delete from limits where key = ${phone} or key like ${`${phone} %`}`.execute(trx);
}

/** Counts one more and returns the number in the present window. */
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

export const LIMITS_EXPIRE = { table: 'limits', column: 'forget_at', keptMs: 0 };
