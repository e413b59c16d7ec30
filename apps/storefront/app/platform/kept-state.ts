import { useEffect, useSyncExternalStore } from 'react';
import { onRecordChange, type RecordName, readRecord, withRecord, writeRecord } from './secure-store.ts';

type Options<State, Action> = {
	record: RecordName;
	initial: State;
	change: (state: State, action: Action) => State;
	/** What was kept may be of any shape: nothing where it is not ours. */
	parse: (kept: unknown) => State | undefined;
};

export type KeptState<State, Action> = {
	/** A part of the state as known now (the same part must be the same value); what is kept arrives a moment later. */
	use: <Part>(select: (state: State) => Part) => Part;
	get: () => State;
	dispatch: (action: Action) => void;
	/** Resolves when the device's state is known. */
	ready: () => Promise<void>;
};

/** State that lives on the device, encrypted, the same in all tabs. The screen changes at once; keeping follows. */
export function keptState<State, Action>(options: Options<State, Action>): KeptState<State, Action> {
	const { record, initial, change, parse } = options;
	let state = initial;
	let reading: Promise<void> | undefined;
	/** Done on screen but not yet kept: to be done again on top of whatever another tab has kept meanwhile. */
	let pending: Action[] = [];
	const listeners = new Set<() => void>();

	const show = (next: State) => {
		if (next === state) return;
		state = next;
		for (const listener of listeners) listener();
	};
	const kept = async () => parse(await readRecord(record)) ?? initial;
	/** Reading and keeping take turns, in this tab and among all tabs: neither sees half of the other. */
	let turn: Promise<void> = Promise.resolve();
	const inTurn = (work: () => Promise<void>) => {
		turn = turn.then(() => withRecord(record, work)).catch(() => {});
		return turn;
	};
	const take = () =>
		inTurn(async () => {
			const base = await kept();
			show(pending.reduce(change, base));
		});
	const keep = () =>
		inTurn(async () => {
			const actions = pending;
			if (actions.length === 0) return;
			await writeRecord(record, actions.reduce(change, await kept()));
			pending = pending.slice(actions.length);
		});
	const ready = () => {
		if (!reading) {
			onRecordChange(record, () => void take());
			reading = take();
		}
		return reading;
	};

	return {
		get: () => state,
		ready,
		dispatch: (action) => {
			pending = [...pending, action];
			show(change(state, action));
			void ready().then(keep);
		},
		// The server keeps nothing, and draws a hundred of these a page.
		use: import.meta.env.SSR
			? (select) => select(initial)
			: (select) => {
					useEffect(() => void ready(), []);
					return useSyncExternalStore(
						(listener) => {
							listeners.add(listener);
							return () => listeners.delete(listener);
						},
						() => select(state),
						() => select(initial),
					);
				},
	};
}
