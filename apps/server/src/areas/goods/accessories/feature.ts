import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { listFitRules } from './accessories.queries.ts';
import { accessoryRoutes } from './accessories.routes.ts';
import { fittingCategories, showAccessories } from './show-accessories.ts';
import { staffAccessoryRoutes } from './staff-accessories.routes.ts';
import { suggestForCart } from './suggest-for-cart.ts';

export const accessories = defineFeature({
	routes: { open: accessoryRoutes, staff: staffAccessoryRoutes },
	reads: ({ db, note, noteProducts, cached, readIndex }: ReadSource) => {
		const readFitting = async (productIds: readonly number[]) => {
			note(...productIds.map((id) => `product:${id}`));
			const fitRules = cached('fit rules', ['fit_rules', 'subcategories'], () => listFitRules(db));
			const [rules, index] = await Promise.all([fitRules, readIndex()]);
			note(...fittingCategories(index, rules, productIds).map((id) => `category:${id}`));
			return { rules, index };
		};
		return {
			accessories: async (productId: number) => {
				const { rules, index } = await readFitting([productId]);
				const shown = await showAccessories(db, index, rules, productId);
				noteProducts([...shown.accessories, ...shown.fits]);
				return shown;
			},
			cartAccessories: async (productIds: readonly number[]) => {
				const { rules, index } = await readFitting(productIds);
				const suggested = await suggestForCart(db, index, rules, productIds);
				noteProducts(suggested.rows.flatMap(({ products }) => products));
				return suggested;
			},
		};
	},
});
