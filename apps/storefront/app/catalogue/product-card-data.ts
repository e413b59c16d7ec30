import type { AttributeWire, ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { tengeFromManat } from '@dukan/domain/money/money.ts';

/** What a card needs of a product, in one language. */
export type ProductCardData = {
	id: number;
	categoryId: number;
	picture: string;
	name: string;
	priceTenge: number;
	/** Set while the product is on sale. */
	salePriceTenge: number | undefined;
	unitFactor: number;
	isNew: boolean;
	stock: number;
	/** The two or three things that tell most about it. Where there is room for them. */
	highlights: string[] | undefined;
};

export function productCardData(
	product: ProductWire,
	language: Language,
	highlights?: readonly AttributeWire[],
): ProductCardData {
	return {
		id: product.p_id,
		categoryId: product.categoryKId,
		picture: product.p_img,
		name: product[`p_name_${language}`],
		priceTenge: tengeFromManat(product.p_price_1),
		salePriceTenge: product.sale === '1' ? tengeFromManat(product.p_price_3) : undefined,
		unitFactor: product.product_unit,
		isNew: product.new === 1,
		stock: product.p_quantity,
		highlights: highlights?.map((attribute) => highlightText(attribute, language)).filter(Boolean),
	};
}

/** A bare yes would not say to what; a no is no reason to buy. */
function highlightText(attribute: AttributeWire, language: Language): string {
	if (attribute.value_en === 'No') return '';
	return attribute.value_en === 'Yes' ? attribute[`name_${language}`] : attribute[`value_${language}`];
}
