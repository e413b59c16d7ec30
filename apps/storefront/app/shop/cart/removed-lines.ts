import type { CartLine } from '@dukan/domain/shop/cart/cart.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { useEffect } from 'react';
import { cart } from './cart-store.ts';

type RemovedLine = { line: CartLine; index: number };

const NONE: readonly RemovedLine[] = [];

const removed = sharedValue(NONE);

export function removeLine(line: CartLine, index: number): void {
	removed.set([{ line, index }]);
	cart.dispatch({ type: 'remove', productId: line.product.id });
}

export function clearCart(): void {
	removed.set(cart.get().lines.map((line, index) => ({ line, index })));
	cart.dispatch({ type: 'clear' });
}

export function restoreLines(): void {
	for (const one of removed.get()) cart.dispatch({ type: 'restore', ...one });
	removed.set(NONE);
}

/** Returns the lines that were last removed, until they are put back or the shopper leaves the cart. */
export const useRemovedLines = removed.useValue;

export function useForgetRemoved(): void {
	useEffect(() => () => removed.set(NONE), []);
}
