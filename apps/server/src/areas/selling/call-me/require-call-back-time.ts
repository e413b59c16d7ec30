import { isCallBackTime } from '@dukan/domain/selling/call-me/call-queue.ts';
import { invalidField } from '../../../platform/http/problem.ts';

/** DESK-03, DESK-15: returns when to call again; null where no time was agreed. */
export function requireCallBackTime(sent: string | null, now: Date): Date | null {
	if (sent === null) return null;
	const callBackAt = new Date(sent);
	if (!isCallBackTime(callBackAt, now)) throw invalidField('callBackAt', 'wrong');
	return callBackAt;
}
