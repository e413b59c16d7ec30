import {
	type RefundCause,
	refundSum,
	settledSums,
	splitRefund,
} from '@dukan/domain/money/banks/payment-states.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
	insertPaymentEvent,
	insertRefund,
	type OrderMoney,
	readOrderMoney,
} from '../../money/banks/card-money.queries.ts';
import { type LockedOrder, setCardMoney } from './locked-order.queries.ts';

type Settlement = { cause: RefundCause; at: Date };

/**
 * PAY-03, PAY-04: called after every change of the order or its payments. Afterwards money that was paid by
 * card either belongs to the order or is being refunded. Calling it twice changes nothing. Returns the sum
 * that is refunded now.
 */
export async function settleCardMoney(
	trx: Database,
	order: LockedOrder,
	{ cause, at }: Settlement,
): Promise<number> {
	const money = await readOrderMoney(trx, order.id);
	if (!money) return 0;
	const isCancelled = order.status === 'cancelled';
	if (money.paidTenge === 0) {
		if (isCancelled && order.paymentState === 'awaiting')
			await setCardMoney(trx, order, { cardTenge: 0, state: 'failed' });
		return 0;
	}
	const { excessTenge } = settledSums(money, { ...money, isCancelled });
	if (excessTenge > 0) await giveBack(trx, money, { amountTenge: excessTenge, cause, at });
	const sum = refundSum(cause);
	const { cardTenge, state } = settledSums(
		{ ...money, [sum]: money[sum] + excessTenge },
		{ ...money, isCancelled },
	);
	if (state) await setCardMoney(trx, order, { cardTenge, state });
	return excessTenge;
}

/** RET-01: refunds money for returned goods to the card. Returns false if less was paid by card. */
export async function returnToCard(
	trx: Database,
	order: LockedOrder,
	{ amountTenge, returnId, at }: { amountTenge: number; returnId: number; at: Date },
): Promise<boolean> {
	const money = await readOrderMoney(trx, order.id);
	const leftTenge = (money?.payments ?? []).reduce((sum, one) => sum + one.leftTenge, 0);
	if (!money || leftTenge < amountTenge) return false;
	if (amountTenge === 0) return true;
	await giveBack(trx, money, { amountTenge, cause: 'return', returnId, at });
	await settleCardMoney(trx, order, { cause: 'excess', at });
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
