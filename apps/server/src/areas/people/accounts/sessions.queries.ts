import { sql } from 'kysely';
import { DAY_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';
import { type ConsumedLimits, refundSql } from '../../../platform/limits/limits.queries.ts';
import { hashToken, isToken, newToken } from '../../../platform/secret-token.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import { deviceSql } from './known-devices.queries.ts';
import type { UserRow } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

/** S7: a session that is not used for this time ends. */
export const IDLE_MS = 14 * DAY_MS;
export const MAX_AGE_MS = 90 * DAY_MS;

/**
 * The time of the last use is stored at most once in this interval, because a write at every request costs
 * too much.
 */
const LAST_SEEN_STEP_MS = 5 * MINUTE_MS;

/** A person has at most this many sessions; the least recently used ones end. */
const MAX_SESSIONS = 20;

/** The columns are named one by one because the statement is prepared. */
const USER_COLUMNS = [
	'users.id',
	'users.phone',
	'users.name',
	'users.password_hash',
	'users.address',
	'users.region_id',
	'users.email',
	'users.language',
	'users.banned',
	'users.ban_note',
	'users.created_at',
	'users.imported_at',
	'users.name_key',
	'users.phone_confirmed_at',
	'users.vouched_at',
	'users.order_network',
] as const;

export type SignedInUser = UserRow & {
	token: string;
	sessionId: number;
	/**
	 * S27: the person has a confirmed phone, a completed order, or the word of staff. Invented people have
	 * none of these.
	 */
	isKnown: boolean;
};

/**
 * Opens a session and remembers the device. The token is returned and never stored. A single statement also
 * refunds the limits that a right password consumed, because each round trip makes sign-ins wait on a busy
 * machine. The statement does not see its own new session, so it keeps one old session fewer than the limit.
 */
export async function startSession(
	db: Database,
	userId: number,
	visitor: Visitor,
	now: Date,
	consumed?: ConsumedLimits,
): Promise<string> {
	const token = newToken();
	const network = await keyedHash(db, 'networks', visitor.network);
	await sql`
		with opened as (
			insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at)
			values (${hashToken(token)}, ${userId}, ${visitor.userAgent}, ${now}, ${now})
		), ended as (
			delete from sessions where id in (
				select id from sessions where user_id = ${userId}
				order by last_seen_at desc, id desc offset ${MAX_SESSIONS - 1}
			)
		), ${deviceSql(userId, { device: visitor.device, network, now })}${consumed ? sql`, ${refundSql(consumed)}` : sql``}
		select`.execute(db);
	return token;
}

/** S7: returns the owner of a valid token, unless the person is banned. */
export async function findUserByToken(
	db: Database,
	token: string,
	now: Date,
): Promise<SignedInUser | undefined> {
	if (!isToken(token)) return undefined;
	const found = await db
		.selectFrom('sessions')
		.innerJoin('users', 'users.id', 'sessions.user_id')
		.modifyFront(prepared('find_session'))
		.select(USER_COLUMNS)
		.select(['sessions.id as session_id', 'sessions.last_seen_at'])
		.select(
			sql<boolean>`users.phone_confirmed_at is not null or users.vouched_at is not null
				or exists (select from orders o where o.user_id = users.id and o.status = 'completed')`.as(
				'is_known',
			),
		)
		.where('sessions.token_hash', '=', hashToken(token))
		.where('sessions.created_at', '>', later(now, -MAX_AGE_MS))
		.where('sessions.last_seen_at', '>', later(now, -IDLE_MS))
		.where('users.banned', '=', false)
		.executeTakeFirst();
	if (!found) return undefined;
	const { session_id: sessionId, last_seen_at: lastSeenAt, is_known: isKnown, ...user } = found;
	if (lastSeenAt < later(now, -LAST_SEEN_STEP_MS)) {
		await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
	}
	return { ...user, token, sessionId, isKnown };
}

export async function listSessions(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
	now: Date,
) {
	const alive = db
		.selectFrom('sessions')
		.where('user_id', '=', userId)
		.where('created_at', '>', later(now, -MAX_AGE_MS))
		.where('last_seen_at', '>', later(now, -IDLE_MS));
	const [rows, counted] = await Promise.all([
		alive
			.select(['id', 'created_at', 'last_seen_at', 'user_agent'])
			.orderBy('last_seen_at', 'desc')
			.orderBy('id', 'desc')
			.limit(limit)
			.offset(offset)
			.execute(),
		alive.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
	]);
	return { rows, count: counted.count };
}

/** Returns false if the person has no such session, so that no one ends the session of somebody else. */
export async function endSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('sessions')
		.where('id', '=', sessionId)
		.where('user_id', '=', userId)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function endAllSessions(db: Database, userId: number): Promise<void> {
	await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function endOtherSessions(db: Database, userId: number, keptSessionId: number): Promise<void> {
	await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptSessionId).execute();
}
