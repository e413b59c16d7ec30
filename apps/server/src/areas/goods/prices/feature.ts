import { defineFeature } from '../../../platform/feature.ts';
import { priceHistoryRoutes } from './price-history.routes.ts';

export const prices = defineFeature({
	routes: { staff: priceHistoryRoutes },
});
