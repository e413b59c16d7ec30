import type { Language } from '@dukan/domain/base/language/language.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { useEffect } from 'react';
import {
	onRecordChange,
	readRecord,
	removeRecord,
	withRecord,
	writeRecord,
} from '../../platform/secure-store.ts';

/** The response to signing in is stored whole, but only its token is read back. */
export type Session = { token: string; login?: true; lang?: Language; u_id?: number };

/** 'unknown' until the device's storage has been read. */
type SessionState = { status: 'unknown' | 'out' } | { status: 'in'; session: Session };

/** The longest that signing in waits for its record to be stored. */
const STORE_TIMEOUT_MS = 2000;

const state = sharedValue<SessionState>({ status: 'unknown' });
let reading: Promise<void> | undefined;

/** AUTH-08: a stored record without a token is removed. */
async function read(): Promise<void> {
	const kept = await readRecord('session');
	const session = kept as Partial<Session> | undefined;
	if (typeof session?.token === 'string' && session.token !== '')
		return state.set({ status: 'in', session: { token: session.token } });
	if (kept !== undefined) removeRecord('session');
	state.set({ status: 'out' });
}

function ready(): Promise<void> {
	if (!reading) {
		const readInTurn = () => withRecord('session', read);
		onRecordChange('session', () => void readInTurn());
		reading = readInTurn();
	}
	return reading;
}

export function useSession(): SessionState {
	useEffect(() => void ready(), []);
	return state.useValue();
}

export async function findSession(): Promise<Session | undefined> {
	await ready();
	const found = state.get();
	return found.status === 'in' ? found.session : undefined;
}

/** If the browser cannot store the record, the session lasts as long as the page. */
export async function storeSession(session: Session): Promise<void> {
	const kept = ready()
		.then(() => withRecord('session', () => writeRecord('session', session)))
		.catch(() => {});
	await Promise.race([kept, new Promise((done) => setTimeout(done, STORE_TIMEOUT_MS))]);
	state.set({ status: 'in', session });
}

/** AUTH-09: the session is also cleared when the server no longer knows the token. */
export function clearSession(): void {
	removeRecord('session');
	state.set({ status: 'out' });
}
