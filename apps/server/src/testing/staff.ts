import { startStaffSession } from '../areas/staff/access/staff-sessions.queries.ts';
import { insertStaffAccount } from '../areas/staff/team/staff-accounts.queries.ts';
import type { Database } from '../platform/database/database.ts';

let count = 0;

/** Makes a member of staff with a session, and returns the cookie of their browser. */
export async function signInStaff(
	db: Database,
	now: Date,
	role: string = 'operator',
): Promise<{ id: number; cookie: string }> {
	count += 1;
	const login = `ogulgerek${count}-${process.pid}`;
	const id = await insertStaffAccount(db, { login, name: 'Ogulgerek', role }, now);
	return { id, cookie: `staff=${await startStaffSession(db, id, now)}` };
}
