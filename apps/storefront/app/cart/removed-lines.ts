import type { CartLine } from '@dukan/domain/cart/cart.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { cart } from './cart-store.ts';

type RemovedLine = { line: CartLine; index: number };

const NONE: readonly RemovedLine[] = [];

let removed = NONE;
const listeners = new Set<() => void>();

function show(next: readonly RemovedLine[]): void {
	removed = next;
	for (const listener of listeners) listener();
}

export function removeLine(line: CartLine, index: number): void {
	show([{ line, index }]);
	cart.dispatch({ type: 'remove', productId: line.product.id });
}

export function clearCart(): void {
	show(cart.get().lines.map((line, index) => ({ line, index })));
	cart.dispatch({ type: 'clear' });
}

export function restoreLines(): void {
	for (const one of removed) cart.dispatch({ type: 'restore', ...one });
	show(NONE);
}

/** What was taken out of the cart last, until it is put back or the cart is left. */
export function useRemovedLines(): readonly RemovedLine[] {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => removed,
		() => NONE,
	);
}

export function useForgetRemoved(): void {
	useEffect(() => () => show(NONE), []);
}
