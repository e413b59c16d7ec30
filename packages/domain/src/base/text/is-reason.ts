const SHORTEST_REASON = 3;

/** Staff must give a reason for the record; a shorter text is none. */
export function isReason(text: string): boolean {
	return text.trim().length >= SHORTEST_REASON;
}
