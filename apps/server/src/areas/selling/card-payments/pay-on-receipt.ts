import type { ReceiptPayment } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { stopAwaiting } from '../orders/locked-order.queries.ts';
import { insertPaidEvent } from './apply-payment.ts';
import { lockPayableOrder } from './payments.queries.ts';

/**
 * PAY-02: the customer chooses to pay on receipt instead of by card, so the order becomes new for the shop
 * now. A card payment that appears later still counts.
 */
export function payOnReceipt(
	db: Database,
	{ userId, orderId, payment, now }: { userId: number; orderId: number; payment: ReceiptPayment; now: Date },
): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const { order } = (await lockPayableOrder(trx, orderId)) ?? {};
		if (order?.userId !== userId) throw new Problem('not_found');
		if (order.paymentState !== 'awaiting' || order.status !== 'pending') throw new Problem('cannot_pay');
		await stopAwaiting(trx, order, payment);
		await insertPaidEvent(trx, order, now);
	});
}
