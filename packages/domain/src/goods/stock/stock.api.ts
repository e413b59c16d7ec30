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
	/** The pieces that came; negative if they went. */
	quantity: Type.Integer(),
	/** Stock after it. */
	balance: Type.Integer(),
	/** Null where a customer or a job caused it. */
	staffName: orNull(Type.String()),
	reason: Type.String(),
	document: orNull(oneOf(MOVEMENT_DOCUMENTS)),
	documentId: orNull(Type.Integer()),
	/** The document's number as people read it, such as an order's. */
	documentNumber: orNull(Type.String()),
});
export type StockMovementWire = Static<typeof stockMovementWire>;

export const stockHistoryWire = page(stockMovementWire);

/** The product whose stock is looked at. */
export const stockedProductWire = Type.Object({
	id: Type.Integer(),
	...nameFields,
	stock: Type.Integer(),
	/** Pieces in orders that are not handed out yet. */
	held: Type.Integer(),
	/** The average cost of one piece; null for staff who may not see costs, and where none is known. */
	costTenge: orNull(Type.Integer()),
	marginPercent: orNull(Type.Integer()),
	/** Below this stock the product is to be ordered again; 0 means that none is set. */
	minimum: Type.Integer(),
});
export type StockedProductWire = Static<typeof stockedProductWire>;

export const stockMoveBody = Type.Object({
	kind: oneOf(MANUAL_KINDS),
	quantity: Type.Integer({ minimum: -MAX_PIECES, maximum: MAX_PIECES }),
	reason: line(MAX_REASON_LENGTH),
});
export type StockMoveBody = Static<typeof stockMoveBody>;

/** 0 for none. */
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
