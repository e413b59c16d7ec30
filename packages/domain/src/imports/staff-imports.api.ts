import { type Static, Type } from 'typebox';
import { line, oneOf, orNull } from '../api/fields.api.ts';
import { productFilterFields } from '../products/staff-products.api.ts';
import { CELL_PROBLEMS, IMPORT_KINDS, IMPORT_STATES, SHEET_FORMATS, SHEET_PROBLEMS } from './import-kinds.ts';

export const importUploadQuery = Type.Object({ kind: oneOf(IMPORT_KINDS), name: line(200, 1) });
export const importUploadedWire = Type.Object({ id: Type.Integer() });

export const exportQuery = Type.Object({
	kind: oneOf(IMPORT_KINDS),
	format: oneOf(SHEET_FORMATS),
	...productFilterFields,
});

/** The row as spreadsheets number it: the titles are row 1. */
const importErrorWire = Type.Object({
	row: Type.Integer(),
	column: Type.String(),
	code: oneOf(CELL_PROBLEMS),
	value: Type.String(),
});
export type ImportErrorWire = Static<typeof importErrorWire>;

/** Rows with errors as they stand in the file, as many as were kept: the import's `bad` says how many there are. */
export const badRowsWire = Type.Object({
	titles: Type.Array(Type.String()),
	rows: Type.Array(
		Type.Object({
			row: Type.Integer(),
			cells: Type.Array(Type.String()),
			errors: Type.Array(Type.Object({ column: Type.String(), code: oneOf(CELL_PROBLEMS) })),
		}),
	),
});
export type BadRowsWire = Static<typeof badRowsWire>;

const importSampleWire = Type.Object({
	row: Type.Integer(),
	/** None yet of a new product. */
	id: orNull(Type.Integer()),
	name: Type.String(),
	changes: Type.Array(Type.Object({ column: Type.String(), was: Type.String(), now: Type.String() })),
});
export type ImportSampleWire = Static<typeof importSampleWire>;

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
	/** The first of them. */
	errors: Type.Array(importErrorWire),
	samples: Type.Array(importSampleWire),
	/** Of an undone one: products that somebody has changed since and that stayed so. */
	kept: Type.Array(Type.Integer()),
	/** The last one that changed anything. */
	canUndo: Type.Boolean(),
});
export type ImportWire = Static<typeof importWire>;
export const importListWire = Type.Array(importWire);
export const importStartedWire = Type.Object({});
