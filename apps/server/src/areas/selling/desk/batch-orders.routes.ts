import {
	ordersAcceptBody,
	ordersAcceptedWire,
	printedOrdersQuery,
	printedOrdersWire,
} from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { acceptOrders } from './accept-orders.ts';
import { readPrintedOrders } from './print-orders.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** DESK-08, DESK-09: many orders at once, to accept and to print. */
export function batchOrderRoutes(staff: App, { db, clock }: Services): void {
	staff.post(
		'/orders_accept',
		{
			config: right,
			schema: {
				summary: 'Accept orders that wait; each has its own outcome',
				tags,
				body: ordersAcceptBody,
				response: { 200: ordersAcceptedWire },
			},
		},
		async (request) => ({
			outcomes: await acceptOrders(db, { ids: request.body.ids, member: staffOf(request), now: clock() }),
		}),
	);

	staff.get(
		'/orders_print',
		{
			config: right,
			schema: {
				summary: 'Orders and the seller, as papers have them',
				tags,
				querystring: printedOrdersQuery,
				response: { 200: printedOrdersWire },
			},
		},
		async (request) => readPrintedOrders(db, request.query.ids.split(',').map(Number)),
	);
}
