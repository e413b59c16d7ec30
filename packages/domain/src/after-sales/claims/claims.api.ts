import { type Static, Type } from 'typebox';
import {
	byId,
	daySchema,
	idSchema,
	line,
	moment,
	oneOf,
	orNull,
	page,
	pageFields,
	text,
	textsWire,
} from '../../base/fields.api.ts';
import { serialText } from '../../goods/serials/serials.api.ts';
import { sellerWire } from '../../shop/settings/staff-settings.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { CLAIM_STATES, MAX_CLAIM_TEXT } from './claim-rules.ts';

/** POST /api/staff/claim_add/:id, where the id is the order's. */
export const claimAddBody = Type.Object({
	productId: idSchema,
	/** Required for a product whose pieces have serial numbers. */
	serial: Type.Optional(serialText),
	complaint: text(MAX_CLAIM_TEXT),
});
export type ClaimAddBody = Static<typeof claimAddBody>;
export const claimAddedWire = Type.Object({ id: Type.Integer() });

/** POST /api/staff/claim_move/:id */
export const claimMoveBody = Type.Object({
	/** The state that the member of staff saw. The call is refused if the claim has moved on. */
	from: oneOf(CLAIM_STATES),
	to: oneOf(CLAIM_STATES),
	note: text(MAX_CLAIM_TEXT, { default: '' }),
	/** The serial number of the piece that the customer gets instead. */
	serial: Type.Optional(serialText),
});
export type ClaimMoveBody = Static<typeof claimMoveBody>;

const claimRowWire = Type.Object({
	id: Type.Integer(),
	state: oneOf(CLAIM_STATES),
	at: moment,
	/** The time of the last step. */
	changedAt: moment,
	orderId: Type.Integer(),
	orderNumber: Type.String(),
	customer: Type.String(),
	productId: Type.Integer(),
	names: textsWire,
	serial: orNull(Type.String()),
	/** The claim's steps with their authors, oldest first. */
	events: Type.Array(
		Type.Object({
			state: oneOf(CLAIM_STATES),
			at: moment,
			staff: orNull(Type.String()),
			note: Type.String(),
		}),
	),
});
export const claimsQuery = Type.Object({
	order: Type.Optional(idSchema),
	state: Type.Optional(oneOf(CLAIM_STATES)),
	open: Type.Optional(oneOf(['yes', 'no'])),
	/** A number of an order, a serial number, or a part of a name. */
	q: Type.Optional(line(64)),
	...pageFields,
});
export type ClaimsQuery = Static<typeof claimsQuery>;
export const claimListWire = page(claimRowWire);
export type ClaimRowWire = Static<typeof claimRowWire>;

export const claimWire = Type.Object({
	...claimRowWire.properties,
	phone: Type.String(),
	complaint: Type.String(),
	handedOutAt: moment,
	warrantyMonths: Type.Integer(),
	/** The serial number of the piece that the customer got instead. */
	replacement: orNull(Type.String()),
	hasSerials: Type.Boolean(),
	stock: Type.Integer(),
	seller: sellerWire,
});
export type ClaimWire = Static<typeof claimWire>;

/** GET /api/staff/order_claimable/:id: lines with warranty. */
export const claimableWire = Type.Array(
	Type.Object({
		productId: Type.Integer(),
		names: textsWire,
		months: Type.Integer(),
		until: moment,
		canClaim: Type.Boolean(),
		serials: Type.Array(Type.String()),
	}),
);
export type ClaimableWire = Static<typeof claimableWire>;

export const claimReportQuery = Type.Object({ from: daySchema, to: daySchema });

/** Claims by product, with their outcomes. */
export const claimReportWire = Type.Array(
	Type.Object({
		productId: Type.Integer(),
		names: textsWire,
		claims: Type.Integer(),
		open: Type.Integer(),
		repaired: Type.Integer(),
		replaced: Type.Integer(),
		refused: Type.Integer(),
		/** Pieces of the product that were handed out in the same period. */
		sold: Type.Integer(),
	}),
);
export type ClaimReportWire = Static<typeof claimReportWire>;

export const claimsCalls = defineCalls('staff', {
	'GET /api/staff/order_claimable/:id': {
		by: 'handleClaims',
		summary: 'Lines of an order that have warranty, until when, and whether a piece can be claimed',
		params: byId,
		response: { 200: claimableWire },
	},
	'POST /api/staff/claim_add/:id': {
		by: 'handleClaims',
		summary: 'A piece of a completed order is taken in under warranty',
		params: byId,
		body: claimAddBody,
		response: { 200: claimAddedWire },
	},
	'GET /api/staff/claims': {
		by: 'handleClaims',
		summary: 'Warranty claims, the newest first',
		query: claimsQuery,
		response: { 200: claimListWire },
	},
	'GET /api/staff/claim/:id': {
		by: 'handleClaims',
		summary: 'A claim with its steps and their authors, and who sells: its slip',
		params: byId,
		response: { 200: claimWire },
	},
	'POST /api/staff/claim_move/:id': {
		by: 'handleClaims',
		summary: 'A step of a claim; a replacement takes a piece out of the stock',
		params: byId,
		body: claimMoveBody,
	},
	'GET /api/staff/report_claims': {
		by: 'readReports',
		summary: 'Claims by product, and how they ended',
		query: claimReportQuery,
		response: { 200: claimReportWire },
	},
});
