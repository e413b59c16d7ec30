import { defineFeature } from '../../../platform/feature.ts';
import { requestsPersonal } from './personal.queries.ts';
import { REQUEST_LIMITS, requestRoutes } from './requests.routes.ts';
import { staffRequestRoutes } from './staff-requests.routes.ts';

export const requests = defineFeature({
	routes: { calls: requestRoutes, staff: staffRequestRoutes },
	limits: REQUEST_LIMITS,
	personal: requestsPersonal,
});
