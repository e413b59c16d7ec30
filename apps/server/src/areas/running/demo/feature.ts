import { defineFeature } from '../../../platform/feature.ts';
import { staffDemoRoutes } from './staff-demo.routes.ts';

export const demo = defineFeature({
	routes: { staff: staffDemoRoutes },
});
