import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { endAllSessions, endSession } from '../auth/sessions.queries.ts';
import { noteStaffAct } from '../staff/note-staff-act.ts';
import { setBan } from './customers.queries.ts';

/**
 * S7: effective at once, in every process: each request asks the database who its token belongs to. The sessions go too, so
 * that lifting the ban later opens none of them again.
 */
export async function banCustomer(trx: Database, userId: number, reason: string): Promise<void> {
	await changeBan(trx, userId, true, reason);
	await endAllSessions(trx, userId);
}

export async function unbanCustomer(trx: Database, userId: number, reason: string): Promise<void> {
	await changeBan(trx, userId, false, reason);
}

async function changeBan(trx: Database, userId: number, banned: boolean, reason: string): Promise<void> {
	const note = reason.trim();
	if (note === '') throw new Problem('invalid_input', { errors: [{ field: 'reason', code: 'required' }] });
	if (!(await setBan(trx, userId, { banned, note }))) throw new Problem('not_found');
}

/** One device, or, without it, all of them. */
export async function signCustomerOut(trx: Database, userId: number, sessionId?: number): Promise<void> {
	if (sessionId === undefined) await endAllSessions(trx, userId);
	else if (!(await endSession(trx, userId, sessionId))) throw new Problem('not_found');
	await noteStaffAct(trx, {
		subject: 'sessions',
		key: String(userId),
		action: 'delete',
		before: { user_id: userId, session_id: sessionId ?? 'all' },
	});
}
