import { useSyncExternalStore } from 'react';

/**
 * Holds a value outside of the components: any code sets it, and every component that uses it shows the new one. A server
 * renders the first.
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
