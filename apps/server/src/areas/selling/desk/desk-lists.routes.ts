import { deskListsCalls } from '@dukan/domain/selling/desk/desk-today.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import { readDeskToday } from './desk-today.queries.ts';
import { exportOrders } from './export-orders.ts';

/** DESK-08, DESK-13: orders as a sheet, and the figures of the start page. */
export function deskListRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, deskListsCalls, 'GET /api/staff/desk_today', async (request) =>
		readDeskToday(db, clock(), { seesMoney: staffMay(staffOf(request).rights, 'readReports') }),
	);

	handle(staff, deskListsCalls, 'GET /api/staff/order_export', async (request, reply) => {
		// The search text is not logged with the filter, because it may be somebody's phone.
		const { kind, format, q: _, ...filter } = request.query;
		const rows = exportOrders(db, request.query, { rights: staffOf(request).rights, now: clock() });
		return sendSheet({ db, clock }, reply, { name: kind, format, filter, rows });
	});
}
