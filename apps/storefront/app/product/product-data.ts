import { addresses } from '@dukan/domain/addresses/addresses.ts';
import type { ProductShowWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { productCardData } from '../catalogue/product-card-data.ts';

/** A product's page in one language. */
export function productData({ product, related }: ProductShowWire, language: Language) {
	const category = { id: product.category.k_id, nameEn: product.category.k_name_en };
	const subcategory = { id: product.sub_category.sc_id, nameEn: product.sub_category.sc_name_en };
	return {
		card: productCardData(product, language),
		pictures: product.images,
		description: product[`description_${language}`],
		brand: { name: product.brand.name, href: addresses.brand(product.brand.id) },
		limit: product.isLimit === '1' ? product.product_limit : 0,
		attributes: product.attributes.map((attribute) => ({
			key: attribute.key,
			name: attribute[`name_${language}`],
			value: attribute[`value_${language}`],
		})),
		way: [
			{ name: product.category[`k_name_${language}`], href: addresses.category(category) },
			{
				name: product.sub_category[`sc_name_${language}`],
				href: addresses.subcategory(category, subcategory),
			},
		],
		related: related.map((other) => productCardData(other, language)),
	};
}
