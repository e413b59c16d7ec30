import type { PaymentAttention } from '@dukan/domain/money/banks/payment-notes.ts';
import {
	canMovePayment,
	checkPauseMs,
	isOpenPayment,
	type PaymentState,
	paymentStateOf,
} from '@dukan/domain/money/banks/payment-states.ts';
import { later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { BankRefusal, BankSilence, type BankStatus } from '../../money/banks/bank-gateway.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import { MANAT } from '../../money/banks/http-bank.ts';
import { applyPayment } from './apply-payment.ts';
import {
	findPayment,
	lockPayableOrder,
	putOffCheck,
	type StoredPayment,
	setChecked,
} from './payments.queries.ts';
import type { PaymentParts } from './start-payment.ts';

/** `silent` means that the bank did not respond and is asked again later. */
export type CheckOutcome = 'asked' | 'silent';

/**
 * PAY-02: the bank decides whether a payment is paid, never the browser. Its answer is applied in one
 * transaction under the order's lock, so that any number of parallel checks pay an order once.
 */
export async function checkPayment(parts: PaymentParts, paymentId: number): Promise<CheckOutcome> {
	const { db, banks, clock } = parts;
	const payment = await findPayment(db, paymentId);
	if (!payment) return 'asked';
	const { bankOrderId, number } = payment;
	const gateway = banks.find(({ id }) => id === payment.bank)?.gateway;
	let status: BankStatus | undefined;
	try {
		if (!gateway) throw new BankSilence('not configured');
		status = await gateway.findStatus(bankOrderId === null ? { number } : { bankOrderId });
	} catch (error) {
		if (!(error instanceof BankSilence) && !(error instanceof BankRefusal)) throw error;
		const at = clock();
		const code = error instanceof BankSilence ? error.reason : error.errorCode;
		await putOffCheck(db, paymentId, at, later(at, checkPauseMs(payment.checks)));
		await insertPaymentEvent(db, { paymentId, at, kind: 'no_response', code });
		return 'silent';
	}
	await db.transaction().execute((trx) => applyStatus(trx, payment, status, clock()));
	return 'asked';
}

/** Takes the order's lock, then the payment's (orders/lock-order.ts). */
async function applyStatus(
	trx: Database,
	{ id, orderId }: StoredPayment,
	status: BankStatus | undefined,
	now: Date,
): Promise<void> {
	const order = await lockPayableOrder(trx, orderId);
	const payment = await findPayment(trx, id, { lock: true });
	if (!order || !payment) return;
	const { state, paidTenge, attention } = judge(payment, status, now);
	const isMoved = state !== payment.state;
	await setChecked(trx, id, {
		state,
		at: now,
		nextCheckAt: isOpenPayment(state) ? later(now, checkPauseMs(payment.checks)) : null,
		bankOrderId: status?.bankOrderId,
		actionCode: status?.actionCode,
		paidTenge,
		attention,
	});
	await insertPaymentEvent(trx, {
		paymentId: id,
		at: now,
		kind: isMoved ? 'state' : 'asked',
		state,
		code: status?.actionCode === undefined ? undefined : String(status.actionCode),
	});
	if (isMoved && state === 'paid') await applyPayment(trx, order, now);
}

type Judgement = { state: PaymentState; paidTenge: number; attention: PaymentAttention | null };

/** PAY-03: decides what to store about a payment after the bank's answer. */
function judge(payment: StoredPayment, status: BankStatus | undefined, now: Date): Judgement {
	const { state, paidTenge, attention, amountTenge, expiresAt } = payment;
	const same = { state, paidTenge, attention };
	if (!status) return { ...same, state: unknownState(payment, now) };
	if (status.currency !== undefined && status.currency !== MANAT)
		return { ...same, attention: 'other_currency' };
	const found = paymentStateOf(status.status, { expiresAt, now });
	if (!found || !canMovePayment(state, found)) return same;
	if (found === 'held') return { ...same, state: found, attention: 'held' };
	if (found !== 'paid') return { ...same, state: found };
	const { depositedTenge } = status;
	if (depositedTenge <= 0) return same;
	const difference = depositedTenge < amountTenge ? 'paid_less' : 'paid_more';
	return {
		state: 'paid',
		paidTenge: depositedTenge,
		attention: depositedTenge === amountTenge ? null : difference,
	};
}

/**
 * Returns the state of a payment that the bank does not know: its registration never arrived, or its session
 * ended long ago.
 */
function unknownState({ state, expiresAt }: StoredPayment, now: Date): PaymentState {
	if (state === 'new') return 'failed';
	return paymentStateOf(0, { expiresAt, now }) === 'expired' && isOpenPayment(state) ? 'expired' : state;
}
