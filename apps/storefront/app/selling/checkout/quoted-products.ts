import type { Language } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { type Cart, type CartProduct, cartTotalTenge, findLine } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';

/**
 * Returns the quote's products if any of them differs from the cart. Returns none if both agree to the tenge.
 */
export function quotedProducts(cart: Cart, quote: OrderQuoteWire, language: Language): CartProduct[] {
	if (quote.changes.length === 0 && cartTotalTenge(cart) === tengeFromManat(quote.subtotal)) return [];
	const gone = quote.changes.flatMap(({ p_id, to }) => {
		const line = to === 0 ? findLine(cart, p_id) : undefined;
		return line ? [{ ...line.product, stock: 0 }] : [];
	});
	return [...quote.items.map((item) => cartProduct(item, language)), ...gone];
}
