import type { HomeRequest } from '@dukan/domain/content/home/home.api.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { homeRoutes } from './home.routes.ts';
import { showHome } from './show-home.ts';

export const home = defineFeature({
	routes: { open: homeRoutes },
	reads: ({ db, note, noteProducts, readIndex }: ReadSource) => ({
		home: async (request: HomeRequest) => {
			note('categories', 'products');
			const home = await showHome(db, await readIndex(), request);
			noteProducts([...home.newProducts, ...home.saleProducts, ...home.rows.flatMap((row) => row.products)]);
			return home;
		},
	}),
});
