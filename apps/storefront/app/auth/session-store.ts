import type { Language } from '@dukan/domain/language/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import {
	onRecordChange,
	readRecord,
	removeRecord,
	withRecord,
	writeRecord,
} from '../platform/secure-store.ts';

/** The response of the sign-in, stored whole; only the token is used. */
export type Session = { token: string; login?: true; lang?: Language; u_id?: number };

/** 'unknown' until the device's storage has been read. */
type SessionState = { status: 'unknown' | 'out' } | { status: 'in'; session: Session };

/** How long signing in waits until its record is stored. */
const STORE_TIMEOUT_MS = 2000;

const UNKNOWN: SessionState = { status: 'unknown' };

let state: SessionState = UNKNOWN;
let reading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function show(next: SessionState): void {
	state = next;
	for (const listener of listeners) listener();
}

/** AUTH-08: a record without a token is removed. */
async function read(): Promise<void> {
	const kept = await readRecord('session');
	const session = kept as Partial<Session> | undefined;
	if (typeof session?.token === 'string' && session.token !== '')
		return show({ status: 'in', session: { token: session.token } });
	if (kept !== undefined) removeRecord('session');
	show({ status: 'out' });
}

function ready(): Promise<void> {
	if (!reading) {
		const readInTurn = () => withRecord('session', read);
		onRecordChange('session', () => void readInTurn());
		reading = readInTurn();
	}
	return reading;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useSession(): SessionState {
	useEffect(() => void ready(), []);
	return useSyncExternalStore(
		subscribe,
		() => state,
		() => UNKNOWN,
	);
}

export async function findSession(): Promise<Session | undefined> {
	await ready();
	return state.status === 'in' ? state.session : undefined;
}

/** Where the browser stores nothing, the session lives as long as the page. */
export async function storeSession(session: Session): Promise<void> {
	const kept = ready()
		.then(() => withRecord('session', () => writeRecord('session', session)))
		.catch(() => {});
	await Promise.race([kept, new Promise((done) => setTimeout(done, STORE_TIMEOUT_MS))]);
	show({ status: 'in', session });
}

/** AUTH-09: also when the server knows the token no more. */
export function clearSession(): void {
	removeRecord('session');
	show({ status: 'out' });
}
