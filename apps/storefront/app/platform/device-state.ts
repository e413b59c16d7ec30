/** How the state is read and written on this device. One at a time among all tabs, so that no tab overwrites another's. */
export type DeviceRecord = {
	read: () => Promise<unknown>;
	write: (value: unknown) => Promise<void>;
	/** Another tab has changed the record. */
	onChange: (listener: () => void) => void;
	exclusively: (work: () => Promise<void>) => Promise<void>;
};

type Options<State, Action> = {
	initial: State;
	change: (state: State, action: Action) => State;
	/** What was kept may be of any shape: nothing where it is not ours. */
	parse: (kept: unknown) => State | undefined;
};

export type DeviceState<State, Action> = {
	get: () => State;
	dispatch: (action: Action) => void;
	/** Resolves when the device's state is known. */
	ready: () => Promise<void>;
	subscribe: (listener: () => void) => () => void;
};

/** State that lives on the device, the same in all tabs. The screen changes at once; writing follows. */
export function deviceState<State, Action>(
	record: DeviceRecord,
	{ initial, change, parse }: Options<State, Action>,
): DeviceState<State, Action> {
	let state = initial;
	let reading: Promise<void> | undefined;
	/** Done on screen but not yet written: to be done again on top of what another tab has written meanwhile. */
	let pending: Action[] = [];
	const listeners = new Set<() => void>();

	const show = (next: State) => {
		if (next === state) return;
		state = next;
		for (const listener of listeners) listener();
	};
	const stored = async () => parse(await record.read()) ?? initial;
	/** Reading and writing take turns, in this tab and among all tabs: neither sees half of the other. */
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
	const ready = () => {
		if (!reading) {
			record.onChange(() => void take());
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
			void ready().then(write);
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
