import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct, costsFrom } from '../../platform/cart-product.ts';

/** The fields of a product that a card shows, in one language. They include all that the cart needs. */
export type ProductCardData = CartProduct & {
	isNew: boolean;
	/** CHOOSE-01: true when the product stands for a family of which other variants cost more. */
	costsFrom: boolean;
	/** CHOOSE-03: the average rating with the number of reviews, such as "4,5 (12)". */
	rating: string | undefined;
	/** The two or three most important attributes. Undefined where the card has no space for them. */
	highlights: string[] | undefined;
};

const MOST_ON_CARD = 3;

export function productCardData(
	product: ProductWire,
	language: Language,
	highlights?: readonly AttributeWire[],
): ProductCardData {
	return {
		...cartProduct(product, language),
		isNew: product.new === 1,
		costsFrom: costsFrom(product),
		rating: ratingText(product, language),
		highlights: highlights?.slice(0, MOST_ON_CARD).map((attribute) => highlightText(attribute, language)),
	};
}

/** Always shows one decimal, so that the rating does not look like a number of reviews. */
function ratingText({ rating, reviews }: ProductWire, language: Language): string | undefined {
	const text = rating?.toFixed(1);
	return text && `${language === 'en' ? text : text.replace('.', ',')} (${reviews})`;
}

/** Adds the attribute's name to a bare yes or number. A "no" is left out, because it is no reason to buy. */
function highlightText(attribute: AttributeWire, language: Language): string {
	const { value_en: value } = attribute;
	const name = attribute[`name_${language}`];
	if (value === 'No') return '';
	if (value === 'Yes') return name;
	return /^\d+$/.test(value) ? `${name}: ${value}` : attribute[`value_${language}`];
}
