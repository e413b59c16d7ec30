import type { Language } from '@dukan/domain/base/language/language.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../reading/read-shop.ts';
import { listRegions, listUnservedDistricts } from './regions.queries.ts';
import { regionRoutes } from './regions.routes.ts';

export const regions = defineFeature({
	routes: { open: regionRoutes },
	reads: ({ db, note, cached }: ReadSource) => ({
		unservedDistricts: () => cached('unserved', ['regions', 'districts'], () => listUnservedDistricts(db)),
		regions: (language: Language) => {
			note('regions', 'districts');
			return listRegions(db, language);
		},
	}),
});
