import type { Cart, CartProduct } from '@dukan/domain/cart/cart.ts';
import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { cartProduct } from '../platform/cart-product.ts';

/** CART-02: every line's product as the shop has it now. What the shop no longer sells is sold out. */
export function freshProducts(
	{ lines }: Cart,
	rows: readonly ProductWire[],
	language: Language,
): CartProduct[] {
	const known = new Map(rows.map((row) => [row.p_id, cartProduct(row, language)]));
	return lines.map(({ product }) => known.get(product.id) ?? { ...product, stock: 0 });
}
