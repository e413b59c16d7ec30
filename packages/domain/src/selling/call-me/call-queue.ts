const DAY_MS = 24 * 60 * 60_000;

/** The next call must be within this many days. */
export const MAX_CALL_BACK_DAYS = 7;

/** DESK-03: true for a time that lies ahead but not too far. */
export function isCallBackTime(at: Date, now: Date): boolean {
	return at > now && at.getTime() <= now.getTime() + MAX_CALL_BACK_DAYS * DAY_MS;
}
