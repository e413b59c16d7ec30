import type { Language } from '@dukan/domain/base/language/language.ts';

export type Registration = {
	/** The payment's number, unique at the bank and at most 32 characters long. */
	number: string;
	amountTenge: number;
	language: Language;
	returnUrl: string;
	description: string;
	/** True if the bank should show its page for small screens. */
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
	/** The sum taken from the card, before refunds. */
	depositedTenge: number;
	refundedTenge: number;
};

/** A bank's gateway. It throws a BankRefusal when the bank refuses; any other error means that the outcome is unknown. */
export type BankGateway = {
	register: (order: Registration) => Promise<{ bankOrderId: string; formUrl: string }>;
	/** Returns undefined if the bank knows no such payment. */
	findStatus: (by: { bankOrderId: string } | { number: string }) => Promise<BankStatus | undefined>;
	/** Gives back a part of the payment or all of it. Several partial refunds are allowed. */
	refund: (refund: { bankOrderId: string; amountTenge: number }) => Promise<void>;
	/** Gives back the whole payment, before the bank has settled the day. */
	reverse: (payment: { bankOrderId: string }) => Promise<void>;
};

/** The bank has answered, and refuses. */
export class BankRefusal extends Error {
	readonly errorCode: string;

	constructor(errorCode: string) {
		// Holds only the code, because the bank's own words may repeat what was sent.
		super(`The bank refused with code ${errorCode}.`);
		this.errorCode = errorCode;
	}
}

/** The bank did not answer, or its answer cannot be understood. It may have done what the shop requested. */
export class BankSilence extends Error {
	/** Staff see this reason: 'timeout', 'HTTP 502', 'not JSON'. */
	readonly reason: string;

	constructor(reason: string) {
		super(`The bank did not respond: ${reason}.`);
		this.reason = reason;
	}
}
