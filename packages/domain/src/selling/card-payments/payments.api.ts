import { type Static, Type } from 'typebox';
import {
	byId,
	daySchema,
	idSchema,
	moment,
	oneOf,
	orNull,
	page,
	pageFields,
	sheetResponse,
} from '../../base/fields.api.ts';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { SHEET_FORMATS } from '../../base/sheets/sheets.ts';
import {
	BANK_DIFFERENCES,
	PAYMENT_ATTENTIONS,
	PAYMENT_EVENTS,
	PAYMENT_WAITS,
} from '../../money/banks/payment-notes.ts';
import { PAYMENT_STATES, REFUND_CAUSES, REFUND_STATES } from '../../money/banks/payment-states.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

/** A payment in the back-office. Sums are in tenge. */
export const paymentRowWire = Type.Object({
	id: Type.Integer(),
	orderId: Type.Integer(),
	orderNumber: Type.String(),
	orderStatus: oneOf(ORDER_STATUSES),
	/** The bank's name. */
	bank: Type.String(),
	number: Type.String(),
	state: oneOf(PAYMENT_STATES),
	amountTenge: Type.Number(),
	paidTenge: Type.Number(),
	refundedTenge: Type.Number(),
	createdAt: moment,
	checkedAt: orNull(moment),
	checks: Type.Integer(),
	attention: orNull(oneOf(PAYMENT_ATTENTIONS)),
	/** True if a refund of this payment waits for the approval of a second person. */
	waitsForApproval: Type.Boolean(),
});
export type PaymentRowWire = Static<typeof paymentRowWire>;

export const paymentsQuery = Type.Object({
	state: Type.Optional(oneOf(PAYMENT_STATES)),
	waits: Type.Optional(oneOf(PAYMENT_WAITS)),
	order: Type.Optional(idSchema),
	from: Type.Optional(daySchema),
	to: Type.Optional(daySchema),
	...pageFields,
});
export type PaymentsQuery = Static<typeof paymentsQuery>;
export const paymentsWire = page(paymentRowWire);

export const refundWire = Type.Object({
	id: Type.Integer(),
	amountTenge: Type.Number(),
	cause: oneOf(REFUND_CAUSES),
	state: oneOf(REFUND_STATES),
	createdAt: moment,
	createdBy: orNull(Type.String()),
	approvedBy: orNull(Type.String()),
	/** True if the caller may approve the refund. */
	mayApprove: Type.Boolean(),
	/** The code with which the bank refused. */
	errorCode: orNull(Type.String()),
});
export type RefundWire = Static<typeof refundWire>;

export const paymentWire = Type.Object({
	...paymentRowWire.properties,
	bankOrderId: orNull(Type.String()),
	actionCode: orNull(Type.Integer()),
	errorCode: orNull(Type.String()),
	refunds: Type.Array(refundWire),
	/** The events, the newest first. */
	events: Type.Array(
		Type.Object({
			at: moment,
			kind: oneOf(PAYMENT_EVENTS),
			state: orNull(oneOf(PAYMENT_STATES)),
			code: orNull(Type.String()),
			staff: orNull(Type.String()),
		}),
	),
});
export type PaymentWire = Static<typeof paymentWire>;

/** PAY-05: a difference between the shop and the bank. */
export const bankDifferenceWire = Type.Object({
	paymentId: Type.Integer(),
	number: Type.String(),
	orderId: Type.Integer(),
	orderNumber: Type.String(),
	/** The bank's name. */
	bank: Type.String(),
	day: Type.String(),
	kind: oneOf(BANK_DIFFERENCES),
	shopTenge: Type.Number(),
	bankTenge: Type.Number(),
	foundAt: moment,
});
export type BankDifferenceWire = Static<typeof bankDifferenceWire>;
export const bankDifferencesQuery = Type.Object({ from: daySchema, to: daySchema });
export const bankDifferencesWire = Type.Object({
	rows: Type.Array(bankDifferenceWire),
	/** The time of the last comparison; null if there was none. */
	comparedAt: orNull(moment),
});
export type BankDifferencesWire = Static<typeof bankDifferencesWire>;
export const paymentsExportQuery = Type.Object({
	from: daySchema,
	to: daySchema,
	format: oneOf(SHEET_FORMATS),
});

export const staffPaymentsCalls = defineCalls('staff', {
	'GET /api/staff/payments': {
		by: 'seePayments',
		summary: 'Payments by card, the newest first',
		query: paymentsQuery,
		response: { 200: paymentsWire },
	},
	'GET /api/staff/payment/:id': {
		by: 'seePayments',
		summary: 'A payment with its refunds and what happened to it',
		params: byId,
		response: { 200: paymentWire },
	},
	'POST /api/staff/payment_ask/:id': {
		by: 'seePayments',
		summary: 'Asks the bank about a payment now',
		params: byId,
		response: { 200: paymentWire },
	},
	'POST /api/staff/payment_looked_at/:id': {
		by: 'seePayments',
		summary: 'A payment that needed a person has been looked at',
		params: byId,
	},
	'POST /api/staff/refund_approve/:id': {
		by: 'refundPayments',
		summary: 'The second person approves a refund',
		params: byId,
	},
	'POST /api/staff/refund_retry/:id': {
		by: 'refundPayments',
		summary: 'Sends a refund that the bank refused once more',
		params: byId,
	},
	'GET /api/staff/payment_differences': {
		by: 'seePayments',
		summary: 'What differs between the shop and the banks',
		query: bankDifferencesQuery,
		response: { 200: bankDifferencesWire },
	},
	'GET /api/staff/payment_differences_export': {
		by: 'seePayments',
		summary: 'The same as a sheet',
		query: paymentsExportQuery,
		response: { 200: sheetResponse },
	},
});
