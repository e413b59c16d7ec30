import type { Database } from '../../../platform/database/database.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { moveLockedOrder } from '../orders/move-order.ts';
import { UNPAID_NOTE } from './apply-payment.ts';
import { checkPayment } from './check-payment.ts';
import { listOpenPayments, listUnpaidOrders, lockPayableOrder } from './payments.queries.ts';
import type { PaymentParts } from './start-payment.ts';

/** The most orders in one run; the next run releases the others. */
const MOST_AT_ONCE = 100;

/**
 * PAY-02: releases orders that were not paid in time, after asking the bank a last time. A bank that does not
 * respond delays nothing, because a payment that appears later is honoured or refunded.
 */
export async function expireUnpaid(parts: PaymentParts): Promise<number> {
	const { db, clock, config } = parts;
	let released = 0;
	for (const orderId of await listUnpaidOrders(db, clock(), MOST_AT_ONCE)) {
		for (const paymentId of await listOpenPayments(db, orderId, clock()))
			await checkPayment(parts, paymentId);
		if (await release(db, config, { orderId, now: clock() })) released += 1;
	}
	return released;
}

function release(
	db: Database,
	{ sms }: ConfigWithSms,
	{ orderId, now }: { orderId: number; now: Date },
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const { order } = (await lockPayableOrder(trx, orderId)) ?? {};
		const isOver = order?.paymentState === 'awaiting' && order.payUntil !== null && order.payUntil <= now;
		if (!isOver) return false;
		await moveLockedOrder(trx, order, {
			to: 'cancelled',
			by: 'shop',
			now,
			cancel: { reason: 'other', note: UNPAID_NOTE },
			smsHourlyBudget: sms.hourlyBudget,
		});
		return true;
	});
}
