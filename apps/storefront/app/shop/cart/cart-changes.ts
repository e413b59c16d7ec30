import { type CartChange, type CartProduct, cartChanges, changeCart } from '@dukan/domain/shop/cart/cart.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { cart } from './cart-store.ts';
import { refreshActions } from './refresh-actions.ts';

const NONE: readonly CartChange[] = [];

const changes = sharedValue(NONE);

/**
 * Updates the lines to what the shop has now. Each change is shown beside its line until the shopper leaves
 * the cart.
 */
export function updateCart(products: readonly CartProduct[]): void {
	const before = cart.get();
	const updates = refreshActions(before, products);
	for (const update of updates) cart.dispatch(update);
	const found = cartChanges(before, updates.reduce(changeCart, before));
	const changed = new Set(found.map(({ productId }) => productId));
	const rest = changes.get().filter(({ productId }) => !changed.has(productId));
	if (found.length > 0) changes.set([...rest, ...found]);
}

export const forgetCartChanges = () => changes.set(NONE);

export const useCartChanges = changes.useValue;
