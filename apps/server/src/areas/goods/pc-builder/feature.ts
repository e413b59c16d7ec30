import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { ATTRIBUTE_TABLES } from '../structure/attribute-tables.ts';
import { listBuildParts } from './build-parts.queries.ts';

export const pcBuilder = defineFeature({
	reads: ({ db, note, noteProducts }: ReadSource) => ({
		buildParts: async (chosenIds: readonly number[]) => {
			note('products', 'subcategories', ...ATTRIBUTE_TABLES);
			const parts = await listBuildParts(db, chosenIds);
			noteProducts(parts);
			return parts;
		},
	}),
});
