import { defineFeature } from '../../../platform/feature.ts';
import { deleteOldPersonalData } from './delete-old-data.ts';
import { EXPORTS_BY_USER, privacyRoutes } from './privacy.routes.ts';

export const privacy = defineFeature({
	routes: { personal: privacyRoutes },
	limits: [EXPORTS_BY_USER],
	expires: [deleteOldPersonalData],
});
