/** RET-01: goods that come back after an order was completed. */
export const RETURN_REASONS = ['defect', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_CONDITIONS = ['sealed', 'opened', 'used', 'broken'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

export const RETURN_DESTINATIONS = ['stock', 'repair', 'write_off'] as const;
export type ReturnDestination = (typeof RETURN_DESTINATIONS)[number];

/** The destinations for pieces in each condition: a broken one is not sold again before it is repaired. */
const DESTINATIONS: Readonly<Record<ReturnCondition, readonly ReturnDestination[]>> = {
	sealed: ['stock', 'repair', 'write_off'],
	opened: ['stock', 'repair', 'write_off'],
	used: ['stock', 'repair', 'write_off'],
	broken: ['repair', 'write_off'],
};

export function returnDestinations(condition: ReturnCondition): readonly ReturnDestination[] {
	return DESTINATIONS[condition];
}

/** The destinations that may follow: a repair ends in the stock or in a write-off. */
const NEXT_DESTINATIONS: Readonly<Record<ReturnDestination, readonly ReturnDestination[]>> = {
	stock: [],
	repair: ['stock', 'write_off'],
	write_off: [],
};

export function nextDestinations(destination: ReturnDestination): readonly ReturnDestination[] {
	return NEXT_DESTINATIONS[destination];
}

/**
 * BOOK-03: money goes back in cash, by the terminal or to the card, or in parts of them; or it pays for an order that staff enter in
 * exchange.
 */
export const RETURN_SETTLEMENTS = ['cash', 'terminal', 'card', 'split', 'exchange'] as const;
export type ReturnSettlement = (typeof RETURN_SETTLEMENTS)[number];

/** What the customer is told: a terminal's refund goes to a card. */
export const TOLD_SETTLEMENTS = ['cash', 'exchange', 'card'] as const;

/** In tenge, by the way they are paid. */
export type PaidParts = { cashTenge: number; terminalTenge: number; cardTenge: number };

/** Returns the parts of the money that goes back now; undefined unless they sum to it. `given` counts where it is split. */
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
 * Returns the ways in which the money came: card and terminal as far as they were used, the rest in cash. `paid` is what is
 * left of each.
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

/** Returns wait for one of these: the end of a repair, or the order in exchange. */
export const RETURN_FILTERS = ['repair', 'exchange'] as const;

export const MAX_RETURN_NOTE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns until when goods of an order may come back. */
export function returnableUntil(completedAt: Date, returnDays: number): Date {
	return new Date(completedAt.getTime() + returnDays * DAY_MS);
}

/** `claimed` pieces are in the shop under warranty and can be returned only afterwards. */
export type BoughtLine = { productId: number; quantity: number; returned: number; claimed: number };
export type ReturnedLine = {
	productId: number;
	quantity: number;
	condition: ReturnCondition;
	destination: ReturnDestination;
};
export type ReturnProblem = { field: 'lines'; code: 'required' | 'wrong' | 'twice' | 'maximum' };

/** Returns what is wrong with lines to be returned, given those that were bought. */
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
