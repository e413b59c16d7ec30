import { sharedValue } from '@dukan/ui/shared-value.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { onRecordChange, type RecordName, readRecord, withRecord, writeRecord } from './secure-store.ts';

/** Reads and writes the state on this device. Tabs take turns, so that none overwrites another's change. */
export type DeviceRecord = {
	read: () => Promise<unknown>;
	write: (value: unknown) => Promise<void>;
	/** Called when another tab has changed the record. */
	onChange: (listener: () => void) => void;
	exclusively: (work: () => Promise<void>) => Promise<void>;
};

type Options<State, Action> = {
	initial: State;
	change: (state: State, action: Action) => State;
	/** Checks what was stored, which may have any shape; undefined where it is not ours. */
	parse: (kept: unknown) => State | undefined;
};

/** State that lives on the device, the same in all tabs. The screen changes at once; writing follows. */
export function deviceState<State, Action>(
	record: DeviceRecord,
	{ initial, change, parse }: Options<State, Action>,
) {
	const shown = sharedValue(initial);
	let reading: Promise<void> | undefined;
	/** Changes that are on screen but not yet written: they are repeated on top of what another tab has written meanwhile. */
	let pending: Action[] = [];

	const show = (next: State) => {
		if (next !== shown.get()) shown.set(next);
	};
	const stored = async () => parse(await record.read()) ?? initial;
	/** Reading and writing take turns, in this tab and among all tabs, so that none sees a half-done change. */
	let queue: Promise<void> = Promise.resolve();
	const inTurn = (work: () => Promise<void>) => {
		queue = queue.then(() => record.exclusively(work)).catch(() => {});
		return queue;
	};
	const take = () =>
		inTurn(async () => {
			const base = await stored();
			show(pending.reduce(change, base));
		});
	const write = () =>
		inTurn(async () => {
			const actions = pending;
			if (actions.length === 0) return;
			await record.write(actions.reduce(change, await stored()));
			pending = pending.slice(actions.length);
		});
	/** Resolves when the device's state is known. */
	const ready = () => {
		if (!reading) {
			record.onChange(() => void take());
			reading = take();
		}
		return reading;
	};
	return {
		get: shown.get,
		subscribe: shown.subscribe,
		ready,
		dispatch: (action: Action) => {
			pending = [...pending, action];
			show(change(shown.get(), action));
			void ready().then(write);
		},
	};
}

/**
 * State of the device under the record's key, encrypted. `use` selects a part of it, which must keep its identity while it does
 * not change.
 */
export function persistedState<State, Action>(options: Options<State, Action> & { record: RecordName }) {
	const { record, initial } = options;
	const state = deviceState<State, Action>(
		{
			read: () => readRecord(record),
			write: (value) => writeRecord(record, value),
			onChange: (listener) => void onRecordChange(record, listener),
			exclusively: (work) => withRecord(record, work),
		},
		options,
	);
	// The server returns the initial state without a hook, because it renders a hundred of these on a page.
	const use = import.meta.env.SSR
		? <Part>(select: (state: State) => Part) => select(initial)
		: <Part>(select: (state: State) => Part) => {
				useEffect(() => void state.ready(), []);
				return useSyncExternalStore(
					state.subscribe,
					() => select(state.get()),
					() => select(initial),
				);
			};
	return { ...state, use };
}
