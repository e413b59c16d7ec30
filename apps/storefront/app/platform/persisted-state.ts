import { useEffect, useSyncExternalStore } from 'react';
import { deviceState } from './device-state.ts';
import { onRecordChange, type RecordName, readRecord, withRecord, writeRecord } from './secure-store.ts';

type Options<State, Action> = {
	record: RecordName;
	initial: State;
	change: (state: State, action: Action) => State;
	/** What was kept may be of any shape: nothing where it is not ours. */
	parse: (kept: unknown) => State | undefined;
};

export type PersistedState<State, Action> = {
	/** A part of the state as known now (the same part must be the same value); what is kept arrives a moment later. */
	use: <Part>(select: (state: State) => Part) => Part;
	get: () => State;
	dispatch: (action: Action) => void;
	/** Resolves when the device's state is known. */
	ready: () => Promise<void>;
};

/** State that lives on the device, encrypted, the same in all tabs. */
export function persistedState<State, Action>(
	options: Options<State, Action>,
): PersistedState<State, Action> {
	const { record, initial } = options;
	const { get, dispatch, ready, subscribe } = deviceState<State, Action>(
		{
			read: () => readRecord(record),
			write: (value) => writeRecord(record, value),
			onChange: (listener) => void onRecordChange(record, listener),
			exclusively: (work) => withRecord(record, work),
		},
		options,
	);
	return {
		get,
		ready,
		dispatch,
		// The server keeps nothing, and draws a hundred of these a page.
		use: import.meta.env.SSR
			? (select) => select(initial)
			: (select) => {
					useEffect(() => void ready(), []);
					return useSyncExternalStore(
						subscribe,
						() => select(get()),
						() => select(initial),
					);
				},
	};
}
