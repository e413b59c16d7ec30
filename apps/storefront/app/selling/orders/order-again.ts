import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { type Cart, type CartAction, findLine } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';

type Asked = Pick<OrderWire, 'items' | 'promo'>;

/**
 * ORDER-06: returns the changes that put the goods of an order into the cart again, and the names of goods
 * that are not available. Gifts are left out, because they were not ordered and would now cost money.
 */
export function orderAgain(
	{ items, promo }: Asked,
	{ rows, cart, language }: { rows: readonly ProductWire[]; cart: Cart; language: Language },
): { actions: CartAction[]; missing: string[] } {
	const inStock = new Map(rows.filter(({ p_quantity }) => p_quantity > 0).map((row) => [row.p_id, row]));
	const ordered = items
		.map((item) => ({ ...item, quantity: item.quantity - (item.p_id === promo?.gift?.p_id ? 1 : 0) }))
		.filter(({ quantity }) => quantity > 0);
	const actions = ordered.flatMap(({ p_id, quantity }): CartAction[] => {
		const row = inStock.get(p_id);
		if (!row) return [];
		const product = cartProduct(row, language);
		// Goods that are already in the cart are subtracted, so a second click adds nothing. The cart itself
		// enforces stock and limit.
		const left = Math.max(0, quantity - (findLine(cart, p_id)?.quantity ?? 1));
		return [
			{ type: 'add', product },
			{ type: 'update', product },
			{ type: 'choose', productId: p_id, chosen: true },
			...Array.from({ length: left }, () => ({ type: 'increase' as const, productId: p_id })),
		];
	});
	const missing = ordered.filter(({ p_id }) => !inStock.has(p_id)).map((item) => item[`p_name_${language}`]);
	return { actions, missing };
}
