import { type Static, Type } from 'typebox';
import {
	daySchema,
	languageSchema,
	nameFields,
	oneOf,
	orNull,
	sheetResponse,
} from '../../base/fields.api.ts';
import { SHEET_FORMATS } from '../../base/sheets/sheets.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { PROFIT_SUBJECTS } from './profit.ts';

const asked = { from: daySchema, to: daySchema, of: oneOf(PROFIT_SUBJECTS) };
const tenge = Type.Number();

/** Costs are negative, so that the sum of all parts is the profit. */
const profitRow = Type.Object({
	/** The id of the category, seller or courier; null for sums that belong to none. */
	id: orNull(Type.Integer()),
	...nameFields,
	/** A day, or the first day of a month. */
	day: Type.String(),
	salesTenge: tenge,
	discountsTenge: tenge,
	returnsTenge: tenge,
	deliveryTenge: tenge,
	costTenge: tenge,
	expensesTenge: tenge,
	lossesTenge: tenge,
	/** Sales without a known cost. The profit may still change by their cost. */
	unknownTenge: tenge,
});
export type ProfitRow = Static<typeof profitRow>;

export const profitCalls = defineCalls('staff', {
	'GET /api/staff/report_profit': {
		by: 'seeCosts',
		summary: 'Profit by day, month, category, seller or courier, from the ledger',
		query: Type.Object(asked),
		response: { 200: Type.Array(profitRow) },
	},
	'GET /api/staff/profit_export': {
		by: 'seeCosts',
		summary: 'The same as a sheet with titles in the language of the reader',
		query: Type.Object({ ...asked, format: oneOf(SHEET_FORMATS), language: languageSchema }),
		response: { 200: sheetResponse },
	},
});
