import { deskTodayWire } from '@dukan/domain/selling/desk/desk-today.api.ts';
import { orderExportQuery } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { sendSheet, sheetResponse } from '../../staff/audit/sheet-response.ts';
import { readDeskToday } from './desk-today.queries.ts';
import { exportOrders } from './export-orders.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** DESK-08, DESK-13: orders as a sheet, and the day at a glance. */
export function deskListRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/desk_today',
		{
			config: right,
			schema: {
				summary: 'What waits, what is due today, what is late, what runs out, money in',
				tags,
				response: { 200: deskTodayWire },
			},
		},
		async (request) =>
			readDeskToday(db, clock(), { seesMoney: staffMay(staffOf(request).rights, 'readReports') }),
	);

	staff.get(
		'/order_export',
		{
			config: right,
			schema: {
				summary: 'The orders of a list, or their lines, as a sheet',
				tags,
				querystring: orderExportQuery,
				response: { 200: sheetResponse },
			},
		},
		async (request, reply) => {
			// What was searched for may be somebody's phone.
			const { kind, format, q: _, ...filter } = request.query;
			const rows = exportOrders(db, request.query, { rights: staffOf(request).rights, now: clock() });
			return sendSheet({ db, clock }, reply, { name: kind, format, filter, rows });
		},
	);
}
