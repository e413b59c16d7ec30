import { useSyncExternalStore } from 'react';

/**
 * Stores a value outside of the components. Any code can set it, and every component that uses it shows the
 * new value. The server renders the first value.
 */
export function sharedValue<Value>(first: Value) {
	let value = first;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const get = () => value;
	return {
		get,
		subscribe,
		set: (next: Value) => {
			value = next;
			for (const listener of listeners) listener();
		},
		useValue: () => useSyncExternalStore(subscribe, get, () => first),
	};
}
