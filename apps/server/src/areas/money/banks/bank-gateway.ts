import type { Language } from '@dukan/domain/base/language/language.ts';

export type Registration = {
	/** Unique at the bank, at most 32 characters. */
	number: string;
	amountTenge: number;
	language: Language;
	returnUrl: string;
	description: string;
	/** A page for small screens. */
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

/** A bank's gateway. What it refuses is a BankRefusal; anything else thrown means that the outcome is not known. */
export type BankGateway = {
	register: (order: Registration) => Promise<{ bankOrderId: string; formUrl: string }>;
	/** Undefined: the bank knows no such payment. */
	findStatus: (by: { bankOrderId: string } | { number: string }) => Promise<BankStatus | undefined>;
	/** Several partial refunds are allowed. */
	refund: (refund: { bankOrderId: string; amountTenge: number }) => Promise<void>;
	/** Gives back everything, before the bank has settled the day. */
	reverse: (payment: { bankOrderId: string }) => Promise<void>;
};

/** The bank responded, and said no. */
export class BankRefusal extends Error {
	readonly errorCode: string;

	constructor(errorCode: string) {
		// The bank's own words may repeat what was sent: a code says enough.
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
