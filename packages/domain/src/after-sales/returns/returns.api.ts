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
	text,
	textsWire,
} from '../../base/fields.api.ts';
import { serialText } from '../../goods/serials/serials.api.ts';
import { MAX_CASH_TENGE } from '../../money/cash/cash-rules.ts';
import { MAX_ORDER_LINES, MAX_QUANTITY } from '../../selling/orders/quote.ts';
import { sellerWire } from '../../shop/settings/staff-settings.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	MAX_RETURN_NOTE,
	RETURN_CONDITIONS,
	RETURN_DESTINATIONS,
	RETURN_FILTERS,
	RETURN_REASONS,
	RETURN_SETTLEMENTS,
} from './return-rules.ts';

const tenge = Type.Integer({ minimum: 0, maximum: MAX_CASH_TENGE });
const paidParts = Type.Object({ cashTenge: tenge, terminalTenge: tenge, cardTenge: tenge });

/** POST /api/staff/return_add/:id, where the id is the order's. */
export const returnAddBody = Type.Object({
	lines: Type.Array(
		Type.Object({
			productId: idSchema,
			quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
			reason: oneOf(RETURN_REASONS),
			condition: oneOf(RETURN_CONDITIONS),
			destination: oneOf(RETURN_DESTINATIONS),
			/** RET-02: one serial number for each piece of a product that has them. */
			serials: Type.Array(serialText, { maxItems: MAX_QUANTITY, default: [] }),
		}),
		{ maxItems: MAX_ORDER_LINES },
	),
	settlement: oneOf(RETURN_SETTLEMENTS),
	/** BOOK-03: required when the refund is split. */
	parts: Type.Optional(paidParts),
	note: text(MAX_RETURN_NOTE, { default: '' }),
});
export type ReturnAddBody = Static<typeof returnAddBody>;

export const returnAddedWire = Type.Object({ id: Type.Integer(), amountTenge: Type.Number() });

const returnLineWire = Type.Object({
	productId: Type.Integer(),
	names: textsWire,
	quantity: Type.Integer(),
	reason: oneOf(RETURN_REASONS),
	condition: oneOf(RETURN_CONDITIONS),
	destination: oneOf(RETURN_DESTINATIONS),
	amountTenge: Type.Number(),
	serials: Type.Array(Type.String()),
});
export type ReturnLineWire = Static<typeof returnLineWire>;

export const returnWire = Type.Object({
	id: Type.Integer(),
	at: moment,
	staffName: orNull(Type.String()),
	orderId: Type.Integer(),
	orderNumber: Type.String(),
	customer: Type.String(),
	settlement: oneOf(RETURN_SETTLEMENTS),
	amountTenge: Type.Number(),
	note: Type.String(),
	/** True after the refund. A return in exchange counts as paid once its new order is handed out. */
	isPaid: Type.Boolean(),
	exchangeOrderId: orNull(Type.Integer()),
	exchangeOrderNumber: orNull(Type.String()),
	lines: Type.Array(returnLineWire),
});
export type ReturnWire = Static<typeof returnWire>;

/** A return with the seller's details, which the printed slip shows. */
export const returnSlipWire = Type.Object({ ...returnWire.properties, seller: sellerWire });
export type ReturnSlipWire = Static<typeof returnSlipWire>;

export const returnsQuery = Type.Object({
	order: Type.Optional(idSchema),
	waits: Type.Optional(oneOf(RETURN_FILTERS)),
	...pageFields,
});
export type ReturnsQuery = Static<typeof returnsQuery>;
export const returnListWire = page(returnWire);

/**
 * GET /api/staff/order_returnable/:id: the goods of an order that can be returned, and the money that they
 * bring.
 */
export const returnableWire = Type.Object({
	/** BOOK-03, PAY-04: what the customer paid in each way and has not got back. */
	cashTenge: Type.Number(),
	terminalTenge: Type.Number(),
	cardTenge: Type.Number(),
	/** Null where the order is not completed. */
	until: orNull(moment),
	isOpen: Type.Boolean(),
	/** The sum that earlier returns refunded. */
	refundedTenge: Type.Number(),
	gift: orNull(
		Type.Object({
			productId: Type.Integer(),
			minimumTenge: Type.Number(),
			promotedIds: Type.Array(Type.Integer()),
		}),
	),
	lines: Type.Array(
		Type.Object({
			productId: Type.Integer(),
			names: textsWire,
			quantity: Type.Integer(),
			returned: Type.Integer(),
			pieceTenge: Type.Number(),
			discountTenge: Type.Number(),
			claimed: Type.Integer(),
			serials: Type.Array(Type.String()),
		}),
	),
});
export type ReturnableWire = Static<typeof returnableWire>;

export const returnRepairBody = Type.Object({ productId: idSchema, to: oneOf(RETURN_DESTINATIONS) });
export const returnExchangeBody = Type.Object({ orderId: idSchema });

export const returnReportQuery = Type.Object({ from: daySchema, to: daySchema });

/** Pieces and money of returns, by product and reason. */
export const returnReportWire = Type.Array(
	Type.Object({
		productId: Type.Integer(),
		names: textsWire,
		reason: oneOf(RETURN_REASONS),
		pieces: Type.Integer(),
		amountTenge: Type.Number(),
		/** Pieces of the product that were handed out in the same period. */
		sold: Type.Integer(),
	}),
);
export type ReturnReportWire = Static<typeof returnReportWire>;

export const returnsCalls = defineCalls('staff', {
	'GET /api/staff/order_returnable/:id': {
		by: 'takeReturns',
		summary: 'What of an order can still come back, and what was paid for it',
		params: byId,
		response: { 200: returnableWire },
	},
	'POST /api/staff/return_add/:id': {
		by: 'takeReturns',
		summary: 'Takes goods of a completed order back; stock and cash book follow',
		params: byId,
		body: returnAddBody,
		response: { 200: returnAddedWire },
	},
	'GET /api/staff/returns': {
		by: 'takeReturns',
		summary: 'Returns, the newest first',
		query: returnsQuery,
		response: { 200: returnListWire },
	},
	'GET /api/staff/return/:id': {
		by: 'takeReturns',
		summary: 'A return, and who sells: its slip',
		params: byId,
		response: { 200: returnSlipWire },
	},
	'GET /api/staff/report_returns': {
		by: 'readReports',
		summary: 'Returned pieces and money by product and reason',
		query: returnReportQuery,
		response: { 200: returnReportWire },
	},
	'POST /api/staff/return_repair/:id': {
		by: 'takeReturns',
		summary: 'Pieces that were in repair go to the stock or are written off',
		params: byId,
		body: returnRepairBody,
	},
	'POST /api/staff/return_exchange/:id': {
		by: 'takeReturns',
		summary: 'Names the order in exchange; the money is set against it at hand-out',
		params: byId,
		body: returnExchangeBody,
	},
	'POST /api/staff/return_pay/:id': {
		by: 'takeReturns',
		summary: 'Gives the money of an exchange that does not take place back in cash',
		params: byId,
	},
});
