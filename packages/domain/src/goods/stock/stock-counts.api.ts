import { type Static, Type } from 'typebox';
import {
	byId,
	idSchema,
	line,
	moment,
	oneOf,
	oneOfOr,
	orNull,
	page,
	pageFields,
	textsWire,
} from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { COUNT_STATES, COUNT_VIEWS, MAX_COUNT_NOTE } from './stock-counts.ts';
import { MAX_PIECES } from './stock-movements.ts';

/** STOCK-04: a stock count, which is a list of products to count. */
const countFields = {
	id: Type.Integer(),
	state: oneOf(COUNT_STATES),
	note: Type.String(),
	/** The category that is counted; empty for any. */
	category: textsWire,
	/** Empty for any brand. */
	brand: Type.String(),
	createdAt: moment,
	postedAt: orNull(moment),
	lines: Type.Integer(),
	counted: Type.Integer(),
};
export const countWire = Type.Object(countFields);
export type CountWire = Static<typeof countWire>;

export const countsQuery = Type.Object({ state: Type.Optional(oneOf(COUNT_STATES)), ...pageFields });
export type CountsQuery = Static<typeof countsQuery>;
export const countListWire = page(countWire);

export const countAddBody = Type.Object({
	categoryId: orNull(idSchema),
	brandId: orNull(idSchema),
	note: line(MAX_COUNT_NOTE),
});
export type CountAddBody = Static<typeof countAddBody>;
export const countAddedWire = Type.Object({ id: Type.Integer() });

export const countLinesQuery = Type.Object({ show: oneOfOr(COUNT_VIEWS, 'all'), ...pageFields });
export type CountLinesQuery = Static<typeof countLinesQuery>;

/** Leaves out the expected number, so that it cannot influence the person who counts. */
const countLineWire = Type.Object({
	productId: Type.Integer(),
	names: textsWire,
	sku: Type.String(),
	barcode: Type.String(),
	counted: orNull(Type.Integer()),
	staffName: orNull(Type.String()),
});
export type CountLineWire = Static<typeof countLineWire>;
export const countLinesWire = page(countLineWire);

export const countEnterBody = Type.Object({
	productId: idSchema,
	quantity: Type.Integer({ minimum: 0, maximum: MAX_PIECES }),
	/** True adds to the number that was counted before, as a scanner does. False replaces it. */
	add: Type.Boolean(),
});
export type CountEnterBody = Static<typeof countEnterBody>;
export const countEnteredWire = Type.Object({ counted: Type.Integer() });

export const countClearBody = Type.Object({ productId: idSchema });

/** The number of entries that the posting person has seen. */
export const countPostBody = Type.Object({ entries: Type.Integer({ minimum: 0 }) });

const countDifferenceWire = Type.Object({
	productId: Type.Integer(),
	names: textsWire,
	counted: Type.Integer(),
	expected: Type.Integer(),
	difference: Type.Integer(),
	/** The change of the stock that the posting makes or has made. */
	moved: Type.Integer(),
	missing: Type.Integer(),
	/** The cost of the difference; null if it is unknown, and for staff who may not see costs. */
	costTenge: orNull(Type.Number()),
});
export type CountDifferenceWire = Static<typeof countDifferenceWire>;

export const countDifferencesWire = Type.Object({
	entries: Type.Integer(),
	/** The number of lines that no one counted. Their stock stays unchanged. */
	left: Type.Integer(),
	rows: Type.Array(countDifferenceWire),
});
export type CountDifferencesWire = Static<typeof countDifferencesWire>;

export const stockCountsCalls = defineCalls('staff', {
	'GET /api/staff/counts': {
		by: 'countGoods',
		summary: 'Sheets of stock-taking, the newest first',
		query: countsQuery,
		response: { 200: countListWire },
	},
	'GET /api/staff/count/:id': {
		by: 'countGoods',
		summary: 'A sheet of stock-taking',
		params: byId,
		response: { 200: countWire },
	},
	'GET /api/staff/count_lines/:id': {
		by: 'countGoods',
		summary: 'Goods of a sheet and what was counted, without what should be there',
		params: byId,
		query: countLinesQuery,
		response: { 200: countLinesWire },
	},
	'GET /api/staff/count_differences/:id': {
		by: 'editStock',
		summary: 'What was counted and should not be so',
		params: byId,
		response: { 200: countDifferencesWire },
	},
	'POST /api/staff/count_add': {
		by: 'editStock',
		summary: 'A sheet of the goods of a category or brand',
		body: countAddBody,
		response: { 200: countAddedWire },
	},
	'POST /api/staff/count_enter/:id': {
		by: 'countGoods',
		summary: 'Pieces of a product that were counted',
		params: byId,
		body: countEnterBody,
		response: { 200: countEnteredWire },
	},
	'POST /api/staff/count_clear/:id': {
		by: 'countGoods',
		summary: 'A product is counted again',
		params: byId,
		body: countClearBody,
	},
	'POST /api/staff/count_rest/:id': {
		by: 'editStock',
		summary: 'Of what was not counted there is nothing',
		params: byId,
	},
	'POST /api/staff/count_post/:id': {
		by: 'editStock',
		summary: 'Moves the stock by the differences',
		params: byId,
		body: countPostBody,
	},
	'POST /api/staff/count_cancel/:id': {
		by: 'editStock',
		summary: 'Gives a sheet up',
		params: byId,
	},
});
