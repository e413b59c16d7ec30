import { defineFeature } from '../../../platform/feature.ts';
import { claimRoutes } from './claims.routes.ts';

export const claims = defineFeature({
	routes: { staff: claimRoutes },
});
