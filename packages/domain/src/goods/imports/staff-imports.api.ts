import { type Static, Type } from 'typebox';
import { byId, idSchema, line, oneOf, orNull, sheetResponse } from '../../base/fields.api.ts';
import { SHEET_FORMATS, SHEET_PROBLEMS } from '../../base/sheets/sheets.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { repriceBody } from '../prices/reprice.api.ts';
import { productFilterFields } from '../products/staff-products.api.ts';
import { CELL_PROBLEMS, IMPORT_KINDS, IMPORT_STATES, SHEET_KINDS } from './import-kinds.ts';
import { listCategories, listGoods } from './list-goods.api.ts';
import { MAX_HEADING_ROW, MAX_LIST_COLUMNS } from './price-list.ts';

export const importUploadQuery = Type.Object({
	/** GOODS-02: guessed from the titles where it is not said. */
	kind: Type.Optional(oneOf(SHEET_KINDS)),
	name: line(200, 1),
	/** GOODS-03: true if its pieces are those for sale; otherwise they are all on hand, including those of open orders. */
	forSale: Type.Optional(Type.Boolean()),
});
export const priceListUploadQuery = Type.Object({ supplierId: idSchema, name: line(200, 1) });

const listColumn = Type.Integer({ minimum: -1, maximum: MAX_LIST_COLUMNS - 1 });
/** STOCK-06: the row with the headings and the column of each kind, counted from 0; −1 means none. */
export const priceListMapBody = Type.Object({
	row: Type.Integer({ minimum: 0, maximum: MAX_HEADING_ROW - 1 }),
	article: listColumn,
	barcode: listColumn,
	price: Type.Integer({ minimum: 0, maximum: MAX_LIST_COLUMNS - 1 }),
	rate: Type.Number({ minimum: 0.0001, maximum: 1_000_000 }),
	markupPercent: Type.Number({ minimum: -90, maximum: 1000 }),
	roundTenge: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
	warnPercent: Type.Integer({ minimum: 1, maximum: 1000 }),
	name: Type.Optional(listColumn),
	brand: Type.Optional(listColumn),
	category: Type.Optional(listColumn),
	stock: Type.Optional(listColumn),
	goods: Type.Optional(listGoods),
});
export type PriceListMapBody = Static<typeof priceListMapBody>;

export const priceListCategoriesBody = Type.Object({ categories: listCategories });

export const importUploadedWire = Type.Object({ id: Type.Integer() });

export const exportQuery = Type.Object({
	kind: oneOf(SHEET_KINDS),
	format: oneOf(SHEET_FORMATS),
	...productFilterFields,
});

/** The row as spreadsheets number it: the titles are row 1. */
const importErrorWire = Type.Object({
	row: Type.Integer(),
	column: Type.String(),
	code: oneOf(CELL_PROBLEMS),
	value: Type.String(),
	/** GOODS-02: the sheet's own title and its cell; both empty where the file has no such column. */
	title: Type.String(),
	cell: Type.String(),
});
export type ImportErrorWire = Static<typeof importErrorWire>;
/** As rules find it, before anybody has looked where it stands in the file. */
export type RowError = Omit<ImportErrorWire, 'title' | 'cell'>;

/** Rows with errors as they stand in the file, as many as were kept: the import's `bad` says how many there are. */
export const badRowsWire = Type.Object({
	titles: Type.Array(Type.String()),
	rows: Type.Array(
		Type.Object({
			row: Type.Integer(),
			cells: Type.Array(Type.String()),
			errors: Type.Array(
				Type.Object({ column: Type.String(), title: Type.String(), code: oneOf(CELL_PROBLEMS) }),
			),
		}),
	),
});
export type BadRowsWire = Static<typeof badRowsWire>;

const importSampleWire = Type.Object({
	row: Type.Integer(),
	/** Null for a new product, which has no id yet. */
	id: orNull(Type.Integer()),
	name: Type.String(),
	changes: Type.Array(Type.Object({ column: Type.String(), was: Type.String(), now: Type.String() })),
});
export type ImportSampleWire = Static<typeof importSampleWire>;

/** A price that changes by more than is usual. */
const importWarningWire = Type.Object({
	row: Type.Integer(),
	id: Type.Integer(),
	name: Type.String(),
	wasTenge: Type.Integer(),
	nowTenge: Type.Integer(),
	percent: Type.Integer(),
});
export type ImportWarningWire = Static<typeof importWarningWire>;

/** GOODS-03: a row whose stock is not what the preview showed, or that leaves orders without goods. */
const stockNoteWire = Type.Object({
	row: Type.Integer(),
	id: Type.Integer(),
	name: Type.String(),
	/** Pieces for sale when the sheet was checked, when it was applied, and after that. */
	previewed: Type.Integer(),
	found: Type.Integer(),
	left: Type.Integer(),
	/** Pieces that open orders need and that are missing. */
	missing: Type.Integer(),
});
export type StockNoteWire = Static<typeof stockNoteWire>;

const listPricingFields = {
	rate: Type.Number(),
	markupPercent: Type.Number(),
	roundTenge: Type.Integer(),
	warnPercent: Type.Integer(),
};

export const importWire = Type.Object({
	id: Type.Integer(),
	kind: oneOf(IMPORT_KINDS),
	fileName: Type.String(),
	by: Type.String(),
	madeAt: Type.String(),
	state: oneOf(IMPORT_STATES),
	problem: orNull(oneOf(SHEET_PROBLEMS)),
	rows: Type.Integer(),
	done: Type.Integer(),
	added: Type.Integer(),
	changed: Type.Integer(),
	unchanged: Type.Integer(),
	bad: Type.Integer(),
	/** GOODS-02: new products that shoppers do not see yet. */
	hidden: Type.Integer(),
	/** GOODS-01: goods of the supplier that its list does not have any more, and the first of them. */
	gone: Type.Integer(),
	goneGoods: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
	/** The supplier's categories, how many rows each has, and ours where it is named. */
	listCategories: Type.Array(
		Type.Object({ name: Type.String(), rows: Type.Integer(), subcategoryId: orNull(Type.Integer()) }),
	),
	listGoods: listGoods,
	/** The first of them. */
	errors: Type.Array(importErrorWire),
	samples: Type.Array(importSampleWire),
	/** STOCK-06: the supplier whose price list it is. */
	supplierName: orNull(Type.String()),
	/** The first rows, while its columns have to be named. */
	preview: Type.Array(Type.Array(Type.String())),
	/** The pricing that was last chosen for the supplier. */
	pricing: Type.Object(listPricingFields),
	warnPercent: Type.Integer(),
	warned: Type.Integer(),
	/** The largest of them. */
	warnings: Type.Array(importWarningWire),
	forSale: Type.Boolean(),
	stockNotes: Type.Array(stockNoteWire),
	/** For an import that was undone: products that somebody has changed since, which were left as they are. */
	kept: Type.Array(Type.Integer()),
	/** The last one that changed anything. */
	canUndo: Type.Boolean(),
});
export type ImportWire = Static<typeof importWire>;
export const importListWire = Type.Array(importWire);
export const importStartedWire = Type.Object({});

export const importsCalls = defineCalls('staff', {
	'POST /api/staff/import_run/:id': {
		by: 'importCatalogue',
		summary: 'Does what the check has shown',
		params: byId,
		response: { 202: importStartedWire },
	},
	'POST /api/staff/import_undo/:id': {
		by: 'importCatalogue',
		summary: 'Puts back what the last import changed',
		params: byId,
		response: { 202: importStartedWire },
	},
	'POST /api/staff/import_upload': {
		by: 'importCatalogue',
		summary: 'A CSV or .xlsx; it is checked, and nothing is changed yet',
		query: importUploadQuery,
		response: { 200: importUploadedWire },
		consumes: ['application/octet-stream'],
	},
	'GET /api/staff/imports': {
		by: 'importCatalogue',
		summary: 'The latest imports',
		response: { 200: importListWire },
	},
	'GET /api/staff/import/:id': {
		by: 'importCatalogue',
		summary: 'How far an import is, and what is wrong with its rows',
		params: byId,
		response: { 200: importWire },
	},
	'GET /api/staff/import_bad_rows/:id': {
		by: 'importCatalogue',
		summary: 'The rows of a sheet that have errors, in the columns of the file',
		params: byId,
		response: { 200: badRowsWire },
	},
	'GET /api/staff/export': {
		by: 'readCatalogue',
		summary: 'Products as a sheet that the import takes back',
		query: exportQuery,
		response: { 200: sheetResponse },
	},
});

export const priceListsCalls = defineCalls('staff', {
	'POST /api/staff/price_list_upload': {
		by: 'importCatalogue',
		summary: 'The price list of a supplier; its columns are found as the last time, or have to be named',
		query: priceListUploadQuery,
		response: { 200: importUploadedWire },
		consumes: ['application/octet-stream'],
	},
	'POST /api/staff/price_list_map/:id': {
		by: 'importCatalogue',
		summary: 'Names the columns of a price list, for this file and the next of the supplier',
		params: byId,
		body: priceListMapBody,
		response: { 202: importStartedWire },
	},
	'POST /api/staff/price_list_categories/:id': {
		by: 'importCatalogue',
		summary: 'Names the shop’s category for each of the supplier’s, for this list and the next',
		params: byId,
		body: priceListCategoriesBody,
		response: { 202: importStartedWire },
	},
});

export const repriceCalls = defineCalls('staff', {
	'POST /api/staff/reprice': {
		by: 'importCatalogue',
		summary: 'New prices for all products of a filter; they are shown, and nothing is changed yet',
		body: repriceBody,
		response: { 200: importUploadedWire },
	},
});
