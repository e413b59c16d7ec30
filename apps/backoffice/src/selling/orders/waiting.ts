const MINUTE_MS = 60_000;
/** The minutes after which a customer gets impatient, and after which they may order elsewhere. */
const LATE = { soon: 10, now: 30 };

/**
 * Returns how long a customer has been waiting for the call, and whether it is getting late. If the
 * computer's clock is behind, the result is 0 minutes.
 */
export function waiting(since: string, nowMs: number): { minutes: number; late: 'soon' | 'now' | undefined } {
	const minutes = Math.max(0, Math.floor((nowMs - new Date(since).getTime()) / MINUTE_MS));
	return { minutes, late: minutes >= LATE.now ? 'now' : minutes >= LATE.soon ? 'soon' : undefined };
}
