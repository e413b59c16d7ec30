import { type Static, Type } from 'typebox';
import { orNull, sheetResponse } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { orderExportQuery } from '../orders/staff-orders.api.ts';

/** DESK-13: figures of the start page. */
export const deskTodayWire = Type.Object({
	/** Today in Ashgabat. */
	today: Type.String(),
	pending: Type.Integer(),
	/** Of these, how many wait for their call longer than the shop allows. */
	overdue: Type.Integer(),
	/** Accepted or on their way, and due today. */
	deliveries: Type.Integer(),
	/** Due at a slot or on a day that is over. */
	late: Type.Integer(),
	lowStock: Type.Integer(),
	/**
	 * By the cash book: payments for orders today, in cash and by terminal, less refunds. Null for staff who may not see money.
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
