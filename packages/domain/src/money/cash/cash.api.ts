import { type Static, Type } from 'typebox';
import {
	daySchema,
	idSchema,
	line,
	moment,
	oneOf,
	oneOfOr,
	orNull,
	page,
	pageFields,
	sheetResponse,
} from '../../base/fields.api.ts';
import { RECEIPT_PAYMENTS } from '../../base/orders/payment-kinds.ts';
import { SHEET_FORMATS } from '../../base/sheets/sheets.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { CASH_KINDS, CASH_PURPOSES, MAX_CASH_REASON, MAX_CASH_TENGE } from './cash-rules.ts';

const counted = Type.Integer({ minimum: 0, maximum: MAX_CASH_TENGE });
const signed = Type.Integer({ minimum: -MAX_CASH_TENGE, maximum: MAX_CASH_TENGE });
const reason = line(MAX_CASH_REASON);

/** GET /api/staff/cash: the cash that each person holds, and the closed days. */
export const cashQuery = Type.Object({ day: Type.Optional(daySchema) });
export const cashWire = Type.Object({
	today: Type.String(),
	lastClosed: orNull(Type.String()),
	/**
	 * The cash that the till should contain at the end of the chosen day, or now if the day is today. Closing
	 * a day compares it with the counted sum.
	 */
	tillTenge: Type.Number(),
	/** The cash balances of couriers and of the till, which has no holder. */
	balances: Type.Array(
		Type.Object({ holderId: orNull(Type.Integer()), name: orNull(Type.String()), tenge: Type.Number() }),
	),
});
export type CashWire = Static<typeof cashWire>;

export const cashEntriesQuery = Type.Object({
	from: Type.Optional(daySchema),
	to: Type.Optional(daySchema),
	holder: Type.Optional(idSchema),
	kind: Type.Optional(oneOf(CASH_KINDS)),
	...pageFields,
});
export type CashEntriesQuery = Static<typeof cashEntriesQuery>;

export const cashEntryWire = Type.Object({
	id: Type.String(),
	at: moment,
	day: Type.String(),
	holderId: orNull(Type.Integer()),
	holderName: orNull(Type.String()),
	kind: oneOf(CASH_KINDS),
	method: oneOf(RECEIPT_PAYMENTS),
	amountTenge: Type.Number(),
	/** The purpose of an entry of the kind 'other'. */
	purpose: orNull(oneOf(CASH_PURPOSES)),
	orderId: orNull(Type.Integer()),
	orderNumber: orNull(Type.String()),
	returnId: orNull(Type.Integer()),
	reason: Type.String(),
	staffName: orNull(Type.String()),
	isReversal: Type.Boolean(),
	isReversed: Type.Boolean(),
});
export type CashEntryWire = Static<typeof cashEntryWire>;
export const cashEntriesWire = page(cashEntryWire);

export const cashReportQuery = Type.Object({ from: daySchema, to: daySchema });
/** One row for each day and holder. Sums are in tenge. */
export const cashReportWire = Type.Array(
	Type.Object({
		day: Type.String(),
		holderId: orNull(Type.Integer()),
		holderName: orNull(Type.String()),
		orders: Type.Number(),
		returns: Type.Number(),
		handOvers: Type.Number(),
		differences: Type.Number(),
		others: Type.Number(),
		terminal: Type.Number(),
		isClosed: Type.Boolean(),
	}),
);
export type CashReportWire = Static<typeof cashReportWire>;

export const cashExportQuery = Type.Object({ from: daySchema, to: daySchema, format: oneOf(SHEET_FORMATS) });

export const handOverBody = Type.Object({
	courierId: idSchema,
	/** The expected sum that the counting person saw. */
	expectedTenge: signed,
	/** Negative when the till pays back what a courier paid out of their own pocket. */
	countedTenge: signed,
	reason,
});
export type HandOverBody = Static<typeof handOverBody>;

export const cashOtherBody = Type.Object({
	amountTenge: signed,
	reason,
	/** BOOK-06: the purpose of the cash. */
	purpose: oneOfOr(CASH_PURPOSES, 'other'),
});
export type CashOtherBody = Static<typeof cashOtherBody>;
export const cashReverseBody = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,15}$' }), reason });
export const cashCloseBody = Type.Object({
	day: daySchema,
	expectedTenge: signed,
	countedTenge: counted,
	reason,
});
export type CashCloseBody = Static<typeof cashCloseBody>;

export const cashCalls = defineCalls('staff', {
	'GET /api/staff/cash': {
		by: 'keepCash',
		summary: 'Who has how much cash, and which day is closed',
		query: cashQuery,
		response: { 200: cashWire },
	},
	'GET /api/staff/cash_entries': {
		by: 'keepCash',
		summary: 'Entries of the cash book, the newest first',
		query: cashEntriesQuery,
		response: { 200: cashEntriesWire },
	},
	'GET /api/staff/cash_report': {
		by: 'keepCash',
		summary: 'Sums by day and holder',
		query: cashReportQuery,
		response: { 200: cashReportWire },
	},
	'GET /api/staff/cash_export': {
		by: 'keepCash',
		summary: 'Entries of the cash book as a sheet',
		query: cashExportQuery,
		response: { 200: sheetResponse },
	},
	'POST /api/staff/cash_hand_over': {
		by: 'keepCash',
		summary: 'A courier hands cash over; a difference has a reason',
		body: handOverBody,
	},
	'POST /api/staff/cash_other': {
		by: 'keepCash',
		summary: 'Money that comes to or leaves the till for another reason',
		body: cashOtherBody,
	},
	'POST /api/staff/cash_reverse': {
		by: 'keepCash',
		summary: 'Reverses a hand-over or another entry, with a reason',
		body: cashReverseBody,
	},
	'POST /api/staff/cash_close': {
		by: 'keepCash',
		summary: 'Closes a day: the till is counted, its entries are final',
		body: cashCloseBody,
	},
});
