import { useSyncExternalStore } from 'react';

type Options<Item> = {
	name: 'place' | 'viewed' | 'compare' | 'searches';
	/** The most items that are kept. The oldest ones are removed first. */
	most: number;
	/** Checks a stored item, which may have any shape. */
	isOne: (kept: unknown) => kept is Item;
	same: (one: Item, other: Item) => boolean;
};

const NONE: readonly never[] = [];

/** A short list on this device, the same in all tabs. It is not encrypted, so it must hold nothing secret. */
export function deviceList<Item>({ name, most, isOne, same }: Options<Item>) {
	const place = `dukan.${name}`;
	let items: readonly Item[] | undefined;
	const listeners = new Set<() => void>();
	const tell = () => {
		for (const listener of listeners) listener();
	};

	const read = (): readonly Item[] => {
		try {
			const kept: unknown = JSON.parse(window.localStorage.getItem(place) ?? '[]');
			return Array.isArray(kept) ? kept.filter(isOne).slice(0, most) : [];
		} catch {
			return [];
		}
	};
	const get = () => {
		items ??= read();
		return items;
	};
	const set = (next: readonly Item[]) => {
		items = next.slice(0, most);
		try {
			window.localStorage.setItem(place, JSON.stringify(items));
		} catch {
			// Storage is full or forbidden, so the list lasts as long as the page.
		}
		tell();
	};
	const onStorage = (event: StorageEvent) => {
		if (event.key !== place && event.key !== null) return;
		items = undefined;
		tell();
	};

	/** The listener is called after every change, including those of other tabs. */
	const subscribe = (listener: () => void) => {
		if (listeners.size === 0) window.addEventListener('storage', onStorage);
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) window.removeEventListener('storage', onStorage);
		};
	};
	return {
		get,
		set,
		subscribe,
		/** Adds the item in front and removes the one that is the same. */
		add: (item: Item) => set([item, ...get().filter((other) => !same(item, other))]),
		// On the server there is no storage.
		use: (): readonly Item[] => useSyncExternalStore(subscribe, get, () => NONE),
	};
}
