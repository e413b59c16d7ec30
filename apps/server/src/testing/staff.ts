import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { StaffRole } from '../platform/database/tables.ts';

/** A member of staff with a session: the cookie of their browser. Signing in comes with the back-office. */
export async function signInStaff(
	db: Database,
	now: Date,
	role: StaffRole = 'operator',
): Promise<{ id: number; cookie: string }> {
	const { id } = await db
		.insertInto('staff_accounts')
		.values({ name: 'Ogulgerek', role, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	const token = randomBytes(32).toString('base64url');
	await db
		.insertInto('staff_sessions')
		.values({
			token_hash: createHash('sha256').update(token).digest(),
			staff_id: id,
			created_at: now,
			last_seen_at: now,
		})
		.execute();
	return { id, cookie: `staff=${token}` };
}
