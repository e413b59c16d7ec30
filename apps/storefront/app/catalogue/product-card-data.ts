import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
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
};

export function productCardData(product: ProductWire, language: Language): ProductCardData {
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
	};
}
