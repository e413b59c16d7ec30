import { type Static, Type } from 'typebox';
import { daySchema, nameFields, oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MARGIN_SUBJECTS, VALUE_SUBJECTS } from './goods-reports.ts';

export const valueQuery = Type.Object({ of: oneOf(VALUE_SUBJECTS) });
export const marginQuery = Type.Object({ from: daySchema, to: daySchema, of: oneOf(MARGIN_SUBJECTS) });

/** STOCK-05: the cost and the price of the goods in stock. */
const valueRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	pieces: Type.Integer(),
	/** The cost of all pieces with a known cost. */
	costTenge: Type.Number(),
	priceTenge: Type.Number(),
	/** The number of pieces without a known cost. */
	unknown: Type.Integer(),
});
export type ValueRowWire = Static<typeof valueRowWire>;
export const valueReportWire = Type.Array(valueRowWire);

/**
 * Sales and the cost of the sold goods at today's average cost. Goods without a known cost are in neither
 * sum.
 */
const marginRowWire = Type.Object({
	...nameFields,
	/** 0 for a row that is a day. */
	id: Type.Integer(),
	/** Empty if the row is not a day. */
	day: Type.String(),
	revenueTenge: Type.Number(),
	costTenge: Type.Number(),
	/** The revenue from goods without a known cost. */
	unknownTenge: Type.Number(),
});
export type MarginRowWire = Static<typeof marginRowWire>;
export const marginReportWire = Type.Array(marginRowWire);

const reorderRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	stock: Type.Integer(),
	minimum: Type.Integer(),
	/** The number of people who wait for the product (CHOOSE-05). */
	waiting: Type.Integer(),
	perDay: Type.Number(),
	/** Null if nothing sells. */
	daysLeft: orNull(Type.Number()),
	/** The number of pieces to order. */
	order: Type.Integer(),
});
export type ReorderRowWire = Static<typeof reorderRowWire>;
export const reorderReportWire = Type.Array(reorderRowWire);

const unsoldRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	stock: Type.Integer(),
	/** 'YYYY-MM-DD'; null if none was ever sold. */
	lastSold: orNull(Type.String()),
	/** The cost of the pieces in stock; null if it is unknown, and for staff who may not see costs. */
	costTenge: orNull(Type.Number()),
});
export type UnsoldRowWire = Static<typeof unsoldRowWire>;
export const unsoldReportWire = Type.Array(unsoldRowWire);

export const goodsReportsCalls = defineCalls('staff', {
	'GET /api/staff/report_value': {
		by: 'seeCosts',
		summary: 'What the goods in stock cost and would bring',
		query: valueQuery,
		response: { 200: valueReportWire },
	},
	'GET /api/staff/report_margin': {
		by: 'seeCosts',
		summary: 'What goods brought, less what they cost: by day, category, brand or product',
		query: marginQuery,
		response: { 200: marginReportWire },
	},
	'GET /api/staff/report_reorder': {
		by: 'readReports',
		summary: 'Goods below their minimum, gone within two weeks, or waited for',
		response: { 200: reorderReportWire },
	},
	'GET /api/staff/report_unsold': {
		by: 'readReports',
		summary: 'Goods in stock that did not sell for three months',
		response: { 200: unsoldReportWire },
	},
});
