import type { StaffMemberWire } from '@dukan/domain/staff/staff.api.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/staff-rights.ts';
import { useSyncExternalStore } from 'react';
import { CallError, change, read } from './call.ts';

/** 'away' is somebody whose session ended while the page was open: they sign in again above it. */
export type Session =
	| { state: 'unknown' | 'out' }
	| { state: 'unreachable'; error: unknown }
	| { state: 'in' | 'away'; member: StaffMemberWire };

let session: Session = { state: 'unknown' };
const listeners = new Set<() => void>();

function set(next: Session): void {
	session = next;
	for (const listener of listeners) listener();
}

export function useSession(): Session {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => session,
	);
}

/** The signed-in member of staff. Only under the shell, which requires one. */
export function useMember(): StaffMemberWire & { may: (right: StaffRight) => boolean } {
	const now = useSession();
	if (!('member' in now)) throw new Error('Nobody is signed in.');
	return { ...now.member, may: (right) => staffMay(now.member.rights, right) };
}

export async function findSession(): Promise<void> {
	try {
		set({ state: 'in', member: await read('me') });
	} catch (error) {
		const isOut = error instanceof CallError && error.status === 401;
		set(isOut ? { state: 'out' } : { state: 'unreachable', error });
	}
}

export function markSignedIn(member: StaffMemberWire): void {
	set({ state: 'in', member });
}

export function markSignedOut(): void {
	if (session.state === 'in') set({ state: 'away', member: session.member });
}

export async function signOut(): Promise<void> {
	// Gone from this screen in any case; the session itself ends when the server can be reached, or by itself.
	await change('signout').catch(() => {});
	set({ state: 'out' });
}
