const SHORTEST_REASON = 3;

/** What staff have to give for the record. Fewer letters are no reason. */
export function isReason(text: string): boolean {
	return text.trim().length >= SHORTEST_REASON;
}
