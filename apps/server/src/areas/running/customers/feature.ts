import { defineFeature } from '../../../platform/feature.ts';
import { customerRoutes } from './customers.routes.ts';

export const customers = defineFeature({
	routes: { staff: customerRoutes },
});
