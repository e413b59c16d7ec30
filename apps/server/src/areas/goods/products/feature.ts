import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { ATTRIBUTE_TABLES } from '../structure/attribute-tables.ts';
import { cardHighlights } from './card-highlights.ts';
import { familyRoutes } from './families.routes.ts';
import { photoRoutes } from './photos.routes.ts';
import { ratingsOf } from './product-cards.ts';
import { productShowRoutes } from './product-show.routes.ts';
import { productSpecs } from './product-specs.ts';
import { listProductsById } from './products.queries.ts';
import { productRoutes } from './products.routes.ts';
import { showProduct } from './show-product.ts';

export const products = defineFeature({
	routes: { open: productShowRoutes, staff: [productRoutes, photoRoutes, familyRoutes] },
	reads: ({ db, note, noteProducts, readIndex }: ReadSource) => {
		const noteIds = (productIds: readonly number[]) => note(...productIds.map((id) => `product:${id}`));
		return {
			highlights: (productIds: readonly number[]) => {
				note('categories', ...ATTRIBUTE_TABLES);
				noteIds(productIds);
				return cardHighlights(db, productIds);
			},
			specs: (productIds: readonly number[]) => {
				note(...ATTRIBUTE_TABLES);
				noteIds(productIds);
				return productSpecs(db, productIds);
			},
			products: async (productIds: readonly number[]) => {
				noteIds(productIds);
				const ratings = ratingsOf(await readIndex(), productIds);
				const products = await listProductsById(db, productIds);
				return products.map((product) => ({ ...product, ...ratings.get(product.p_id) }));
			},
			product: async (productId: number) => {
				note('categories', 'subcategories', 'brands', ...ATTRIBUTE_TABLES);
				noteIds([productId]);
				const shown = await showProduct(db, productId, await readIndex());
				if (shown) {
					note(`category:${shown.product.categoryKId}`);
					noteProducts(shown.related);
					const { family } = shown.product;
					if (family) note(`family:${family.id}`);
					noteProducts(family?.products ?? []);
				}
				return shown;
			},
		};
	},
});
