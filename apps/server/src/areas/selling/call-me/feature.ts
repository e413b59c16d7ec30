import { defineFeature } from '../../../platform/feature.ts';
import { callMeRoutes } from './call-me.routes.ts';
import { anonymiseOldCallRequests, callMePersonal, forgetCallNetworks } from './call-requests.queries.ts';
import { CALL_LIMITS } from './request-call.ts';
import { staffCallRequestRoutes } from './staff-call-requests.routes.ts';

export const callMe = defineFeature({
	routes: { checkout: callMeRoutes, staff: staffCallRequestRoutes },
	expires: [forgetCallNetworks, anonymiseOldCallRequests],
	personal: callMePersonal,
	limits: CALL_LIMITS,
});
