import { isReason } from '../../base/text/is-reason.ts';

/** STOCK-01: the reasons of changes in stock. */
export const MOVEMENT_KINDS = [
	'receipt',
	'sale',
	'cancel',
	'return',
	'count',
	'write_off',
	'correction',
	'warranty',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The kinds of documents that a movement may belong to. */
export const MOVEMENT_DOCUMENTS = ['order', 'receipt', 'count', 'import', 'claim'] as const;
export type MovementDocument = (typeof MOVEMENT_DOCUMENTS)[number];

/** Movements that staff enter by hand. They must give a reason. */
export const MANUAL_KINDS = ['write_off', 'correction'] as const;
export type ManualKind = (typeof MANUAL_KINDS)[number];

export const MAX_REASON_LENGTH = 200;
export const MAX_PIECES = 1_000_000;

export type ManualMovement = { kind: ManualKind; quantity: number; reason: string };

export type MovementProblem = { field: 'quantity' | 'reason'; code: 'required' | 'minimum' | 'maximum' };

/**
 * Returns what is wrong with a movement that staff enter, given the current stock. The quantity of a
 * write-off is positive; that of a correction has a sign.
 */
export function findMovementProblems(
	{ kind, quantity, reason }: ManualMovement,
	stock: number,
): MovementProblem[] {
	const change = signedPieces({ kind, quantity });
	const problems: MovementProblem[] = [];
	if (quantity === 0) problems.push({ field: 'quantity', code: 'required' });
	// Stryker disable next-line EqualityOperator: the line above refuses 0
	else if (kind === 'write_off' && quantity < 0) problems.push({ field: 'quantity', code: 'minimum' });
	else if (stock + change < 0 || stock + change > MAX_PIECES)
		problems.push({ field: 'quantity', code: 'maximum' });
	if (!isReason(reason)) problems.push({ field: 'reason', code: 'required' });
	return problems;
}

/** Returns the change that the movement makes to the stock. */
export function signedPieces({ kind, quantity }: Pick<ManualMovement, 'kind' | 'quantity'>): number {
	return kind === 'write_off' ? -quantity : quantity;
}
