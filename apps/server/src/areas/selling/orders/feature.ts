import { MINUTE_MS } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { deliveryPromiseRoutes } from './delivery-promise.routes.ts';
import { expireOrders } from './expire-orders.ts';
import { orderEventRoutes } from './order-events.routes.ts';
import { orderSerialRoutes } from './order-serials.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { ordersPersonal } from './personal.queries.ts';
import { promotionPreviewRoutes } from './promotion-preview.routes.ts';
import { staffOrderRoutes } from './staff-orders.routes.ts';

export const orders = defineFeature({
	routes: {
		calls: deliveryPromiseRoutes,
		checkout: orderRoutes,
		open: orderEventRoutes,
		staff: [staffOrderRoutes, orderSerialRoutes, promotionPreviewRoutes],
	},
	jobs: [
		{
			// S18: runs so often that a pending order expires within minutes of its time.
			name: 'order-expiry',
			cron: '*/10 * * * *',
			run: ({ db, config, clock }: Needs<'db' | 'clock'> & { config: ConfigWithSms }) =>
				expireOrders(db, config, clock()),
		},
	],
	expires: [{ table: 'order_watchers', column: 'seen_at', keptMs: 10 * MINUTE_MS }],
	personal: ordersPersonal,
	notRestored: ['order_messages', 'order_watchers'],
});
