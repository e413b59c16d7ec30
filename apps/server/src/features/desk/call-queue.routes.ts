import { byId } from '@dukan/domain/api/fields.api.ts';
import { orderWatchersWire } from '@dukan/domain/orders/staff-orders.api.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Services } from '../../services.ts';
import { watchOrder } from '../orders/staff-orders.queries.ts';
import { staffOf } from '../staff/staff-area.ts';
import { markOrderSeen, notifyDesks } from './desk-events.queries.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** DESK-01, DESK-03: who has an order open. */
export function callQueueRoutes(staff: App, { db, clock }: Services): void {
	staff.post(
		'/order_watch/:id',
		{
			config: right,
			schema: {
				summary: 'This order is open here, so it rings no longer; answers who else has it open',
				tags,
				params: byId,
				response: { 200: orderWatchersWire },
			},
		},
		async (request) => {
			const { id: orderId } = request.params;
			const now = clock();
			if (await markOrderSeen(db, orderId, now)) await notifyDesks(db, orderId, now);
			return watchOrder(db, { orderId, staffId: staffOf(request).id, now });
		},
	);
}
