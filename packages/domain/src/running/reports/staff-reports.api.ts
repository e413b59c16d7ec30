import { type Static, Type } from 'typebox';
import { daySchema, languageSchema, nameFields, oneOf, orNull } from '../../base/fields.api.ts';
import { STAFF_CANCEL_REASONS } from '../../base/orders/order-status.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { SALES_STEPS, TOP_MEASURES, TOP_SUBJECTS } from './report-kinds.ts';

const periodFields = { from: daySchema, to: daySchema };
export const periodQuery = Type.Object(periodFields);
export const salesQuery = Type.Object({ ...periodFields, step: oneOf(SALES_STEPS) });
export const topQuery = Type.Object({ ...periodFields, of: oneOf(TOP_SUBJECTS), by: oneOf(TOP_MEASURES) });

/** The orders placed in the period that are not cancelled. Sums include delivery. */
const salesTotalsWire = Type.Object({
	orders: Type.Integer(),
	revenueTenge: Type.Integer(),
	cancelled: Type.Integer(),
	/** The number of those orders that are completed by now. */
	completed: Type.Integer(),
	completedTenge: Type.Integer(),
	/**
	 * Revenue of orders that were completed in the period, less the refunds of the period. It does not matter
	 * when an order was placed.
	 */
	receivedTenge: Type.Integer(),
	/** Refunds of the period. It does not matter when an order was placed. */
	returnedTenge: Type.Integer(),
});
export type SalesTotalsWire = Static<typeof salesTotalsWire>;

const salesPointWire = Type.Object({
	...salesTotalsWire.properties,
	/** The first day of the step; weeks begin on Monday. */
	start: Type.String(),
});
export type SalesPointWire = Static<typeof salesPointWire>;

export const salesReportWire = Type.Object({
	points: Type.Array(salesPointWire),
	totals: salesTotalsWire,
	/** Totals of the preceding period of equal length. */
	before: salesTotalsWire,
});
export type SalesReportWire = Static<typeof salesReportWire>;

const namesWire = Type.Object(nameFields);
export type NamesWire = Static<typeof namesWire>;

/** Sums are the revenue of the goods, without delivery. */
const topRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	revenueTenge: Type.Integer(),
	pieces: Type.Integer(),
	/** The revenue in the preceding period. */
	beforeRevenueTenge: Type.Integer(),
	beforePieces: Type.Integer(),
});
export type TopRowWire = Static<typeof topRowWire>;
export const topReportWire = Type.Array(topRowWire);

const cancelRowWire = Type.Object({
	reason: oneOf(STAFF_CANCEL_REASONS),
	count: Type.Integer(),
	before: Type.Integer(),
});
export type CancelRowWire = Static<typeof cancelRowWire>;
export const cancelReportWire = Type.Array(cancelRowWire);

/**
 * The orders for a slot on one weekday, by delivery day, summed over the period. The capacity follows today's
 * settings, and holidays add nothing to it.
 */
const slotFillWire = Type.Object({
	/** 1 is Monday. */
	weekday: Type.Integer(),
	slotId: Type.Integer(),
	from: Type.String(),
	to: Type.String(),
	booked: Type.Integer(),
	capacity: Type.Integer(),
});
export type SlotFillWire = Static<typeof slotFillWire>;
export const slotReportWire = Type.Array(slotFillWire);

const searchMissWire = Type.Object({
	words: Type.String(),
	language: languageSchema,
	count: Type.Integer(),
});
export type SearchMissWire = Static<typeof searchMissWire>;
export const searchReportWire = Type.Array(searchMissWire);

/** PRICE-03: results of a promotion, over the orders of the period that are not cancelled. */
const promotionRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	orders: Type.Integer(),
	/** The number of orders with a code. */
	codes: Type.Integer(),
	/** The discount on goods and delivery. Gifts count with their price. */
	discountTenge: Type.Integer(),
	/** The sum that customers paid for those orders. */
	salesTenge: Type.Integer(),
	before: Type.Integer(),
});
export type PromotionRowWire = Static<typeof promotionRowWire>;
export const promotionReportWire = Type.Array(promotionRowWire);

const stockRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	stock: Type.Integer(),
	sold30: Type.Integer(),
	daysLeft: Type.Number(),
});
export type StockRowWire = Static<typeof stockRowWire>;
export const stockReportWire = Type.Array(stockRowWire);

/** The minutes from an order to its acceptance; null if no order waited. */
const acceptRowWire = Type.Object({
	staffId: Type.Integer(),
	name: Type.String(),
	accepted: Type.Integer(),
	medianMinutes: orNull(Type.Number()),
	p90Minutes: orNull(Type.Number()),
});
export type AcceptRowWire = Static<typeof acceptRowWire>;
export const acceptReportWire = Type.Array(acceptRowWire);

export const reportsCalls = defineCalls('staff', {
	'GET /api/staff/report_sales': {
		by: 'readReports',
		summary: 'Orders and revenue by day, week or month',
		query: salesQuery,
		response: { 200: salesReportWire },
	},
	'GET /api/staff/report_top': {
		by: 'readReports',
		summary: 'What sold best: products, categories or brands, by revenue or pieces',
		query: topQuery,
		response: { 200: topReportWire },
	},
	'GET /api/staff/report_cancels': {
		by: 'readReports',
		summary: 'Why orders were cancelled',
		query: periodQuery,
		response: { 200: cancelReportWire },
	},
	'GET /api/staff/report_promotions': {
		by: 'readReports',
		summary: 'What promotions gave and brought',
		query: periodQuery,
		response: { 200: promotionReportWire },
	},
	'GET /api/staff/report_slots': {
		by: 'readReports',
		summary: 'How full the hours of delivery were, by weekday',
		query: periodQuery,
		response: { 200: slotReportWire },
	},
	'GET /api/staff/report_searches': {
		by: 'readReports',
		summary: 'Searches without a result',
		query: periodQuery,
		response: { 200: searchReportWire },
	},
	'GET /api/staff/report_acceptance': {
		by: 'readReports',
		summary: 'How long orders wait to be accepted, by operator',
		query: periodQuery,
		response: { 200: acceptReportWire },
	},
	'GET /api/staff/report_stock': {
		by: 'readReports',
		summary: 'Stock that runs out, at the pace of the last 30 days',
		response: { 200: stockReportWire },
	},
});
