/** RET-03: the attribute whose number is the months of warranty. */
export const WARRANTY_ATTRIBUTE = 'warranty';

/** Returns the same day so many months later, or the last of that month where it has fewer days. */
export function warrantyUntil(handedOutAt: Date, months: number): Date {
	const until = new Date(handedOutAt);
	until.setUTCMonth(until.getUTCMonth() + months);
	if (until.getUTCDate() !== handedOutAt.getUTCDate()) until.setUTCDate(0);
	return until;
}
