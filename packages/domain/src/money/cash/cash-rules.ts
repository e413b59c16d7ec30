import { isReason } from '../../base/text/is-reason.ts';

/** COUR-04: the kinds of cash entries. */
export const CASH_KINDS = ['order', 'return', 'hand_over', 'difference', 'other'] as const;
export type CashKind = (typeof CASH_KINDS)[number];

/**
 * BOOK-06: the purposes of cash from the till. With 'supplier' the shop pays what it owes; with 'owner' the
 * owner puts money in or takes it out.
 */
export const CASH_PURPOSES = [
	'other',
	'rent',
	'wages',
	'transport',
	'advertising',
	'supplies',
	'taxes',
	'bank',
	'supplier',
	'owner',
] as const;
export type CashPurpose = (typeof CASH_PURPOSES)[number];

/**
 * Kinds of entries that staff may reverse. Entries of orders and returns change only with the order or
 * return.
 */
const REVERSIBLE: readonly CashKind[] = ['hand_over', 'difference', 'other'];

export function canReverse(entry: { kind: CashKind; isReversal: boolean; isReversed: boolean }): boolean {
	return REVERSIBLE.includes(entry.kind) && !entry.isReversal && !entry.isReversed;
}

export const MAX_CASH_REASON = 200;
/** 100 million manat, so that sums stay far inside safe integers. */
export const MAX_CASH_TENGE = 10_000_000_000;

/** A `holderId` of null is the till. */
type NewEntry = { holderId: number | null; kind: CashKind; amountTenge: number };

/**
 * Returns the entries for a courier who hands over cash. The counted money goes to the till. A shortage or
 * surplus becomes an entry of the courier, so that the courier's balance is zero and the shop's money changes
 * by exactly the difference.
 */
export function handOverEntries({
	courierId,
	expectedTenge,
	countedTenge,
}: {
	courierId: number;
	expectedTenge: number;
	countedTenge: number;
}): NewEntry[] {
	const entries: NewEntry[] = [
		{ holderId: courierId, kind: 'hand_over', amountTenge: -countedTenge },
		{ holderId: null, kind: 'hand_over', amountTenge: countedTenge },
		{ holderId: courierId, kind: 'difference', amountTenge: countedTenge - expectedTenge },
	];
	return entries.filter(({ amountTenge }) => amountTenge !== 0);
}

export type ClosingProblem = { field: 'day' | 'reason'; code: 'maximum' | 'minimum' | 'required' };

/**
 * Returns what is wrong with closing a day. Days are closed in order, up to today. A count that differs from
 * the expected sum needs a reason.
 */
export function findClosingProblem(
	closing: { day: string; expectedTenge: number; countedTenge: number; reason: string },
	{ today, lastClosed }: { today: string; lastClosed: string | null },
): ClosingProblem | undefined {
	if (closing.day > today) return { field: 'day', code: 'maximum' };
	// Stryker disable next-line ConditionalExpression: a comparison of a day with null is one with NaN, which is false
	if (lastClosed !== null && closing.day <= lastClosed) return { field: 'day', code: 'minimum' };
	if (closing.expectedTenge !== closing.countedTenge && !isReason(closing.reason))
		return { field: 'reason', code: 'required' };
	return undefined;
}
