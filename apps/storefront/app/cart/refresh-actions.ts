import { type Cart, type CartAction, type CartProduct, findLine, mostOf } from '@dukan/domain/cart/cart.ts';

/** CART-03 for the whole cart, then CART-02 for the lines that hold more than can be had now. */
export function refreshActions(cart: Cart, products: readonly CartProduct[]): CartAction[] {
	const tooMany = products.filter(
		(product) => (findLine(cart, product.id)?.quantity ?? 0) > mostOf(product).quantity,
	);
	return [
		{ type: 'updateAll', products },
		...tooMany.map((product): CartAction => ({ type: 'update', product })),
	];
}
