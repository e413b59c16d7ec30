import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffMemberWire } from '@dukan/domain/staff/team/staff.api.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { CallError, change, read } from './call.ts';

/**
 * 'away' means that the session ended while the page was open. The person signs in again in a dialog above
 * the page.
 */
export type Session =
	| { state: 'unknown' | 'out' }
	| { state: 'unreachable'; error: unknown }
	| { state: 'in' | 'away'; member: StaffMemberWire };

const session = sharedValue<Session>({ state: 'unknown' });

export const useSession = session.useValue;

/**
 * Returns the signed-in member of staff. It may be called only inside the shell, which requires a session.
 */
export function useMember(): StaffMemberWire & { may: (right: StaffRight) => boolean } {
	const now = useSession();
	if (!('member' in now)) throw new Error('Nobody is signed in.');
	return { ...now.member, may: (right) => staffMay(now.member.rights, right) };
}

export async function findSession(): Promise<void> {
	try {
		session.set({ state: 'in', member: await read('me') });
	} catch (error) {
		const isOut = error instanceof CallError && error.status === 401;
		session.set(isOut ? { state: 'out' } : { state: 'unreachable', error });
	}
}

export function markSignedIn(member: StaffMemberWire): void {
	session.set({ state: 'in', member });
}

export function markSignedOut(): void {
	const now = session.get();
	if (now.state === 'in') session.set({ state: 'away', member: now.member });
}

export async function signOut(): Promise<void> {
	// This screen signs out in any case. The session ends when the server gets the call, or by itself later.
	await change('signout').catch(() => {});
	session.set({ state: 'out' });
}
