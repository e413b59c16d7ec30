import { changeCart, EMPTY_CART, parseCart } from '@dukan/domain/shop/cart/cart.ts';
import { persistedState } from '../../platform/device-state.ts';

/** The cart on this device, the same in every tab. */
export const cart = persistedState({
	record: 'cart',
	initial: EMPTY_CART,
	change: changeCart,
	parse: parseCart,
});
