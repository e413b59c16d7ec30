import { type Static, Type } from 'typebox';
import { daySchema, nameFields, oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MARGIN_SUBJECTS, VALUE_SUBJECTS } from './goods-reports.ts';

export const valueQuery = Type.Object({ of: oneOf(VALUE_SUBJECTS) });
export const marginQuery = Type.Object({ from: daySchema, to: daySchema, of: oneOf(MARGIN_SUBJECTS) });

/** STOCK-05: what the goods in stock cost and would sell for. */
const valueRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	pieces: Type.Integer(),
	/** The cost of pieces whose cost is known. */
	costTenge: Type.Number(),
	priceTenge: Type.Number(),
	/** Pieces whose cost is not known. */
	unknown: Type.Integer(),
});
export type ValueRowWire = Static<typeof valueRowWire>;
export const valueReportWire = Type.Array(valueRowWire);

/** Sales less what the goods cost by today's average. Goods without a known cost are left out of both. */
const marginRowWire = Type.Object({
	...nameFields,
	/** 0 for a row that is a day. */
	id: Type.Integer(),
	/** Empty where a row belongs to no day. */
	day: Type.String(),
	revenueTenge: Type.Number(),
	costTenge: Type.Number(),
	/** Money for goods without a known cost. */
	unknownTenge: Type.Number(),
});
export type MarginRowWire = Static<typeof marginRowWire>;
export const marginReportWire = Type.Array(marginRowWire);

const reorderRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	stock: Type.Integer(),
	minimum: Type.Integer(),
	/** People who wait for it (CHOOSE-05). */
	waiting: Type.Integer(),
	perDay: Type.Number(),
	/** Null where nothing sells. */
	daysLeft: orNull(Type.Number()),
	/** Pieces to order. */
	order: Type.Integer(),
});
export type ReorderRowWire = Static<typeof reorderRowWire>;
export const reorderReportWire = Type.Array(reorderRowWire);

const unsoldRowWire = Type.Object({
	...nameFields,
	id: Type.Integer(),
	stock: Type.Integer(),
	/** 'YYYY-MM-DD'; null where none was ever sold. */
	lastSold: orNull(Type.String()),
	/** The cost of the pieces in stock; null for staff who may not see costs, and where none is known. */
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
