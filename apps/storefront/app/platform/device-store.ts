type Options<Item> = {
	name: 'place' | 'viewed' | 'compare' | 'searches';
	/** How many are kept; the oldest go. */
	most: number;
	/** What was kept may be of any shape. */
	isOne: (kept: unknown) => kept is Item;
	same: (one: Item, other: Item) => boolean;
};

export type DeviceStore<Item> = {
	get: () => readonly Item[];
	/** To the front; the same one is not kept twice. */
	add: (item: Item) => void;
	set: (items: readonly Item[]) => void;
	/** Called after every change, also one that another tab has made. */
	subscribe: (listener: () => void) => () => void;
};

/** A short list in the browser's local storage, without its React hook. */
export function deviceStore<Item>({ name, most, isOne, same }: Options<Item>): DeviceStore<Item> {
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
			// No room, or the visitor forbids it: the list lives as long as the page.
		}
		tell();
	};
	const onStorage = (event: StorageEvent) => {
		if (event.key !== place && event.key !== null) return;
		items = undefined;
		tell();
	};

	return {
		get,
		set,
		add: (item) => set([item, ...get().filter((other) => !same(item, other))]),
		subscribe: (listener) => {
			if (listeners.size === 0) window.addEventListener('storage', onStorage);
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) window.removeEventListener('storage', onStorage);
			};
		},
	};
}
