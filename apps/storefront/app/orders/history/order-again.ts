import type { CartAction } from '@dukan/domain/cart/cart.ts';
import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { cartProduct } from '../../platform/cart-product.ts';

/** ORDER-06: what puts an order's goods into the cart again, as many as before, and the names of those that are not there. */
export function orderAgain(
	{ items }: Pick<OrderWire, 'items'>,
	rows: readonly ProductWire[],
	language: Language,
): { actions: CartAction[]; missing: string[] } {
	const inStock = new Map(rows.filter(({ p_quantity }) => p_quantity > 0).map((row) => [row.p_id, row]));
	const actions = items.flatMap(({ p_id, quantity }): CartAction[] => {
		const row = inStock.get(p_id);
		if (!row) return [];
		// The cart itself stops at the stock and the limit.
		const more = Array.from({ length: quantity - 1 }, () => ({ type: 'increase' as const, productId: p_id }));
		return [{ type: 'add', product: cartProduct(row, language) }, ...more];
	});
	const missing = items.filter(({ p_id }) => !inStock.has(p_id)).map((item) => item[`p_name_${language}`]);
	return { actions, missing };
}
