import type { OrderPaymentState } from '../../base/orders/payment-kinds.ts';

/** PAY-02: the states of a payment, which is one registration of an order at a bank. */
export const PAYMENT_STATES = [
	/**
	 * The shop stores the payment before it asks the bank to register it. In this state it is unknown whether
	 * the bank has it.
	 */
	'new',
	/** The bank has it and waits for the customer. */
	'registered',
	/** The bank holds the sum on the card and has not taken it. */
	'held',
	'paid',
	'declined',
	/** The customer did not pay in time. */
	'expired',
	/** The bank did not register it. */
	'failed',
	/** The bank gave the money back before the shop knew of the payment. */
	'reversed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * All changes of state. A payment that ended without money may turn out to be paid, and then the bank's late
 * answer counts.
 */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
	new: ['registered', 'held', 'paid', 'declined', 'expired', 'failed', 'reversed'],
	registered: ['held', 'paid', 'declined', 'expired', 'reversed'],
	held: ['paid', 'declined', 'expired', 'reversed'],
	// Stryker disable next-line ArrayDeclaration: the mutant's state does not exist
	paid: [],
	declined: ['held', 'paid', 'reversed'],
	expired: ['held', 'paid', 'declined', 'reversed'],
	// The bank can be asked before a registration reaches it, so a failed payment may still be registered.
	failed: ['registered', 'held', 'paid', 'declined', 'reversed'],
	reversed: ['paid'],
};

export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
	return MOVES[from].includes(to);
}

/** The shop keeps asking the bank about payments in these states. */
export const OPEN_PAYMENT_STATES = ['new', 'registered', 'held'] as const satisfies PaymentState[];

export function isOpenPayment(state: PaymentState): boolean {
	return OPEN_PAYMENT_STATES.some((open) => open === state);
}

/** Our state for each `orderStatus` of the gateway. */
const BANK_STATES: Readonly<Record<number, PaymentState>> = {
	0: 'registered',
	1: 'held',
	2: 'paid',
	3: 'reversed',
	4: 'reversed',
	5: 'registered',
	6: 'declined',
};

const MINUTE_MS = 60_000;

/** The bank ends a session by its own clock, so a payment that began in time may end this much later. */
export const LATE_PAYMENT_MS = 30 * MINUTE_MS;

/**
 * Returns our state for the bank's status. A registration past its time has expired. The result is undefined
 * for an unknown status.
 */
export function paymentStateOf(
	bankStatus: number,
	{ expiresAt, now }: { expiresAt: Date; now: Date },
): PaymentState | undefined {
	const state = BANK_STATES[bankStatus];
	const isOver = now.getTime() >= expiresAt.getTime() + LATE_PAYMENT_MS;
	return state === 'registered' && isOver ? 'expired' : state;
}

/** Pauses between questions to the bank. The last pause repeats. */
const CHECK_PAUSES_MS = [15_000, 30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

export function checkPauseMs(checks: number): number {
	return CHECK_PAUSES_MS[Math.min(checks, CHECK_PAUSES_MS.length - 1)] ?? MINUTE_MS;
}

/** The reasons of refunds to the card. */
export const REFUND_CAUSES = ['cancelled', 'edited', 'not_taken', 'return', 'excess', 'late'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** The sum of an order to which each refund belongs. */
const REFUND_SUMS = {
	cancelled: 'reducedTenge',
	edited: 'reducedTenge',
	not_taken: 'reducedTenge',
	return: 'returnedTenge',
	excess: 'excessTenge',
	late: 'excessTenge',
} as const satisfies Record<RefundCause, keyof CardSums>;
export type RefundSum = (typeof REFUND_SUMS)[RefundCause];

export function refundSum(cause: RefundCause): RefundSum {
	return REFUND_SUMS[cause];
}

export function causesOf(sum: RefundSum): RefundCause[] {
	return REFUND_CAUSES.filter((cause) => REFUND_SUMS[cause] === sum);
}

export const REFUND_STATES = ['approval', 'queued', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type CardSums = {
	/** Everything that was paid by card. */
	paidTenge: number;
	/** The sum that is refunded, or soon will be, for returned goods. */
	returnedTenge: number;
	/** The sum that is refunded, or soon will be, because the order costs less or is cancelled. */
	reducedTenge: number;
	/** The sum that is refunded, or soon will be, because it was paid twice, too late, or too much. */
	excessTenge: number;
};

/**
 * Returns how much of the money belongs to the order, how much must still be refunded, and the state of
 * payment that results.
 */
export function settledSums(
	{ paidTenge, returnedTenge, reducedTenge, excessTenge }: CardSums,
	{ totalTenge, isCancelled }: { totalTenge: number; isCancelled: boolean },
): { cardTenge: number; excessTenge: number; state: OrderPaymentState | undefined } {
	const haveTenge = paidTenge - reducedTenge - excessTenge;
	const wantedTenge = isCancelled ? 0 : totalTenge;
	const cardTenge = Math.min(haveTenge, wantedTenge);
	const backTenge = haveTenge - cardTenge;
	const state = () => {
		if (paidTenge === 0) return undefined;
		if (cardTenge - returnedTenge <= 0) return 'refunded';
		return returnedTenge + reducedTenge > 0 ? 'partly_refunded' : 'paid';
	};
	return { cardTenge, excessTenge: backTenge, state: state() };
}

/**
 * PAY-04: distributes a refund over payments, the newest first. No payment refunds more than is left of it.
 */
export function splitRefund(
	payments: readonly { id: number; leftTenge: number }[],
	amountTenge: number,
): { paymentId: number; amountTenge: number }[] {
	let wanted = amountTenge;
	const parts = payments
		.toSorted((one, other) => other.id - one.id)
		.map(({ id, leftTenge }) => {
			const part = Math.max(0, Math.min(leftTenge, wanted));
			wanted -= part;
			return { paymentId: id, amountTenge: part };
		});
	return parts.filter((part) => part.amountTenge > 0);
}
