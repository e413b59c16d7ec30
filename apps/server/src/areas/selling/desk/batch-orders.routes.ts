import { batchOrdersCalls } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { acceptOrders } from './accept-orders.ts';
import { readPrintedOrders } from './print-orders.ts';

/** DESK-08, DESK-09: accepts and prints many orders at once. */
export function batchOrderRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, batchOrdersCalls, 'POST /api/staff/orders_accept', async (request) => ({
		outcomes: await acceptOrders(db, { ids: request.body.ids, member: staffOf(request), now: clock() }),
	}));

	handle(staff, batchOrdersCalls, 'GET /api/staff/orders_print', async (request) =>
		readPrintedOrders(db, request.query.ids.split(',').map(Number)),
	);
}
