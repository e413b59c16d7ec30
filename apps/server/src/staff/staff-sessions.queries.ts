import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { StaffRole } from '../platform/database/tables.ts';

/** Shorter than a shopper's: a working day, and never longer than a week. */
const IDLE_MS = 12 * HOUR_MS;
const MAX_AGE_MS = 7 * DAY_MS;

/** Writing at every request would cost more than it is worth. */
const LAST_SEEN_STEP_MS = 5 * MINUTE_MS;

export type StaffMember = { id: number; name: string; role: StaffRole };

/** Who the token belongs to, if the session is alive and the account is not disabled. */
export async function findStaffByToken(
	db: Database,
	token: string,
	now: Date,
): Promise<StaffMember | undefined> {
	const tokenHash = createHash('sha256').update(token).digest();
	const found = await db
		.selectFrom('staff_sessions as s')
		.innerJoin('staff_accounts as a', 'a.id', 's.staff_id')
		.select(['a.id', 'a.name', 'a.role', 's.last_seen_at'])
		.where('s.token_hash', '=', tokenHash)
		.where('s.created_at', '>', later(now, -MAX_AGE_MS))
		.where('s.last_seen_at', '>', later(now, -IDLE_MS))
		.where('a.disabled', '=', false)
		.executeTakeFirst();
	if (!found) return undefined;
	const { last_seen_at: lastSeenAt, ...member } = found;
	if (lastSeenAt < later(now, -LAST_SEEN_STEP_MS)) {
		await db
			.updateTable('staff_sessions')
			.set({ last_seen_at: now })
			.where('token_hash', '=', tokenHash)
			.execute();
	}
	return member;
}
