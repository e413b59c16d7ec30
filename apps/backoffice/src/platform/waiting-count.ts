import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many orders wait for a call: in the menu and in the tab's title, so that it is seen from anywhere. */
export function setWaitingCount(next: number): void {
	if (next === count) return;
	count = next;
	for (const listener of listeners) listener();
}

export function useWaitingCount(): number {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => count,
	);
}
