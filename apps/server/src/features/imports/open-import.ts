import type { SheetKind } from '@dukan/domain/imports/import-kinds.ts';
import { MAX_HEADING_ROW, MAX_LIST_COLUMNS, WARN_PERCENT } from '@dukan/domain/imports/price-list.ts';
import type { ImportErrorWire } from '@dukan/domain/imports/staff-imports.api.ts';
import type { Database } from '../../platform/database/database.ts';
import { readProductChoices } from '../products/product-choices.queries.ts';
import { readContent } from './imports.queries.ts';
import { SheetPlan } from './plan-rows.ts';
import { readPriceList } from './price-list-sheet.ts';
import { findMapping, type SupplierGood } from './price-lists.queries.ts';
import { readListRows, readSheet, type Sheet, type SheetRow } from './read-sheet.ts';
import { rowsByCode } from './rows-by-code.ts';
import { SheetError } from './sheet-error.ts';

/** STOCK-06: whose price list it is, and what it says of each row's product. */
export type OpenList = {
	supplierId: number;
	goods: ReadonlyMap<number, SupplierGood>;
	/** The first rows: the columns may be named otherwise. */
	preview: string[][];
};

export type OpenImport = {
	rows: SheetRow[];
	plan: SheetPlan;
	/** Rows that cannot be planned. */
	errors: ImportErrorWire[];
	list: OpenList | undefined;
	/** Prices that change by more are pointed out. */
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
	if (found.kind !== 'supplier') {
		const sheet = await rowsByCode(db, await readSheet(found.content));
		return planned(db, found.kind, sheet);
	}
	const { supplierId } = found;
	if (supplierId === null) throw new SheetError('failed');
	const rows = await readListRows(found.content);
	const mapping = await findMapping(db, supplierId);
	const list = mapping && (await readPriceList(db, supplierId, rows, mapping));
	if (!mapping || !list) throw new UnmappedList(rows);
	const { sheet, errors, goods } = list;
	return {
		...(await planned(db, 'prices', sheet)),
		errors,
		list: { supplierId, goods, preview: previewOf(rows) },
		warnPercent: mapping.warnPercent,
	};
}

async function planned(db: Database, kind: SheetKind, sheet: Sheet): Promise<OpenImport> {
	const plan = new SheetPlan(kind, sheet, await readProductChoices(db));
	return { rows: sheet.rows, plan, errors: [], list: undefined, warnPercent: WARN_PERCENT };
}
