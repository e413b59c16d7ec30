import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import { MAX_HEADING_ROW, MAX_LIST_COLUMNS, WARN_PERCENT } from '@dukan/domain/goods/imports/price-list.ts';
import type { ImportErrorWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readListRows, readSheet, type Sheet, type SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import { readProductChoices } from '../products/product-choices.queries.ts';
import { BadRows } from './bad-rows.ts';
import { readContent } from './imports.queries.ts';
import { SheetPlan } from './plan-rows.ts';
import { readPriceList } from './price-list-sheet.ts';
import { findMapping, type SupplierGood } from './price-lists.queries.ts';
import { readReprice } from './reprice-sheet.ts';
import { rowsByCode } from './rows-by-code.ts';
import { SheetCodes } from './sheet-codes.ts';
import { SheetStock } from './sheet-stock.ts';

/** STOCK-06: the supplier of the price list, and what it says about each row's product. */
export type OpenList = {
	supplierId: number;
	goods: ReadonlyMap<number, SupplierGood>;
	/** The first rows, so that the columns can be named again. */
	preview: string[][];
};

export type OpenImport = {
	rows: SheetRow[];
	plan: SheetPlan;
	/** STOCK-02: set for a sheet of whole products. */
	codes: SheetCodes | undefined;
	/** GOODS-03: set for a sheet that names pieces. */
	stock: SheetStock | undefined;
	/** Rows that cannot be planned. */
	errors: ImportErrorWire[];
	/** Rows with errors as they stand in the file, to be corrected and sent again. */
	bad: BadRows;
	list: OpenList | undefined;
	/** Prices that change by more than this are pointed out. */
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

export async function openImport(db: Database, importId: number): Promise<OpenImport> {
	const found = await readContent(db, importId);
	if (!found) throw new SheetError('failed');
	if (found.kind === 'reprice') {
		const { sheet, errors } = await readReprice(db, importId, found.content);
		const open = await planned(db, { kind: 'prices', sheet, inFile: sheet });
		return { ...open, errors };
	}
	if (found.kind !== 'supplier') {
		const inFile = await readSheet(found.content);
		const sheet = await rowsByCode(db, inFile, found.kind);
		const open = await planned(db, { kind: found.kind, sheet, inFile });
		return { ...open, stock: open.plan.hasColumn('stock') ? new SheetStock(found) : undefined };
	}
	const { supplierId } = found;
	if (supplierId === null) throw new SheetError('failed');
	const rows = await readListRows(found.content);
	const mapping = await findMapping(db, supplierId);
	const list = mapping && (await readPriceList(db, supplierId, rows, mapping));
	if (!mapping || !list) throw new UnmappedList(rows);
	const { sheet, inFile, errors, goods } = list;
	const open = await planned(db, { kind: 'prices', sheet, inFile });
	open.bad.add(errors.map((error) => ({ outcome: 'error', row: error.row, errors: [error] })));
	return {
		...open,
		errors,
		list: { supplierId, goods, preview: previewOf(rows) },
		warnPercent: mapping.warnPercent,
	};
}

async function planned(
	db: Database,
	{ kind, sheet, inFile }: { kind: SheetKind; sheet: Sheet; inFile: Sheet },
): Promise<OpenImport> {
	const plan = new SheetPlan(kind, sheet, await readProductChoices(db));
	const bad = new BadRows(inFile);
	const codes = kind === 'products' ? new SheetCodes(sheet) : undefined;
	return {
		rows: sheet.rows,
		plan,
		codes,
		stock: undefined,
		errors: [],
		bad,
		list: undefined,
		warnPercent: WARN_PERCENT,
	};
}
