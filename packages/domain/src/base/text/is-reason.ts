const SHORTEST_REASON = 3;

/** Tells whether a text is long enough to be the reason that staff must give for the record. */
export function isReason(text: string): boolean {
	return text.trim().length >= SHORTEST_REASON;
}
