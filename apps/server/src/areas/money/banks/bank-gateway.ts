import type { Language } from '@dukan/domain/base/language/language.ts';

export type Registration = {
	/** Unique at the bank, at most 32 characters. */
	number: string;
	amountTenge: number;
	language: Language;
	returnUrl: string;
	description: string;
	/** Asks for a page for small screens. */
	isMobile: boolean;
	sessionS: number;
};

/** The bank's current view of a payment. */
export type BankStatus = {
	bankOrderId: string | undefined;
	/** `orderStatus` of the gateway: 0 to 6. */
	status: number;
	actionCode: number | undefined;
	amountTenge: number | undefined;
	currency: string | undefined;
	/** Taken from the card, before refunds. */
	depositedTenge: number;
	refundedTenge: number;
};

/** A bank's gateway. It throws a BankRefusal when the bank refuses; any other error means that the outcome is unknown. */
export type BankGateway = {
	register: (order: Registration) => Promise<{ bankOrderId: string; formUrl: string }>;
	/** Returns undefined if the bank knows no such payment. */
	findStatus: (by: { bankOrderId: string } | { number: string }) => Promise<BankStatus | undefined>;
	/** Several partial refunds are allowed. */
	refund: (refund: { bankOrderId: string; amountTenge: number }) => Promise<void>;
	/** Gives back everything, before the bank has settled the day. */
	reverse: (payment: { bankOrderId: string }) => Promise<void>;
};

/** The bank responded, and refused. */
export class BankRefusal extends Error {
	readonly errorCode: string;

	constructor(errorCode: string) {
		// Holds only the code, because the bank's own words may repeat what was sent.
		super(`The bank refused with code ${errorCode}.`);
		this.errorCode = errorCode;
	}
}

/** The bank did not respond, or not in a way that can be understood: it may have done what was asked. */
export class BankSilence extends Error {
	/** Shown to staff: 'timeout', 'HTTP 502', 'not JSON'. */
	readonly reason: string;

	constructor(reason: string) {
		super(`The bank did not respond: ${reason}.`);
		this.reason = reason;
	}
}
