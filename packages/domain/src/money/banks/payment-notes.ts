/** PAY-03: the reasons why a person has to look at a payment. */
export const PAYMENT_ATTENTIONS = [
	/** The bank took less than the shop asked for. The customer pays the rest on receipt. */
	'paid_less',
	'paid_more',
	'other_currency',
	/** The bank holds the sum on the card but has not taken it. */
	'held',
	'refund_refused',
] as const;
export type PaymentAttention = (typeof PAYMENT_ATTENTIONS)[number];

/** Filters of the list of payments. */
export const PAYMENT_WAITS = ['attention', 'approval', 'open'] as const;

/** The kinds of events in the history of a payment. */
export const PAYMENT_EVENTS = [
	'created',
	'registered',
	'register_refused',
	'asked',
	'no_response',
	'asked_by_staff',
	'state',
	'refund_created',
	'refund_approved',
	'refund_done',
	'refund_refused',
	'looked_at',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** PAY-05: the possible differences between the books of the shop and of the bank. */
export const BANK_DIFFERENCES = ['paid', 'refunded', 'unknown_to_bank'] as const;
export type BankDifference = (typeof BANK_DIFFERENCES)[number];

/** Action codes of the bank's processing that have a text. Other codes appear as numbers. */
export const ACTION_CODES = [
	'0',
	'-2007',
	'-100',
	'-20010',
	'100',
	'101',
	'116',
	'120',
	'125',
	'151018',
	'2003',
	'71015',
] as const;
export type ActionCode = (typeof ACTION_CODES)[number];

export function findActionCode(code: number | null): ActionCode | undefined {
	return ACTION_CODES.find((known) => known === String(code));
}
