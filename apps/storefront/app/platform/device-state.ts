import { sharedValue } from '@dukan/ui/shared-value.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { onRecordChange, type RecordName, readRecord, withRecord, writeRecord } from './secure-store.ts';

/**
 * Reads and writes one record of this device. With `exclusively` tabs take turns, so that none overwrites
 * another's change.
 */
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
	/** Checks a stored value, which may have any shape. Returns undefined if it is not valid. */
	parse: (kept: unknown) => State | undefined;
};

/**
 * State that is stored on the device and is the same in all tabs. The screen changes at once, and the record
 * is written afterwards.
 */
export function deviceState<State, Action>(
	record: DeviceRecord,
	{ initial, change, parse }: Options<State, Action>,
) {
	const shown = sharedValue(initial);
	let reading: Promise<void> | undefined;
	/**
	 * Changes that the screen shows but that are not written yet. They are applied again to what another tab
	 * has written meanwhile.
	 */
	let pending: Action[] = [];

	const show = (next: State) => {
		if (next !== shown.get()) shown.set(next);
	};
	const stored = async () => parse(await record.read()) ?? initial;
	/**
	 * Reads and writes run one after the other, in this tab and across tabs, so that none sees a half-done
	 * change.
	 */
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
	/** Resolves when the stored state has been read. */
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
 * State that is stored encrypted in the record. `use` selects a part of the state, which must keep its
 * identity while it does not change.
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
	// The server returns the initial state without a hook, because a page renders a hundred of these.
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
