import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { endAllSessions, endSession } from '../../people/accounts/sessions.queries.ts';
import { setBan } from '../../people/accounts/users.queries.ts';
import { lockOrders } from '../../selling/orders/locked-order.queries.ts';
import { moveLockedOrder } from '../../selling/orders/move-order.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteStaffAct } from '../../staff/audit/staff-acts.queries.ts';
import { listOpenOrders } from './customers.queries.ts';

/**
 * S7: a ban works at once in every process, because each request asks the database to whom its token belongs.
 * The sessions are deleted too, so that lifting the ban later opens none of them again.
 */
export async function banCustomer(trx: Database, userId: number, reason: string): Promise<void> {
	await changeBan(trx, userId, true, reason);
	await endAllSessions(trx, userId);
}

/**
 * S18: cancels every open order of a person. Each has a transaction of its own, so that no two transactions
 * wait for each other (deadlock). It runs after the ban, so that no further order comes.
 */
export async function cancelOpenOrders(
	db: Database,
	userId: number,
	{ member, note, now }: { member: StaffMember; note: string; now: Date },
): Promise<void> {
	// A repeated call continues with the orders that are left, so it needs no key.
	const author = { member: { id: member.id }, now };
	for (const orderId of await listOpenOrders(db, userId))
		await asStaff(db, author, (trx) => cancelIfOpen(trx, { orderId, staffId: member.id, note, now }));
}

async function cancelIfOpen(
	trx: Database,
	{ orderId, staffId, note, now }: { orderId: number; staffId: number; note: string; now: Date },
): Promise<void> {
	const [order] = await lockOrders(trx, [orderId]);
	// Somebody else has handed it out or cancelled it meanwhile.
	if (!order || !isOpenOrder(order.status)) return;
	const cancel = { reason: 'prank', note } as const;
	await moveLockedOrder(trx, order, { to: 'cancelled', by: 'shop', staffId, now, cancel });
}

export async function unbanCustomer(trx: Database, userId: number, reason: string): Promise<void> {
	await changeBan(trx, userId, false, reason);
}

async function changeBan(trx: Database, userId: number, banned: boolean, reason: string): Promise<void> {
	const note = reason.trim();
	if (note === '') throw invalidField('reason', 'required');
	if (!(await setBan(trx, userId, { banned, note }))) throw new Problem('not_found');
}

/** Signs out one device or, without it, all of them. */
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
