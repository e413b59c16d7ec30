import { type Static, Type } from 'typebox';
import { orNull, sheetResponse } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { orderExportQuery } from '../orders/staff-orders.api.ts';

/** DESK-13: the figures of the start page. */
export const deskTodayWire = Type.Object({
	/** Today's date in Ashgabat. */
	today: Type.String(),
	pending: Type.Integer(),
	/** The number of pending orders that wait for their call longer than the shop allows. */
	overdue: Type.Integer(),
	/** Orders that are due today and are accepted or on delivery. */
	deliveries: Type.Integer(),
	/** Orders whose slot or delivery day is over. */
	late: Type.Integer(),
	lowStock: Type.Integer(),
	/**
	 * Payments for orders today by the cash book, in cash and by terminal, less refunds. Null for staff who
	 * may not see money.
	 */
	moneyInTenge: orNull(Type.Integer()),
});
export type DeskTodayWire = Static<typeof deskTodayWire>;

export const deskListsCalls = defineCalls('staff', {
	'GET /api/staff/desk_today': {
		by: 'workOrders',
		summary: 'What waits, what is due today, what is late, what runs out, money in',
		response: { 200: deskTodayWire },
	},
	'GET /api/staff/order_export': {
		by: 'workOrders',
		summary: 'The orders of a list, or their lines, as a sheet',
		query: orderExportQuery,
		response: { 200: sheetResponse },
	},
});
