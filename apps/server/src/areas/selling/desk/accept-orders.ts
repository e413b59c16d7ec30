import type { AcceptOutcomeWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { moveOrder } from '../orders/move-order.ts';
import { listOrderStates } from './desk-orders.queries.ts';

type Acceptance = { ids: readonly number[]; member: Pick<StaffMember, 'id' | 'once'>; now: Date };

/**
 * DESK-08: accepts each order in a transaction of its own, one after the other, so that an order which a
 * colleague or its customer has moved first does not stop the others. A repeated call with the same key
 * returns the orders that the first one accepted.
 */
export async function acceptOrders(
	db: Database,
	{ ids, member, now }: Acceptance,
): Promise<AcceptOutcomeWire[]> {
	if ((await listOrderStates(db, ids)).size < ids.length) throw new Problem('not_found');
	const accepted = new Set<number>();
	for (const orderId of ids) if (await isAccepted(db, orderId, { member, now })) accepted.add(orderId);
	const states = await listOrderStates(db, ids);
	return ids.flatMap((id) => {
		const state = states.get(id);
		return state ? [{ id, ...state, accepted: accepted.has(id) }] : [];
	});
}

async function isAccepted(
	db: Database,
	orderId: number,
	{ member, now }: Omit<Acceptance, 'ids'>,
): Promise<boolean> {
	try {
		await asStaff(db, { member, now }, (trx) =>
			moveOrder(trx, { orderId, to: 'accepted', from: 'pending', by: 'shop', staffId: member.id, now }),
		);
		return true;
	} catch (error) {
		if (error instanceof Problem && ['changed_meanwhile', 'payment_awaited'].includes(error.code))
			return false;
		throw error;
	}
}
