/** RET-03: the states of a warranty claim. */
export const CLAIM_STATES = [
	'received',
	'at_service',
	'repaired',
	'replaced',
	'refused',
	'handed_back',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

const MOVES: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
	received: ['at_service', 'repaired', 'replaced', 'refused'],
	at_service: ['repaired', 'replaced', 'refused'],
	repaired: ['handed_back', 'at_service'],
	replaced: ['handed_back'],
	refused: ['handed_back', 'at_service'],
	handed_back: [],
};

export function nextClaimStates(from: ClaimState): readonly ClaimState[] {
	return MOVES[from];
}

export function isOpenClaim(state: ClaimState): boolean {
	return MOVES[state].length > 0;
}

/** The shop refuses a claim only with a reason. */
export function needsClaimNote(to: ClaimState): boolean {
	return to === 'refused';
}

/** The shortest text that counts as a reason. */
export const SHORTEST_CLAIM_NOTE = 3;
export const MAX_CLAIM_TEXT = 1000;

export type ClaimedLine = {
	/** The end of the warranty; null for goods without one. */
	warrantyUntil: Date | null;
	quantity: number;
	returned: number;
	/** Claims that are not handed back yet. */
	open: number;
};

/**
 * Tells whether a customer may claim a piece of the line. The warranty must still run, and at least one piece
 * must be neither returned nor in an open claim.
 */
export function canClaim(line: ClaimedLine, now: Date): boolean {
	return line.warrantyUntil !== null && now < line.warrantyUntil && line.returned + line.open < line.quantity;
}
