import type { TextsWire } from '@dukan/domain/base/fields.api.ts';
import { rightsOf, type StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffSessionWire } from '@dukan/domain/staff/team/staff.api.ts';
import { sql } from 'kysely';
import { HOUR_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/secret-token.ts';

/** S17: a session locks after the idle time of its role, and always ends after a working day. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;

/**
 * The time of the last use is stored at most once in this interval, because a write at every request costs
 * too much.
 */
const LAST_SEEN_STEP_MS = MINUTE_MS;

export type StaffMember = {
	id: number;
	login: string;
	name: string;
	role: string;
	roleName: TextsWire;
	rights: StaffRight[];
	/** True if the session was opened with a phone's PIN (COUR-02). */
	byPin: boolean;
	/** DESK-12: the key of this member's request, and how many of its transactions have begun. */
	once?: { key: string; request: unknown; step: number };
};

/**
 * A locked session was idle for longer than its role allows. It may only count new orders and ring for them
 * (DESK-02).
 */
export type StaffSession = { member: StaffMember; locked: boolean };

/** The device on which a session is opened. */
export type StaffDevice = { userAgent: string; network: string };

/** A session that was opened with a PIN has no other rights, whatever its role may do. */
const RIGHTS_BY_PIN: readonly StaffRight[] = ['ownAccount', 'deliver'];

/** The token goes into the cookie and nowhere else. */
export async function startStaffSession(
	db: Database,
	staffId: number,
	now: Date,
	{ userAgent = '', network = '', pinId }: Partial<StaffDevice> & { pinId?: number } = {},
): Promise<string> {
	const token = newToken();
	await db
		.insertInto('staff_sessions')
		.values({
			token_hash: hashToken(token),
			staff_id: staffId,
			created_at: now,
			last_seen_at: now,
			user_agent: userAgent,
			network,
			pin_id: pinId ?? null,
			by_pin: pinId !== undefined,
		})
		.execute();
	return token;
}

/**
 * Returns the owner of the token if the session is alive and unlocked, and the account is not disabled.
 * `present` is true if a person acted; a request that a page sends by itself does not extend the session.
 */
export async function findStaffByToken(
	db: Database,
	token: string,
	now: Date,
	{ present = true } = {},
): Promise<StaffMember | undefined> {
	const session = await findStaffSession(db, token, now, { present });
	return session && !session.locked ? session.member : undefined;
}

/**
 * Returns the session even if it is locked. Only a stream without personal data may go on in a locked
 * session.
 */
export async function findStaffSession(
	db: Database,
	token: string,
	now: Date,
	{ present }: { present: boolean },
): Promise<StaffSession | undefined> {
	const tokenHash = hashToken(token);
	const found = await db
		.selectFrom('staff_sessions as s')
		.innerJoin('staff_accounts as a', 'a.id', 's.staff_id')
		.innerJoin('staff_roles as r', 'r.key', 'a.role')
		.select([
			'a.id',
			'a.login',
			'a.name',
			'a.role',
			's.last_seen_at',
			's.by_pin',
			'r.idle_minutes',
			'r.rights',
		])
		.select(
			sql<TextsWire>`json_build_object('en', r.name_en, 'ru', r.name_ru, 'tm', r.name_tm)`.as('roleName'),
		)
		.where('s.token_hash', '=', tokenHash)
		.where('s.created_at', '>', later(now, -STAFF_SESSION_MS))
		.where('a.disabled', '=', false)
		.executeTakeFirst();
	if (!found) return undefined;
	const { last_seen_at: lastSeenAt, idle_minutes: idleMinutes, by_pin: byPin, rights, ...person } = found;
	const all = rightsOf(person.role, rights);
	const member = {
		...person,
		byPin,
		rights: byPin ? all.filter((right) => RIGHTS_BY_PIN.includes(right)) : all,
	};
	if (lastSeenAt <= later(now, -idleMinutes * MINUTE_MS)) return { member, locked: true };
	if (present && lastSeenAt < later(now, -LAST_SEEN_STEP_MS)) {
		await db
			.updateTable('staff_sessions')
			.set({ last_seen_at: now })
			.where('token_hash', '=', tokenHash)
			.execute();
	}
	return { member, locked: false };
}

export async function endStaffSession(db: Database, token: string): Promise<void> {
	await db.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** S24: the member's own sessions, the latest first. */
export async function listStaffSessions(
	db: Database,
	staffId: number,
	token: string,
	now: Date,
): Promise<StaffSessionWire[]> {
	const rows = await db
		.selectFrom('staff_sessions')
		.select(['id', 'created_at', 'last_seen_at', 'user_agent', 'network', 'token_hash'])
		.where('staff_id', '=', staffId)
		.where('created_at', '>', later(now, -STAFF_SESSION_MS))
		.orderBy('last_seen_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
	return rows.map(({ id, created_at, last_seen_at, user_agent, network, token_hash }) => ({
		id,
		createdAt: created_at.toISOString(),
		lastSeenAt: last_seen_at.toISOString(),
		userAgent: user_agent,
		network,
		current: token_hash.equals(hashToken(token)),
	}));
}

/** Returns false if the member has no such session, so that no one ends the session of somebody else. */
export async function endOwnStaffSession(db: Database, staffId: number, sessionId: number): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('staff_sessions')
		.where('id', '=', sessionId)
		.where('staff_id', '=', staffId)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** From now on the session ends when this PIN is deleted. */
export async function bindStaffSession(db: Database, token: string, pinId: number): Promise<void> {
	await db
		.updateTable('staff_sessions')
		.set({ pin_id: pinId })
		.where('token_hash', '=', hashToken(token))
		.execute();
}

export async function endStaffSessions(db: Database, staffId: number): Promise<void> {
	await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}
