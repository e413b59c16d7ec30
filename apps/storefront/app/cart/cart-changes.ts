import { type CartChange, type CartProduct, cartChanges, changeCart } from '@dukan/domain/cart/cart.ts';
import { useSyncExternalStore } from 'react';
import { cart } from './cart-store.ts';
import { refreshActions } from './refresh-actions.ts';

const NONE: readonly CartChange[] = [];

let changes = NONE;
const listeners = new Set<() => void>();

function show(next: readonly CartChange[]): void {
	changes = next;
	for (const listener of listeners) listener();
}

/** Lines as the shop has them now. What that changed is said beside each until the cart is left. */
export function updateCart(products: readonly CartProduct[]): void {
	const before = cart.get();
	const updates = refreshActions(before, products);
	for (const update of updates) cart.dispatch(update);
	const found = cartChanges(before, updates.reduce(changeCart, before));
	const changed = new Set(found.map(({ productId }) => productId));
	if (found.length > 0) show([...changes.filter(({ productId }) => !changed.has(productId)), ...found]);
}

export const forgetCartChanges = () => show(NONE);

export function useCartChanges(): readonly CartChange[] {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => changes,
		() => NONE,
	);
}
