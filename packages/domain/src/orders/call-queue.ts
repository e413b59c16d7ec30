/** DESK-03: when a customer is to be called, and whether that is overdue. */
export type WaitingCall = {
	createdAt: Date;
	callBackAt: Date | undefined;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A call back is agreed for within so many days. */
export const MAX_CALL_BACK_DAYS = 7;

/** The queue is sorted by this. */
export function callDueAt({ createdAt, callBackAt }: WaitingCall): Date {
	return callBackAt ?? createdAt;
}

/** A new order may wait for some minutes; a time that was named may not. */
export function isCallOverdue(call: WaitingCall, now: Date, patienceMinutes: number): boolean {
	const patienceMs = call.callBackAt ? 0 : patienceMinutes * MINUTE_MS;
	return now.getTime() >= callDueAt(call).getTime() + patienceMs;
}

export function isCallBackTime(at: Date, now: Date): boolean {
	return at > now && at.getTime() <= now.getTime() + MAX_CALL_BACK_DAYS * DAY_MS;
}
