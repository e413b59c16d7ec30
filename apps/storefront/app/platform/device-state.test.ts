import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeviceRecord, deviceState } from './device-state.ts';

/** A record on a device. Each tab opens the record for itself. */
function device(stored?: unknown) {
	let value = stored;
	let turn: Promise<unknown> = Promise.resolve();
	const tabs: (() => void)[][] = [];
	const tab = (): DeviceRecord => {
		const listeners: (() => void)[] = [];
		tabs.push(listeners);
		return {
			read: async () => value,
			write: async (next) => {
				value = next;
				for (const other of tabs) if (other !== listeners) for (const listener of other) listener();
			},
			onChange: (listener) => listeners.push(listener),
			exclusively: (work) => {
				const done = turn.then(work);
				turn = done.catch(() => {});
				return done;
			},
		};
	};
	return { tab, stored: () => value };
}

const list = (record: DeviceRecord) =>
	deviceState<readonly string[], string>(record, {
		initial: [],
		change: (items, item) => [...items, item],
		parse: (stored) => (Array.isArray(stored) ? stored : undefined),
	});

/** Waits until nothing is being read or written. */
const settled = () => new Promise((done) => setTimeout(done));

test('CART-01 the screen changes at once, and what was stored comes under it', async () => {
	const { tab, stored } = device(['before']);
	const state = list(tab());
	let shown = 0;
	state.subscribe(() => {
		shown += 1;
	});
	state.dispatch('now');
	assert.deepEqual(state.get(), ['now']);
	assert.equal(shown, 1);
	await settled();
	assert.deepEqual(state.get(), ['before', 'now']);
	assert.deepEqual(stored(), ['before', 'now']);
});

test('CART-01 two tabs that change at the same moment lose nothing, and end up alike', async () => {
	const { tab, stored } = device();
	const [one, other] = [list(tab()), list(tab())];
	await Promise.all([one.ready(), other.ready()]);
	one.dispatch('a');
	other.dispatch('b');
	one.dispatch('c');
	await settled();
	assert.deepEqual([...one.get()].sort(), ['a', 'b', 'c']);
	assert.deepEqual(one.get(), other.get());
	assert.deepEqual(one.get(), stored());
});

test('AUTH-08 what is not ours on the device counts as nothing', async () => {
	const state = list(device({ lines: 5 }).tab());
	await state.ready();
	assert.deepEqual(state.get(), []);
});

test('a device that cannot be read or written: the state lives as long as the page', async () => {
	const broken = async () => {
		throw new Error('storage');
	};
	const state = list({ read: broken, write: broken, onChange: () => {}, exclusively: (work) => work() });
	state.dispatch('a');
	await settled();
	state.dispatch('b');
	await settled();
	assert.deepEqual(state.get(), ['a', 'b']);
});
