import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { later, MINUTE_MS } from '../../../platform/clock.ts';
import { type BankGateway, BankRefusal, BankSilence } from '../../money/banks/bank-gateway.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import {
	type DueRefund,
	setRefundDone,
	setRefundRefused,
	setRefundRetry,
	takeRefund,
} from '../../money/banks/refunds.queries.ts';
import { announceOrder } from '../orders/orders.queries.ts';
import { noteRefundRefused } from './payments.queries.ts';
import type { PaymentParts } from './start-payment.ts';

/**
 * A refund whose response was lost is tried again after this time. It is far longer than a call takes, so by
 * then the bank has either booked the refund or never received it.
 */
const LEASE_MS = 5 * MINUTE_MS;
const MOST_AT_ONCE = 100;

/** Reasons of the shop's own, which stand beside the bank's error codes. */
const BANK_DIFFERS = 'bank_differs';
const NOT_CONFIGURED = 'not_configured';

/** PAY-04: sends due refunds to the banks. Returns how many are done. */
export async function sendRefunds(parts: PaymentParts): Promise<number> {
	const { db, clock } = parts;
	let done = 0;
	for (let count = 0; count < MOST_AT_ONCE; count += 1) {
		const now = clock();
		const refund = await takeRefund(db, now, later(now, LEASE_MS));
		if (!refund) break;
		if (await sendRefund(parts, refund)) done += 1;
	}
	return done;
}

/**
 * The gateway takes no idempotency key, so the sum that the bank has refunded so far tells whether an earlier
 * try has arrived. If that sum is neither the one before the refund nor the one after it, staff must look at
 * it.
 */
async function sendRefund(parts: PaymentParts, refund: DueRefund): Promise<boolean> {
	const { db, banks, clock } = parts;
	const { id, bankOrderId, amountTenge, doneTenge, paymentId, orderId } = refund;
	const gateway = banks.find((bank) => bank.id === refund.bank)?.gateway;
	const refuse = async (code: string) => {
		await db.transaction().execute(async (trx) => {
			await setRefundRefused(trx, id, code);
			await noteRefundRefused(trx, paymentId);
			await insertPaymentEvent(trx, { paymentId, at: clock(), kind: 'refund_refused', code });
		});
		return false;
	};
	if (!gateway || bankOrderId === null) return refuse(NOT_CONFIGURED);
	try {
		const status = await gateway.findStatus({ bankOrderId });
		const refundedTenge = status?.refundedTenge ?? 0;
		if (refundedTenge !== doneTenge + amountTenge) {
			if (refundedTenge !== doneTenge) return await refuse(BANK_DIFFERS);
			await giveBack(gateway, { ...refund, bankOrderId }, clock());
		}
	} catch (error) {
		if (error instanceof BankRefusal) return refuse(error.errorCode);
		if (!(error instanceof BankSilence)) throw error;
		await setRefundRetry(db, id, later(clock(), LEASE_MS));
		await insertPaymentEvent(db, { paymentId, at: clock(), kind: 'no_response', code: error.reason });
		return false;
	}
	await db.transaction().execute(async (trx) => {
		await setRefundDone(trx, id, clock());
		await insertPaymentEvent(trx, { paymentId, at: clock(), kind: 'refund_done' });
		await announceOrder(trx, orderId, clock());
	});
	return true;
}

/**
 * Gives the money back. A full refund on the day of the payment is a reversal, which costs nothing. Once the
 * bank has settled the day, or for a part, it is a refund.
 */
async function giveBack(
	gateway: BankGateway,
	refund: DueRefund & { bankOrderId: string },
	now: Date,
): Promise<void> {
	const { bankOrderId, amountTenge, askedTenge, paidTenge, paidAt, doneTenge } = refund;
	const isSameDay = paidAt !== null && ashgabatTime(paidAt).date === ashgabatTime(now).date;
	// For a reversed payment the bank reports the requested sum, no longer the paid one.
	const isWhole = doneTenge === 0 && amountTenge === paidTenge && paidTenge === askedTenge;
	if (isSameDay && isWhole) {
		try {
			return await gateway.reverse({ bankOrderId });
		} catch (error) {
			if (!(error instanceof BankRefusal)) throw error;
		}
	}
	await gateway.refund({ bankOrderId, amountTenge });
}
