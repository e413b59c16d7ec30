import { defineFeature } from '../../../platform/feature.ts';
import { serialRoutes } from './serials.routes.ts';

export const serials = defineFeature({
	routes: { staff: serialRoutes },
});
