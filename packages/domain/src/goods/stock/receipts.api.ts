import { type Static, Type } from 'typebox';
import { MAX_ID } from '../../base/addresses/addresses.ts';
import {
	byId,
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
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';
import { MAX_RECEIPT_LINES, MAX_RECEIPT_NOTE, MAX_SUPPLIER_NAME, RECEIPT_STATES } from './receipts.ts';
import { MAX_PIECES, MAX_REASON_LENGTH } from './stock-movements.ts';

/** The fields of a supplier that staff can send (STOCK-03). */
export const supplierFields = {
	name: line(MAX_SUPPLIER_NAME, 1),
	phone: line(40),
	note: line(MAX_RECEIPT_NOTE),
};
export const supplierWire = Type.Object({ id: Type.Integer(), ...supplierFields });
export type SupplierWire = Static<typeof supplierWire>;

const cost = Type.Integer({ minimum: 0, maximum: MAX_ID });

const receiptFields = {
	supplierId: idSchema,
	/** The number that the supplier gave to the document. */
	number: line(60),
	note: text(MAX_RECEIPT_NOTE),
};

export const receiptSaveBody = Type.Object({
	...receiptFields,
	version: idSchema,
	lines: Type.Array(
		Type.Object({
			productId: idSchema,
			quantity: Type.Integer({ minimum: 1, maximum: MAX_PIECES }),
			/** The cost of one piece. The server ignores it if the sender may not see costs. */
			costTenge: orNull(cost),
		}),
		{ maxItems: MAX_RECEIPT_LINES },
	),
});
export type ReceiptSaveBody = Static<typeof receiptSaveBody>;

/** GOODS-04: the draft starts with the lines of the receipt `copyOf`. */
export const receiptAddBody = Type.Object({ supplierId: idSchema, copyOf: Type.Optional(idSchema) });

/** GOODS-04: states the cost of pieces that were received without one. A known cost stays unchanged. */
export const receiptCostBody = Type.Object({
	version: idSchema,
	costs: Type.Array(Type.Object({ productId: idSchema, costTenge: cost }), {
		minItems: 1,
		maxItems: MAX_RECEIPT_LINES,
	}),
});
export type ReceiptCostBody = Static<typeof receiptCostBody>;
export const receiptAddedWire = Type.Object({ id: Type.Integer() });
export const receiptMoveBody = Type.Object({ version: idSchema });
export const receiptReverseBody = Type.Object({ version: idSchema, reason: line(MAX_REASON_LENGTH) });

const receiptLineWire = Type.Object({
	productId: Type.Integer(),
	names: textsWire,
	quantity: Type.Integer(),
	/** Null if the cost is unknown, and for staff who may not see costs. */
	costTenge: orNull(Type.Integer()),
});
export type ReceiptLineWire = Static<typeof receiptLineWire>;

export const receiptWire = Type.Object({
	...receiptFields,
	id: Type.Integer(),
	version: Type.Integer(),
	state: oneOf(RECEIPT_STATES),
	supplierName: Type.String(),
	createdAt: moment,
	postedAt: orNull(moment),
	/** GOODS-04: true for a posted receipt with lines that have no cost yet. */
	costToFollow: Type.Boolean(),
	lines: Type.Array(receiptLineWire),
});
export type ReceiptWire = Static<typeof receiptWire>;

export const receiptsQuery = Type.Object({ state: Type.Optional(oneOf(RECEIPT_STATES)), ...pageFields });
export type ReceiptsQuery = Static<typeof receiptsQuery>;

const receiptRowWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	state: oneOf(RECEIPT_STATES),
	supplierName: Type.String(),
	createdAt: moment,
	pieces: Type.Integer(),
	sumTenge: orNull(Type.Number()),
	costToFollow: Type.Boolean(),
});
export type ReceiptRowWire = Static<typeof receiptRowWire>;
export const receiptListWire = page(receiptRowWire);

export const receiptsCalls = defineCalls('staff', {
	'GET /api/staff/receipts': {
		by: 'receiveGoods',
		summary: 'Receipts, the newest first',
		query: receiptsQuery,
		response: { 200: receiptListWire },
	},
	'GET /api/staff/receipt/:id': {
		by: 'receiveGoods',
		summary: 'A receipt',
		params: byId,
		response: { 200: receiptWire },
	},
	'POST /api/staff/receipt_add': {
		by: 'receiveGoods',
		summary: 'A new draft',
		body: receiptAddBody,
		response: { 200: receiptAddedWire },
	},
	'POST /api/staff/receipt_save/:id': {
		by: 'receiveGoods',
		summary: 'Replaces a draft',
		params: byId,
		body: receiptSaveBody,
	},
	'POST /api/staff/receipt_post/:id': {
		by: 'receiveGoods',
		summary: 'Puts the goods of a draft into stock',
		params: byId,
		body: receiptMoveBody,
	},
	'POST /api/staff/receipt_cost/:id': {
		by: 'seeCosts',
		summary: 'States what the goods of a posted receipt cost, where it did not say so',
		params: byId,
		body: receiptCostBody,
	},
	'POST /api/staff/receipt_reverse/:id': {
		by: 'receiveGoods',
		summary: 'Takes a posted receipt back, with a reason',
		params: byId,
		body: receiptReverseBody,
	},
});

export const supplierTables = defineTables(
	'staff',
	{ read: 'receiveGoods', edit: 'receiveGoods' },
	{
		suppliers: supplierWire,
	},
);
