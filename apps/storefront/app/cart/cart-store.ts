import { changeCart, EMPTY_CART, parseCart } from '@dukan/domain/cart/cart.ts';
import { keptState } from '../platform/kept-state.ts';

/** The cart on this device, the same in every tab. */
export const cart = keptState({
	record: 'cart',
	initial: EMPTY_CART,
	change: changeCart,
	parse: parseCart,
});
