import { defineFeature } from '../../../platform/feature.ts';
import { promotionsPersonal } from './personal.queries.ts';
import { staffPromotionRoutes } from './staff-promotions.routes.ts';

export const promotions = defineFeature({
	routes: { staff: staffPromotionRoutes },
	personal: promotionsPersonal,
});
