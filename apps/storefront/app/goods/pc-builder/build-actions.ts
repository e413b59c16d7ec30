import type { CartAction, CartProduct } from '@dukan/domain/shop/cart/cart.ts';

/**
 * Returns the changes that put a build into the cart. Sold-out parts are left out. The cart itself enforces
 * stock and limits.
 */
export function buildActions(chosen: readonly { product: CartProduct; quantity: number }[]): CartAction[] {
	return chosen
		.filter(({ product }) => product.stock > 0)
		.flatMap(({ product, quantity }): CartAction[] => [
			{ type: 'add', product },
			...Array.from({ length: quantity - 1 }, () => ({ type: 'increase' as const, productId: product.id })),
		]);
}
