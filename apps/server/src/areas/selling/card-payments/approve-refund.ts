import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import { lockRefund, queueRefund } from '../../money/banks/refunds.queries.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';

type Approver = Pick<StaffMember, 'id' | 'rights'>;

/** PAY-04: needs two people: the one who caused a refund cannot approve it. */
export function mayApprove(
	{ state, createdBy }: { state: string; createdBy: number | null },
	{ id, rights }: Approver,
): boolean {
	return state === 'approval' && createdBy !== id && staffMay(rights, 'refundPayments');
}

/** Runs in a transaction of staff. Queues a refund that waits for approval. */
export async function approveRefund(trx: Database, id: number, member: Approver, now: Date): Promise<void> {
	const refund = await lockRefund(trx, id);
	if (!refund) throw new Problem('not_found');
	if (refund.state !== 'approval') throw new Problem('changed_meanwhile');
	if (!mayApprove(refund, member)) throw new Problem('not_allowed');
	await queueRefund(trx, id, { approvedBy: member.id, now });
	await insertPaymentEvent(trx, { paymentId: refund.paymentId, at: now, kind: 'refund_approved' });
}

/**
 * In a transaction of staff: sends a refund that the bank refused once more, after its obstacle is settled.
 */
export async function retryRefund(trx: Database, id: number, now: Date): Promise<void> {
	const refund = await lockRefund(trx, id);
	if (!refund) throw new Problem('not_found');
	if (refund.state !== 'refused') throw new Problem('changed_meanwhile');
	await queueRefund(trx, id, { approvedBy: null, now });
}
