import { defineFeature } from '../../../platform/feature.ts';
import { courierRoutes } from './couriers.routes.ts';
import { doorRoutes } from './door.routes.ts';
import { ownOrderRoutes } from './own-orders.routes.ts';

export const couriers = defineFeature({
	routes: { staff: [courierRoutes, doorRoutes, ownOrderRoutes] },
});
