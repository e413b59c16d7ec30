import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import type { Cart, CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';

/**
 * CART-02: returns every requested product as the shop has it now. A product that the shop no longer sells
 * counts as sold out.
 */
export function freshProducts(
	{ lines }: Cart,
	{ asked, rows }: { asked: readonly number[]; rows: readonly ProductWire[] },
	language: Language,
): CartProduct[] {
	const known = new Map(rows.map((row) => [row.p_id, cartProduct(row, language)]));
	// A product that was added after the request is not in the response, so it stays as it is.
	return lines
		.filter(({ product }) => asked.includes(product.id))
		.map(({ product }) => known.get(product.id) ?? { ...product, stock: 0 });
}
