import type { Language } from '@dukan/domain/base/language/language.ts';
import { displayedPriceTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';

/** Converts a product of the API into the cart's field names and one language. */
export function cartProduct(product: ProductWire, language: Language): CartProduct {
	return {
		id: product.p_id,
		categoryId: product.categoryKId,
		picture: product.p_img,
		name: unbroken(product[`p_name_${language}`]),
		priceTenge: tengeFromManat(product.p_price_1),
		salePriceTenge: product.sale === '1' ? tengeFromManat(product.p_price_3) : undefined,
		unitFactor: product.product_unit,
		stock: product.p_quantity,
		limit: product.isLimit === '1' && product.product_limit > 0 ? product.product_limit : undefined,
		singleOnly: product.product_qty === 1,
	};
}

/** The spaces between a number and its unit, and those before a slash: 'Note 30 256 ГБ / 12 ГБ'. */
const KEPT_TOGETHER =
	/(?<=\d) (?=(?:[ГТМ]Б|[GTM]B|Гц|Hz|Вт|W|кг|kg|мм|mm|см|cm|мл|ml|л|l|м|m|мА)(?!\p{L}))| (?=\/)/gu;

/** Returns the name with non-breaking spaces where a line must not end. */
export function unbroken(name: string): string {
	return name.replaceAll(KEPT_TOGETHER, '\u00A0');
}

/** CHOOSE-01: returns true if the product stands for its family in a list and other variants cost more. */
export function costsFrom({ family, p_price_3, product_unit }: ProductWire): boolean {
	if (!family) return false;
	return tengeFromManat(family.price_max) > displayedPriceTenge(tengeFromManat(p_price_3), product_unit);
}
