import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { readDeliveryTerms } from './delivery-terms.queries.ts';
import { staffDeliveryRoutes } from './staff-delivery.routes.ts';

export const delivery = defineFeature({
	routes: { staff: staffDeliveryRoutes },
	reads: ({ db, cached }: ReadSource) => ({
		deliveryTerms: () =>
			cached('delivery', ['delivery_zones', 'regions', 'districts'], () => readDeliveryTerms(db)),
	}),
});
