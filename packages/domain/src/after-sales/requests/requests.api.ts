import { type Static, Type } from 'typebox';
import {
	byId,
	idempotencyHeaders,
	idSchema,
	moment,
	oneOf,
	oneOfOr,
	orNull,
	PICTURE_TYPES,
	page,
	pageFields,
	text,
	textsWire,
} from '../../base/fields.api.ts';
import { MAX_QUANTITY } from '../../selling/orders/quote.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { CLAIM_STATES } from '../claims/claim-rules.ts';
import { RETURN_REASONS, TOLD_SETTLEMENTS } from '../returns/return-rules.ts';
import { MAX_REQUEST_TEXT, REQUEST_KINDS, REQUEST_STATES } from './request-rules.ts';

/** POST /api/request_add */
export const requestAddBody = Type.Object({
	order_id: idSchema,
	p_id: idSchema,
	kind: oneOf(REQUEST_KINDS),
	quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY, default: 1 }),
	reason: oneOfOr(RETURN_REASONS, 'defect'),
	text: text(MAX_REQUEST_TEXT),
});
export type RequestAddBody = Static<typeof requestAddBody>;
export const requestAddedWire = Type.Object({ id: Type.Integer() });
export const requestPicturesWire = Type.Object({ pictures: Type.Integer() });

/**
 * GET /api/order_service/:id: the goods that the shopper may return or claim, their requests, and the outcome
 * of each.
 */
export const orderServiceWire = Type.Object({
	lines: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			/** Pieces that the customer may still return; 0 after the end of the return period. */
			returnable: Type.Integer(),
			can_claim: Type.Boolean(),
		}),
	),
	return_until: orNull(moment),
	requests: Type.Array(
		Type.Object({
			id: Type.Integer(),
			kind: oneOf(REQUEST_KINDS),
			p_id: Type.Integer(),
			state: oneOf(REQUEST_STATES),
			at: moment,
			text: Type.String(),
			pictures: Type.Integer(),
			/** The shop's answer when it declines. */
			answer: Type.String(),
		}),
	),
	returns: Type.Array(
		Type.Object({
			id: Type.Integer(),
			at: moment,
			/** The amount in manat. */
			amount: Type.Number(),
			is_paid: Type.Boolean(),
			/** How the refund is paid. */
			settlement: oneOf(TOLD_SETTLEMENTS),
			items: Type.Array(Type.Object({ p_id: Type.Integer(), quantity: Type.Integer() })),
		}),
	),
	claims: Type.Array(
		Type.Object({
			id: Type.Integer(),
			p_id: Type.Integer(),
			serial: orNull(Type.String()),
			steps: Type.Array(Type.Object({ state: oneOf(CLAIM_STATES), at: moment, note: Type.String() })),
		}),
	),
});
export type OrderServiceWire = Static<typeof orderServiceWire>;

export const staffRequestWire = Type.Object({
	id: Type.Integer(),
	kind: oneOf(REQUEST_KINDS),
	state: oneOf(REQUEST_STATES),
	at: moment,
	orderId: Type.Integer(),
	orderNumber: Type.String(),
	customer: Type.String(),
	phone: Type.String(),
	productId: Type.Integer(),
	names: textsWire,
	quantity: Type.Integer(),
	reason: oneOf(RETURN_REASONS),
	text: Type.String(),
	pictures: Type.Integer(),
	answer: Type.String(),
	staff: orNull(Type.String()),
	decidedAt: orNull(moment),
	returnId: orNull(Type.Integer()),
	claimId: orNull(Type.Integer()),
});
export type StaffRequestWire = Static<typeof staffRequestWire>;
export const staffRequestsQuery = Type.Object({
	order: Type.Optional(idSchema),
	kind: Type.Optional(oneOf(REQUEST_KINDS)),
	state: Type.Optional(oneOf(REQUEST_STATES)),
	...pageFields,
});
export type StaffRequestsQuery = Static<typeof staffRequestsQuery>;
export const staffRequestListWire = page(staffRequestWire);

export const requestDeclineBody = Type.Object({ answer: text(MAX_REQUEST_TEXT) });
/** GET /api/staff/request_picture/:id/:position */
export const requestPictureParams = Type.Object({ id: idSchema, position: idSchema });

export const requestsCalls = defineCalls('orders', {
	'GET /api/order_service/:id': {
		by: 'shopper',
		summary: 'What can be asked for of an own order, what was, and what became of it',
		params: byId,
		response: { 200: orderServiceWire },
	},
	'POST /api/request_add': {
		by: 'shopper',
		summary: 'Ask for the return of goods or for warranty; one request of a kind waits for each line',
		headers: idempotencyHeaders,
		body: requestAddBody,
		response: { 201: requestAddedWire, 200: requestAddedWire },
	},
	'POST /api/request_withdraw/:id': {
		by: 'shopper',
		summary: 'Take back an own request that waits',
		params: byId,
	},
	'POST /api/request_picture/:id': {
		by: 'shopper',
		summary: 'A picture of the defect, a JPEG, PNG, WebP or AVIF, for an own request that waits',
		params: byId,
		headers: idempotencyHeaders,
		response: { 200: requestPicturesWire },
		consumes: PICTURE_TYPES,
	},
});

export const staffRequestsCalls = defineCalls('staff', {
	'GET /api/staff/requests': {
		by: 'handleClaims',
		summary: 'Requests for returns and warranty; those that wait come first',
		query: staffRequestsQuery,
		response: { 200: staffRequestListWire },
	},
	'POST /api/staff/request_decline/:id': {
		by: 'handleClaims',
		summary: 'Declines a request that waits, with words for the customer',
		params: byId,
		body: requestDeclineBody,
	},
	'GET /api/staff/request_picture/:id/:position': {
		by: 'handleClaims',
		summary: 'A picture of the defect, as WebP',
		params: requestPictureParams,
	},
});
