/** RET-01: goods that come back after an order was completed. */
export const RETURN_REASONS = ['defect', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_CONDITIONS = ['sealed', 'opened', 'used', 'broken'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

export const RETURN_DESTINATIONS = ['stock', 'repair', 'write_off'] as const;
export type ReturnDestination = (typeof RETURN_DESTINATIONS)[number];

/** The destinations for pieces in each condition. A broken piece is repaired before it is sold again. */
const DESTINATIONS: Readonly<Record<ReturnCondition, readonly ReturnDestination[]>> = {
	sealed: ['stock', 'repair', 'write_off'],
	opened: ['stock', 'repair', 'write_off'],
	used: ['stock', 'repair', 'write_off'],
	broken: ['repair', 'write_off'],
};

export function returnDestinations(condition: ReturnCondition): readonly ReturnDestination[] {
	return DESTINATIONS[condition];
}

/** The destinations that may follow each destination. A repair ends in the stock or in a write-off. */
const NEXT_DESTINATIONS: Readonly<Record<ReturnDestination, readonly ReturnDestination[]>> = {
	stock: [],
	repair: ['stock', 'write_off'],
	write_off: [],
};

export function nextDestinations(destination: ReturnDestination): readonly ReturnDestination[] {
	return NEXT_DESTINATIONS[destination];
}

/**
 * BOOK-03: the ways to refund a return. The shop pays in cash, by terminal, to the card, or in several of
 * these ways. With 'exchange' the refund pays for a new order that staff enter.
 */
export const RETURN_SETTLEMENTS = ['cash', 'terminal', 'card', 'split', 'exchange'] as const;
export type ReturnSettlement = (typeof RETURN_SETTLEMENTS)[number];

/**
 * The settlements that a customer sees. A refund by terminal reaches the customer's card, so it appears as
 * 'card'.
 */
export const TOLD_SETTLEMENTS = ['cash', 'exchange', 'card'] as const;

/** A sum in tenge, divided by way of payment. */
export type PaidParts = { cashTenge: number; terminalTenge: number; cardTenge: number };

/**
 * Returns how much is refunded now in each way. For 'split' staff give the parts; the result is undefined if
 * they do not add up to the amount.
 */
export function settlementParts(
	settlement: ReturnSettlement,
	amountTenge: number,
	given: PaidParts | undefined,
): PaidParts | undefined {
	if (settlement === 'split') {
		if (!given) return undefined;
		const { cashTenge, terminalTenge, cardTenge } = given;
		const isWhole = cashTenge >= 0 && terminalTenge >= 0 && cardTenge >= 0;
		return isWhole && cashTenge + terminalTenge + cardTenge === amountTenge ? given : undefined;
	}
	const none = { cashTenge: 0, terminalTenge: 0, cardTenge: 0 };
	return settlement === 'exchange' ? none : { ...none, [`${settlement}Tenge`]: amountTenge };
}

/**
 * Returns the settlement that refunds in the ways in which the customer paid: first the card, then the
 * terminal, and the rest in cash. `paid` contains what is not refunded yet of each way.
 */
export function settlementAsPaid(
	amountTenge: number,
	paid: PaidParts,
): { settlement: ReturnSettlement; parts: PaidParts } {
	const cardTenge = Math.min(amountTenge, paid.cardTenge);
	const terminalTenge = Math.min(amountTenge - cardTenge, paid.terminalTenge);
	const cashTenge = amountTenge - cardTenge - terminalTenge;
	const parts = { cashTenge, terminalTenge, cardTenge };
	const used = (['cash', 'terminal', 'card'] as const).filter((way) => parts[`${way}Tenge`] > 0);
	const [only = 'cash'] = used;
	return { settlement: used.length > 1 ? 'split' : only, parts };
}

/** Filters for returns that wait for the end of a repair or for the order in exchange. */
export const RETURN_FILTERS = ['repair', 'exchange'] as const;

export const MAX_RETURN_NOTE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the end of the return period. */
export function returnableUntil(completedAt: Date, returnDays: number): Date {
	return new Date(completedAt.getTime() + returnDays * DAY_MS);
}

/** `claimed` pieces are in the shop under warranty, and the customer can return them only afterwards. */
export type BoughtLine = { productId: number; quantity: number; returned: number; claimed: number };
export type ReturnedLine = {
	productId: number;
	quantity: number;
	condition: ReturnCondition;
	destination: ReturnDestination;
};
export type ReturnProblem = { field: 'lines'; code: 'required' | 'wrong' | 'twice' | 'maximum' };

/** Returns what is wrong with the lines of a new return, given the lines of the order. */
export function findReturnProblem(
	bought: readonly BoughtLine[],
	lines: readonly ReturnedLine[],
): ReturnProblem | undefined {
	if (lines.length === 0) return { field: 'lines', code: 'required' };
	if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
		return { field: 'lines', code: 'twice' };
	for (const { productId, quantity, condition, destination } of lines) {
		const line = bought.find((one) => one.productId === productId);
		if (!line || !DESTINATIONS[condition].includes(destination)) return { field: 'lines', code: 'wrong' };
		if (quantity < 1 || line.returned + line.claimed + quantity > line.quantity)
			return { field: 'lines', code: 'maximum' };
	}
	return undefined;
}
