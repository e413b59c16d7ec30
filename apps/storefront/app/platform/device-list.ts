import { useSyncExternalStore } from 'react';
import { type DeviceStore, deviceStore } from './device-store.ts';

export type DeviceList<Item> = DeviceStore<Item> & { use: () => readonly Item[] };

const NONE: readonly never[] = [];

/** A short list kept on this device in plain words: for what is no secret. The same in all tabs. */
export function deviceList<Item>(options: Parameters<typeof deviceStore<Item>>[0]): DeviceList<Item> {
	const store = deviceStore(options);
	return {
		...store,
		// The server has none, as in persisted-state.ts.
		use: import.meta.env.SSR
			? () => NONE
			: () => useSyncExternalStore(store.subscribe, store.get, () => NONE),
	};
}
