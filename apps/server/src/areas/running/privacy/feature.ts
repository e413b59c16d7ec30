import { defineFeature } from '../../../platform/feature.ts';
import { deleteOldPersonalData } from './delete-old-data.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacy = defineFeature({
	routes: { personal: privacyRoutes },
	expires: [deleteOldPersonalData],
});
