import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../reading/read-shop.ts';
import { readSettings } from './settings.queries.ts';
import { shopPictureRoutes } from './shop-picture.routes.ts';
import { staffSettingsRoutes } from './staff-settings.routes.ts';

export const settings = defineFeature({
	routes: { open: shopPictureRoutes, staff: staffSettingsRoutes },
	reads: ({ db, cached }: ReadSource) => ({
		settings: () => cached('settings', ['settings'], () => readSettings(db)),
	}),
});
