import { type Static, Type } from 'typebox';
import { byId, line, moment, nameFields, oneOf, orNull, page, pageQuery } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	MANUAL_KINDS,
	MAX_PIECES,
	MAX_REASON_LENGTH,
	MOVEMENT_DOCUMENTS,
	MOVEMENT_KINDS,
} from './stock-movements.ts';

/** STOCK-01: one change of the stock of a product. */
const stockMovementWire = Type.Object({
	id: Type.String(),
	at: moment,
	kind: oneOf(MOVEMENT_KINDS),
	/** The number of pieces that arrived; negative if they left. */
	quantity: Type.Integer(),
	/** The stock after the movement. */
	balance: Type.Integer(),
	/** The member of staff; null if a customer or a job caused the movement. */
	staffName: orNull(Type.String()),
	reason: Type.String(),
	document: orNull(oneOf(MOVEMENT_DOCUMENTS)),
	documentId: orNull(Type.Integer()),
	/** The number of the document that people see, such as an order number. */
	documentNumber: orNull(Type.String()),
});
export type StockMovementWire = Static<typeof stockMovementWire>;

export const stockHistoryWire = page(stockMovementWire);

/** A product with its stock figures. */
export const stockedProductWire = Type.Object({
	id: Type.Integer(),
	...nameFields,
	stock: Type.Integer(),
	/** Pieces in orders that are not handed out yet. */
	held: Type.Integer(),
	/** The average cost of one piece; null if it is unknown, and for staff who may not see costs. */
	costTenge: orNull(Type.Integer()),
	marginPercent: orNull(Type.Integer()),
	/** The shop should reorder the product below this stock; 0 means that no minimum is set. */
	minimum: Type.Integer(),
});
export type StockedProductWire = Static<typeof stockedProductWire>;

export const stockMoveBody = Type.Object({
	kind: oneOf(MANUAL_KINDS),
	quantity: Type.Integer({ minimum: -MAX_PIECES, maximum: MAX_PIECES }),
	reason: line(MAX_REASON_LENGTH),
});
export type StockMoveBody = Static<typeof stockMoveBody>;

/** 0 removes the minimum. */
export const stockMinimumBody = Type.Object({ minimum: Type.Integer({ minimum: 0, maximum: MAX_PIECES }) });

export const stockCalls = defineCalls('staff', {
	'GET /api/staff/stock/:id': {
		by: 'readCatalogue',
		summary: 'The stock of a product',
		params: byId,
		response: { 200: stockedProductWire },
	},
	'GET /api/staff/stock_history/:id': {
		by: 'readCatalogue',
		summary: 'Movements of a product, the newest first',
		params: byId,
		query: pageQuery,
		response: { 200: stockHistoryWire },
	},
	'POST /api/staff/stock_move/:id': {
		by: 'editStock',
		summary: 'Corrects the stock or writes pieces off, with a reason',
		params: byId,
		body: stockMoveBody,
	},
	'POST /api/staff/stock_minimum/:id': {
		by: 'editStock',
		summary: 'Below how many pieces the product is to be ordered again',
		params: byId,
		body: stockMinimumBody,
	},
});
