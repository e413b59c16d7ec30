import { defineFeature } from '../../../platform/feature.ts';
import { claimRoutes } from './claims.routes.ts';
import { claimsPersonal } from './personal.queries.ts';

export const claims = defineFeature({
	routes: { staff: claimRoutes },
	personal: claimsPersonal,
});
