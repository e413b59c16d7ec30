import { type RefundCause, settledSums, splitRefund } from '@dukan/domain/money/banks/payment-states.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
	insertPaymentEvent,
	insertRefund,
	type OrderMoney,
	readOrderMoney,
	setOrderMoney,
} from '../../money/banks/card-money.queries.ts';

type Settlement = { orderId: number; cause: RefundCause; at: Date };

/**
 * PAY-03, PAY-04, in a transaction that holds the order's lock: after whatever changed the order or its payments, what was paid
 * by card is either the order's or on its way back. Doing it twice changes nothing. Returns what goes back now.
 */
export async function settleCardMoney(trx: Database, { orderId, cause, at }: Settlement): Promise<number> {
	const order = await readOrderMoney(trx, orderId);
	if (!order) return 0;
	const isCancelled = order.status === 'cancelled';
	if (order.paidTenge === 0) {
		if (isCancelled && order.state === 'awaiting')
			await setOrderMoney(trx, orderId, { cardTenge: 0, state: 'failed' });
		return 0;
	}
	const { excessTenge } = settledSums(order, { ...order, isCancelled });
	if (excessTenge > 0) await giveBack(trx, order, { amountTenge: excessTenge, cause, at });
	const isReduction = cause !== 'excess' && cause !== 'late';
	const { cardTenge, state } = settledSums(
		{
			...order,
			reducedTenge: order.reducedTenge + (isReduction ? excessTenge : 0),
			excessTenge: order.excessTenge + (isReduction ? 0 : excessTenge),
		},
		{ ...order, isCancelled },
	);
	if (state) await setOrderMoney(trx, orderId, { cardTenge, state });
	return excessTenge;
}

/** RET-01: money for returned goods goes back to the card; false where less was paid by it. */
export async function returnToCard(
	trx: Database,
	{
		orderId,
		amountTenge,
		returnId,
		at,
	}: { orderId: number; amountTenge: number; returnId: number; at: Date },
): Promise<boolean> {
	const order = await readOrderMoney(trx, orderId);
	const leftTenge = (order?.payments ?? []).reduce((sum, one) => sum + one.leftTenge, 0);
	if (!order || leftTenge < amountTenge) return false;
	if (amountTenge === 0) return true;
	await giveBack(trx, order, { amountTenge, cause: 'return', returnId, at });
	await settleCardMoney(trx, { orderId, cause: 'excess', at });
	return true;
}

async function giveBack(
	trx: Database,
	{ payments, unapprovedTenge }: OrderMoney,
	{
		amountTenge,
		cause,
		returnId,
		at,
	}: { amountTenge: number; cause: RefundCause; returnId?: number; at: Date },
): Promise<void> {
	const wholeTenge = unapprovedTenge + amountTenge;
	for (const part of splitRefund(payments, amountTenge)) {
		await insertRefund(trx, { ...part, cause, returnId, at, wholeTenge });
		await insertPaymentEvent(trx, { paymentId: part.paymentId, at, kind: 'refund_created', code: cause });
	}
}
