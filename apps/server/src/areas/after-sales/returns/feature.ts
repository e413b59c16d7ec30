import { defineFeature } from '../../../platform/feature.ts';
import { returnsPersonal } from './personal.queries.ts';
import { returnRoutes } from './returns.routes.ts';

export const returns = defineFeature({
	routes: { staff: returnRoutes },
	personal: returnsPersonal,
});
