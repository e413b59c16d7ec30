import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import {
	findHeading,
	guessHeading,
	MAX_HEADING_ROW,
	MAX_LIST_COLUMNS,
	WARN_PERCENT,
} from '@dukan/domain/goods/imports/price-list.ts';
import type { ImportErrorWire, ImportWire, RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readListRows, readSheet, type Sheet, type SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import { readProductChoices } from '../products/product-choices.queries.ts';
import { BadRows } from './bad-rows.ts';
import { guessKind } from './columns.ts';
import { noteKind, readContent } from './imports.queries.ts';
import { SheetPlan } from './plan-rows.ts';
import { type ListDraft, readPriceList } from './price-list-sheet.ts';
import { findMapping, type SupplierGood } from './price-lists.queries.ts';
import { readReprice } from './reprice-sheet.ts';
import { rowsByCode } from './rows-by-code.ts';
import { SheetCodes } from './sheet-codes.ts';
import { SheetPlaces } from './sheet-places.ts';
import { SheetStock } from './sheet-stock.ts';

/** STOCK-06: the supplier of the price list, and what it says about each row's product. */
export type OpenList = {
	supplierId: number;
	goods: ReadonlyMap<number, SupplierGood>;
	draftGoods: ReadonlyMap<number, ListDraft>;
	categories: ImportWire['listCategories'];
	gone: { id: number; name: string }[];
	/** The first rows, so that the columns can be named again. */
	preview: string[][];
};

/** Rows that are planned alike. */
export type ImportPart = {
	rows: SheetRow[];
	plan: SheetPlan;
	/** STOCK-02: set for a sheet of whole products. */
	codes: SheetCodes | undefined;
	/** GOODS-03: set for a sheet that names pieces. */
	stock: SheetStock | undefined;
	/** GOODS-01: goods that a list does not have any more are hidden; they are no rows of it. */
	isGone?: true;
};

export type OpenImport = {
	parts: ImportPart[];
	places: SheetPlaces;
	/** Rows that cannot be planned. */
	errors: ImportErrorWire[];
	/** Rows with errors as they stand in the file, for correction and a second upload. */
	bad: BadRows;
	list: OpenList | undefined;
	/** Prices that change by more are listed as warnings. */
	warnPercent: number;
};

/** A price list whose columns a person has to name first. */
export class UnmappedList extends Error {
	readonly preview: string[][];

	constructor(rows: readonly (readonly string[])[]) {
		super('The columns of this price list are not known.');
		this.preview = previewOf(rows);
	}
}

const PREVIEW_CELL = 80;

const previewOf = (rows: readonly (readonly string[])[]) =>
	rows
		.slice(0, MAX_HEADING_ROW)
		.map((cells) => cells.slice(0, MAX_LIST_COLUMNS).map((cell) => cell.trim().slice(0, PREVIEW_CELL)));

/** `addBrands` is given once it is done: until then brands that a list brings along are only imagined. */
export async function openImport(
	db: Database,
	importId: number,
	addBrands?: (names: readonly string[]) => Promise<void>,
): Promise<OpenImport> {
	const found = await readContent(db, importId);
	if (!found) throw new SheetError('failed');
	const choices = await readProductChoices(db);
	if (found.kind === 'reprice') {
		const { sheet, errors } = await readReprice(db, importId, found.content);
		const part = planned('prices', sheet, choices);
		return opened([part], { inFile: sheet, errors, placeOf: () => -1 });
	}
	if (found.kind !== 'supplier') {
		const inFile = await readSheet(found.content);
		const kind = found.guessKind ? await guessedKind(db, importId, inFile) : found.kind;
		const { sheet, errors } = await rowsByCode(db, inFile, kind);
		const part = planned(kind, sheet, choices);
		const codes = part.codes ?? new SheetCodes(sheet);
		const placeOf = (column: string) => Math.max(part.plan.placeOf(column), codes.placeOf(column));
		const stock = part.plan.placeOf('stock') >= 0 ? new SheetStock(found) : undefined;
		return opened([{ ...part, stock }], { inFile, errors, placeOf });
	}
	const { supplierId } = found;
	if (supplierId === null) throw new SheetError('failed');
	const mapping = await findMapping(db, supplierId);
	const rows = await readListRows(found.content, (sheet) =>
		Boolean(mapping ? findHeading(sheet, mapping.titles) : guessHeading(sheet)),
	);
	const list = mapping && (await readPriceList(db, supplierId, rows, mapping, choices));
	if (!mapping || !list) throw new UnmappedList(rows);
	if (addBrands && list.newBrands.length > 0) await addBrands(list.newBrands);
	const known = addBrands ? await readProductChoices(db) : withBrands(choices, list.newBrands);
	const gone = {
		titles: ['id', 'published'],
		rows: list.gone.map(({ id }, index) => ({ number: rows.length + index + 1, cells: [String(id), 'no'] })),
	};
	const parts: ImportPart[] = [
		planned('prices', list.sheet, known),
		planned('products', list.drafts, known),
		...(mapping.goods.hide ? [{ ...planned('products', gone, known), isGone: true as const }] : []),
	];
	return {
		...opened(parts, list),
		list: { ...list, supplierId, preview: previewOf(rows) },
		warnPercent: mapping.warnPercent,
	};
}

/** Ids below 0 are of brands that come with the list. */
function withBrands(choices: ProductChoicesWire, names: readonly string[]): ProductChoicesWire {
	const added = names.map((name, index) => ({ id: -1 - index, name }));
	return { ...choices, brands: [...choices.brands, ...added] };
}

async function guessedKind(db: Database, importId: number, { titles }: Sheet): Promise<SheetKind> {
	const { attributes } = await readProductChoices(db);
	const kind = guessKind(titles, new Set(attributes.map(({ key }) => key)));
	await noteKind(db, importId, kind);
	return kind;
}

function planned(kind: SheetKind, sheet: Sheet, choices: ProductChoicesWire): ImportPart {
	const codes = kind === 'products' ? new SheetCodes(sheet) : undefined;
	return { rows: sheet.rows, plan: new SheetPlan(kind, sheet, choices), codes, stock: undefined };
}

function opened(
	parts: ImportPart[],
	{
		inFile,
		errors,
		placeOf,
	}: {
		inFile: Sheet;
		errors: readonly RowError[];
		/** The index of each column in the file. */
		placeOf: (column: string) => number;
	},
): OpenImport {
	const places = new SheetPlaces(inFile.titles, placeOf);
	const bad = new BadRows(inFile, places);
	bad.add(errors.map((error) => ({ outcome: 'error', row: error.row, errors: [error] })));
	return {
		parts,
		places,
		errors: errors.map((error) => places.located(error)),
		bad,
		list: undefined,
		warnPercent: WARN_PERCENT,
	};
}
