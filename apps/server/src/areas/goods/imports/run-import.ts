import { MAX_SHEET_ROWS, type SheetProblem } from '@dukan/domain/base/sheets/sheets.ts';
import { changePercent } from '@dukan/domain/goods/imports/price-list.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { knownPictures, readProductColumns, readStaffProducts } from '../products/staff-products.queries.ts';
import { addBrands } from '../structure/brands.queries.ts';
import {
	endWork,
	noteBadRows,
	noteList,
	notePreview,
	notePreviewedStock,
	noteProgress,
	type Progress,
} from './imports.queries.ts';
import { type ImportPart, type OpenImport, type OpenList, openImport, UnmappedList } from './open-import.ts';
import type { PlannedRow } from './plan-rows.ts';
import { type SupplierGood, saveSupplierGoods } from './price-lists.queries.ts';
import { writeRows } from './write-rows.ts';

/**
 * Rows in one transaction. An order waits for the products that it locks, and is refused after DATABASE_TIMEOUT_MS; on a busy
 * machine a process of low priority holds 400 of them for a second.
 */
const CHUNK_ROWS = 200;
const ERRORS_KEPT = 500;
const SAMPLES_KEPT = 20;
const WARNINGS_KEPT = 100;
const STOCK_NOTES_KEPT = 200;
/** For a new product the first few changes are enough. */
const SAMPLE_CHANGES = 12;

export type Work = { importId: number; staffId: number; now: Date; isStopping: () => boolean };

export const batchName = (importId: number) => `import ${importId}`;

/** What the sheet would do, row by row, without doing it. */
export async function checkImport(db: Database, { importId, isStopping }: Work): Promise<void> {
	try {
		const open = await openImport(db, importId);
		const progress = noProgress(open);
		for (const { part, rows } of chunksOf(open)) {
			if (isStopping()) return endWork(db, importId, 'unreadable', 'failed');
			const planned = await planChunk(db, part, rows);
			count(progress, planned, open, part);
			open.bad.add(planned);
			await noteProgress(db, importId, progress);
		}
		await noteProgress(db, importId, progress);
		await noteBadRows(db, importId, open.bad.wire);
		for (const { stock } of open.parts) if (stock) await notePreviewedStock(db, importId, stock.previewed);
		if (open.list) {
			await notePreview(db, importId, open.list.preview);
			await noteList(db, importId, open.list);
		}
		await endWork(db, importId, 'checked');
	} catch (error) {
		if (error instanceof UnmappedList) {
			await notePreview(db, importId, error.preview);
			return endWork(db, importId, 'mapping');
		}
		const problem: SheetProblem = error instanceof SheetError ? error.problem : 'failed';
		await endWork(db, importId, 'unreadable', problem);
		if (!(error instanceof SheetError)) throw error;
	}
}

/**
 * Does it, some rows at a time, each time against what the catalogue is then. Rows with errors are left out. A run that is
 * stopped leaves whole products, and what it did can be undone.
 */
export async function runImport(db: Database, work: Work): Promise<void> {
	const { importId, staffId, now } = work;
	const author = { member: { id: staffId }, now, batch: batchName(importId) };
	const open = await openImport(db, importId, (names) => asStaff(db, author, (trx) => addBrands(trx, names)));
	const { list } = open;
	const progress = noProgress(open);
	for (const { part, rows } of chunksOf(open)) {
		if (work.isStopping()) return endWork(db, importId, 'stopped', 'failed');
		await asStaff(db, author, async (trx) => {
			const planned = await planChunk(trx, part, rows, { lock: true });
			const movedOf = (row: PlannedRow) => part.stock?.movedOf(row) ?? 0;
			const addedIds = await writeRows(trx, part.plan, planned, { ...work, movedOf });
			if (list && !part.isGone)
				await saveSupplierGoods(trx, { ...list, importId }, goodsOf(list, planned, addedIds));
			count(progress, planned, open, part);
			open.bad.add(planned);
			await noteProgress(trx, importId, progress);
		});
	}
	await noteBadRows(db, importId, open.bad.wire);
	await endWork(db, importId, 'done');
}

/** Goods of every row that is right, also where the price stays. */
function goodsOf(
	{ goods, draftGoods }: OpenList,
	planned: readonly PlannedRow[],
	addedIds: ReadonlyMap<number, number>,
): SupplierGood[] {
	return planned.flatMap((row): SupplierGood[] => {
		if (row.outcome === 'error') return [];
		const draft = draftGoods.get(row.row);
		const productId = addedIds.get(row.row);
		if (draft && productId !== undefined) return [{ ...draft, productId }];
		const good = goods.get(row.row);
		return good ? [good] : [];
	});
}

async function planChunk(
	db: Database,
	{ plan, codes, stock }: ImportPart,
	rows: readonly SheetRow[],
	options: { lock?: boolean } = {},
): Promise<PlannedRow[]> {
	const read = plan.hasParts ? readStaffProducts : readProductColumns;
	const found = await read(db, plan.idsOf(rows), options);
	const products = stock ? await stock.asCounted(db, found) : found;
	const byId = new Map(products.map((product) => [product.id, product]));
	const pictures = await knownPictures(db, plan.picturesOf(rows));
	const planned = rows.map((row) => plan.plan(row, byId, pictures));
	return codes ? codes.plan(db, rows, planned) : planned;
}

function* chunksOf({ parts }: OpenImport): Generator<{ part: ImportPart; rows: SheetRow[] }> {
	for (const part of parts)
		for (let from = 0; from < Math.min(part.rows.length, MAX_SHEET_ROWS); from += CHUNK_ROWS)
			yield { part, rows: part.rows.slice(from, from + CHUNK_ROWS) };
}

function noProgress({ parts, errors, list }: OpenImport): Progress {
	const rows = parts.filter(({ isGone }) => !isGone).reduce((sum, part) => sum + part.rows.length, 0);
	return {
		rows: rows + errors.length,
		done: errors.length,
		added: 0,
		changed: 0,
		unchanged: 0,
		bad: errors.length,
		hidden: 0,
		gone: list?.gone.length ?? 0,
		errors: errors.slice(0, ERRORS_KEPT),
		samples: [],
		warned: 0,
		warnings: [],
		stockNotes: [],
	};
}

function count(
	progress: Progress,
	planned: readonly PlannedRow[],
	{ warnPercent, places }: Pick<OpenImport, 'warnPercent' | 'places'>,
	{ stock, isGone }: ImportPart,
): void {
	if (isGone) return;
	progress.done += planned.length;
	for (const row of planned) {
		if (row.outcome === 'error') {
			progress.bad += 1;
			const kept = row.errors.slice(0, Math.max(0, ERRORS_KEPT - progress.errors.length));
			progress.errors.push(...kept.map((error) => places.located(error)));
		} else if (row.outcome === 'leave') progress.unchanged += 1;
		else {
			progress[row.outcome === 'add' ? 'added' : 'changed'] += 1;
			if (row.outcome === 'add' && !row.fields.published) progress.hidden += 1;
			if (progress.samples.length < SAMPLES_KEPT)
				progress.samples.push({ ...row.sample, changes: row.sample.changes.slice(0, SAMPLE_CHANGES) });
			if (row.outcome === 'change') {
				warn(progress, row, warnPercent);
				const note = stock?.noteOf(row);
				if (note && progress.stockNotes.length < STOCK_NOTES_KEPT) progress.stockNotes.push(note);
			}
		}
	}
}

/** A price that changes by more than the percentage most often has a comma in the wrong place. */
function warn(
	progress: Progress,
	{ row, was, fields, sample }: Extract<PlannedRow, { outcome: 'change' }>,
	warnPercent: number,
): void {
	const percent = changePercent(was.priceTenge, fields.priceTenge);
	if (percent === undefined || Math.abs(percent) <= warnPercent) return;
	progress.warned += 1;
	const warning = {
		row,
		id: was.id,
		name: sample.name,
		wasTenge: was.priceTenge,
		nowTenge: fields.priceTenge,
		percent,
	};
	progress.warnings = [...progress.warnings, warning]
		.toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
		.slice(0, WARNINGS_KEPT);
}
