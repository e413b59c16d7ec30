import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { listBrandNames, listBrands } from './brands.queries.ts';
import { listCategories, listSmartCategories } from './categories.queries.ts';
import { staffSmartRoutes } from './staff-smart.routes.ts';
import { staffCatalogueRoutes } from './staff-structure.routes.ts';
import { catalogueRoutes } from './structure.routes.ts';
import { subcategoryPictures } from './subcategory-pictures.ts';

export const structure = defineFeature({
	routes: { open: catalogueRoutes, staff: [staffCatalogueRoutes, staffSmartRoutes] },
	reads: ({ db, note, cached, readIndex }: ReadSource) => ({
		categories: () => cached('categories', ['categories', 'subcategories'], () => listCategories(db)),
		smartCategories: () => cached('smart', ['smart_categories'], () => listSmartCategories(db)),
		brandNames: () => cached('brand names', ['brands'], () => listBrandNames(db)),
		brands: async () => {
			note('brands', 'products');
			return listBrands(db, await readIndex());
		},
		subcategoryPictures: async (categoryIds: readonly number[]) => {
			note('subcategories', ...categoryIds.map((id) => `category:${id}`));
			const pictures = await subcategoryPictures(db, await readIndex(), categoryIds);
			note(...pictures.map(({ productId }) => `product:${productId}`));
			return new Map(pictures.map(({ subcategoryId, file }) => [subcategoryId, file]));
		},
	}),
});
