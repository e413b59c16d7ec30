/** RET-03: the attribute that contains the warranty in months. */
export const WARRANTY_ATTRIBUTE = 'warranty';

/** Returns the same day this many months later, or the last day of that month if it is shorter. */
export function warrantyUntil(handedOutAt: Date, months: number): Date {
	const until = new Date(handedOutAt);
	until.setUTCMonth(until.getUTCMonth() + months);
	if (until.getUTCDate() !== handedOutAt.getUTCDate()) until.setUTCDate(0);
	return until;
}
