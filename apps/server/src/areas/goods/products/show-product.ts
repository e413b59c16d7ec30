import type { ProductShow } from '@dukan/domain/goods/products/products.api.ts';
import { familyOf } from '@dukan/listing-index/family-cards.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { relatedProducts } from '@dukan/listing-index/related-products.ts';
import type { Database } from '../../../platform/database/database.ts';
import { requireCategory, requireSubcategory } from '../structure/categories.queries.ts';
import { listProductCards, ratingsOf } from './product-cards.ts';
import { listProductPictures, requireProductTexts } from './product-details.queries.ts';
import { productSpecs } from './product-specs.ts';
import { findProduct } from './products.queries.ts';
import { showVariants } from './show-variants.ts';

const RELATED_PRODUCTS = 6;

export async function showProduct(
	db: Database,
	productId: number,
	index: ListingIndex,
): Promise<ProductShow | undefined> {
	const product = await findProduct(db, productId);
	if (!product) return undefined;
	const texts = await requireProductTexts(db, productId);
	const ownFamily = familyOf(index, productId);
	const [images, specs, category, subcategory, related, family] = await Promise.all([
		listProductPictures(db, productId),
		productSpecs(db, [productId]),
		requireCategory(db, product.categoryKId),
		requireSubcategory(db, texts.subcategory_id),
		listProductCards(db, index, relatedProducts(index, productId, RELATED_PRODUCTS)),
		ownFamily && showVariants(db, ownFamily),
	]);
	return {
		product: {
			...product,
			...ratingsOf(index, [productId]).get(productId),
			...(texts.bought && { bought: texts.bought }),
			description_en: texts.description_en,
			description_ru: texts.description_ru || texts.description_en,
			description_tm: texts.description_tm || texts.description_en,
			images: images.length > 0 ? images : [product.p_img],
			attributes: specs.get(productId) ?? [],
			brand: { id: texts.brand_id, name: texts.brand_name },
			category,
			sub_category: subcategory,
			...(family && { family }),
		},
		related,
	};
}
