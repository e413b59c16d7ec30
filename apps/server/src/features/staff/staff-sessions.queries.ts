import type { TextsWire } from '@dukan/domain/api/fields.api.ts';
import { rightsOf, type StaffRight } from '@dukan/domain/staff/staff-rights.ts';
import { sql } from 'kysely';
import { HOUR_MS, later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secret-token.ts';
import type { OnceKey } from './staff-once.ts';

/** S17: it locks after the idle time of its role, and ends after a working day in any case. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;

/** Writing at every request would cost more than it is worth. */
const LAST_SEEN_STEP_MS = MINUTE_MS;

export type StaffMember = {
	id: number;
	login: string;
	name: string;
	role: string;
	roleName: TextsWire;
	rights: StaffRight[];
	/** Of the request that this member makes. */
	once?: OnceKey;
};

/** `locked`: left alone for longer than its role allows. It may ring, and nothing else (DESK-02). */
export type StaffSession = { member: StaffMember; locked: boolean };

/** The token goes into the cookie and nowhere else. */
export async function startStaffSession(db: Database, staffId: number, now: Date): Promise<string> {
	const token = newToken();
	await db
		.insertInto('staff_sessions')
		.values({ token_hash: hashToken(token), staff_id: staffId, created_at: now, last_seen_at: now })
		.execute();
	return token;
}

/**
 * Who the token belongs to, if the session is alive and the account is not disabled. `present` says that a person asked:
 * requests that a page sends by itself do not extend the session.
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

/** A session with its lock: only a stream that carries no personal data may go on under it. */
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
		.select(['a.id', 'a.login', 'a.name', 'a.role', 's.last_seen_at', 'r.idle_minutes', 'r.rights'])
		.select(
			sql<TextsWire>`json_build_object('en', r.name_en, 'ru', r.name_ru, 'tm', r.name_tm)`.as('roleName'),
		)
		.where('s.token_hash', '=', tokenHash)
		.where('s.created_at', '>', later(now, -STAFF_SESSION_MS))
		.where('a.disabled', '=', false)
		.executeTakeFirst();
	if (!found) return undefined;
	const { last_seen_at: lastSeenAt, idle_minutes: idleMinutes, rights, ...person } = found;
	const member = { ...person, rights: rightsOf(person.role, rights) };
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

export async function endStaffSessions(db: Database, staffId: number): Promise<void> {
	await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** Expired sessions and links. */
export async function deleteExpiredStaffSessions(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('staff_sessions').where('created_at', '<=', later(now, -STAFF_SESSION_MS)).execute();
	await db.deleteFrom('staff_links').where('expires_at', '<=', now).execute();
}
