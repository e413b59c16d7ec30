import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { listRoutes } from './list.routes.ts';

export const lists = defineFeature({
	routes: { open: listRoutes },
	reads: ({ note, readIndex }: ReadSource) => ({
		soldProducts: async () => {
			note('products');
			const index = await readIndex();
			return Array.from(index.listedRows(), (row) => ({
				id: index.ids[row] ?? 0,
				categoryId: index.categories[row] ?? 0,
			}));
		},
	}),
});
