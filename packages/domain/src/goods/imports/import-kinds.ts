/** Sheets of products on their way in and out. */
export const SHEET_KINDS = ['products', 'prices', 'stock'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** STOCK-06, PRICE-01: price lists of suppliers and changes of many prices, which are only imported. */
export const IMPORT_KINDS = ['products', 'prices', 'stock', 'supplier', 'reprice'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * (mapping →) checking → checked (or unreadable) → running → done → undoing → undone. 'stopped' is an import or an undo whose
 * process ended early: what it had done stays, and can be undone.
 */
export const IMPORT_STATES = [
	/** A price list whose columns a person has to name. */
	'mapping',
	'checking',
	'unreadable',
	'checked',
	'running',
	'done',
	'stopped',
	'undoing',
	'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Everything that can be wrong with a cell. */
export const CELL_PROBLEMS = [
	'required',
	'number',
	'amount',
	'separator',
	'yesNo',
	'minimum',
	'maximum',
	'maxLength',
	'maxItems',
	'unknown',
	'notHere',
	'notLower',
	'moment',
	'alreadyOnSale',
	'notLater',
	'twice',
	/** A code: what scanners cannot read, or a wrong check digit. */
	'pattern',
	'taken',
	/** A code that no product of the shop has. */
	'unknownCode',
	/** A row without number, article and barcode: nothing would know it again. */
	'noKey',
	/** A category of the supplier that no one has named ours for. */
	'noCategory',
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];
