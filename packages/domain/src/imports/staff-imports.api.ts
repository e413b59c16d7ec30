/** Sheets of products on their way in and out. */
export const IMPORT_KINDS = ['products', 'prices', 'stock'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const MAX_SHEET_BYTES = 20 * 1024 * 1024;
export const MAX_SHEET_ROWS = 100_000;

/**
 * checking → checked (or unreadable) → running → done → undoing → undone. 'stopped' is an import or an undoing whose process
 * went away: what it had done stays, and can be undone.
 */
export type ImportState =
	| 'checking'
	| 'unreadable'
	| 'checked'
	| 'running'
	| 'done'
	| 'stopped'
	| 'undoing'
	| 'undone';

/** Why a whole sheet cannot be read. */
export type SheetProblem =
	| 'empty'
	| 'noId'
	| 'unknownColumns'
	| 'tooManyRows'
	| 'tooLarge'
	| 'broken'
	| 'failed';

/** What can be wrong with a cell. */
export const CELL_PROBLEMS = [
	...([
		'required',
		'number',
		'amount',
		'yesNo',
		'minimum',
		'maximum',
		'maxLength',
		'maxItems',
		'unknown',
	] as const),
	...(['notHere', 'notLower', 'twice'] as const),
];
export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** The row as spreadsheets number it: the titles are row 1. */
export type ImportErrorWire = { row: number; column: string; code: CellProblem; value: string };

export type ImportSampleWire = {
	row: number;
	/** None yet of a new product. */
	id: number | null;
	name: string;
	changes: { column: string; was: string; now: string }[];
};

export type ImportWire = {
	id: number;
	kind: ImportKind;
	fileName: string;
	by: string;
	madeAt: string;
	state: ImportState;
	problem: SheetProblem | null;
	rows: number;
	done: number;
	added: number;
	changed: number;
	unchanged: number;
	bad: number;
	/** The first of them. */
	errors: ImportErrorWire[];
	samples: ImportSampleWire[];
	/** Of an undone one: products that somebody has changed since and that stayed so. */
	kept: number[];
	/** The last one that changed anything. */
	canUndo: boolean;
};
