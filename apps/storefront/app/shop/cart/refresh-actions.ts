import {
	type Cart,
	type CartAction,
	type CartProduct,
	findLine,
	mostOf,
} from '@dukan/domain/shop/cart/cart.ts';

/**
 * CART-03 updates every line. CART-02 then reduces the lines that hold more than the shop has. A line that
 * was sold out and is available again gets one piece.
 */
export function refreshActions(cart: Cart, products: readonly CartProduct[]): CartAction[] {
	const tooMany = products.filter(
		(product) => (findLine(cart, product.id)?.quantity ?? 0) > mostOf(product).quantity,
	);
	const isBack = products.filter(({ id, stock }) => stock > 0 && findLine(cart, id)?.quantity === 0);
	return [
		{ type: 'updateAll', products },
		...tooMany.map((product): CartAction => ({ type: 'update', product })),
		...isBack.map(({ id }): CartAction => ({ type: 'increase', productId: id })),
	];
}
