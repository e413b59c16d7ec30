import type { Language } from '@dukan/domain/language/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import {
	onRecordChange,
	readRecord,
	removeRecord,
	withRecord,
	writeRecord,
} from '../platform/secure-store.ts';

/** What the sign-in answered, stored whole; only the token matters to us. */
export type Session = { token: string; login?: true; lang?: Language; u_id?: number };

/** Until the device has been asked, nobody knows. */
type SessionState = { status: 'unknown' | 'out' } | { status: 'in'; session: Session };

/** How long signing in waits for its record to be kept. */
const PATIENCE_MS = 2000;

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

/** Where the browser keeps nothing, the session lives as long as the page. A slow device is not waited for. */
export async function keepSession(session: Session): Promise<void> {
	const kept = ready()
		.then(() => withRecord('session', () => writeRecord('session', session)))
		.catch(() => {});
	await Promise.race([kept, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
	show({ status: 'in', session });
}

/** AUTH-09: also when the server knows the token no more. */
export function forgetSession(): void {
	removeRecord('session');
	show({ status: 'out' });
}
