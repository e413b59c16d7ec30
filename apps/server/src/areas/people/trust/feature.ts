import { defineFeature } from '../../../platform/feature.ts';
import { staffTrustRoutes } from './staff-trust.routes.ts';
import { deleteOldOrderNetworks } from './trust.queries.ts';

export const trust = defineFeature({
	routes: { staff: staffTrustRoutes },
	expires: [deleteOldOrderNetworks],
});
