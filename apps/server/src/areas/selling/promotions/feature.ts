import { defineFeature } from '../../../platform/feature.ts';
import { staffPromotionRoutes } from './staff-promotions.routes.ts';

export const promotions = defineFeature({
	routes: { staff: staffPromotionRoutes },
});
