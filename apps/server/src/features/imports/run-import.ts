import { MAX_SHEET_ROWS, type SheetProblem } from '@dukan/domain/imports/import-kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import { readProductChoices } from '../products/product-choices.queries.ts';
import {
	insertProducts,
	knownPictures,
	productRow,
	readStaffProducts,
	replaceAttributes,
	replacePictures,
	updateProducts,
} from '../products/staff-products.queries.ts';
import { asStaff } from '../staff/as-staff.ts';
import { setStock } from '../stock/stock.queries.ts';
import { BadRows } from './bad-rows.ts';
import { endWork, noteBadRows, noteProgress, type Progress, readContent } from './imports.queries.ts';
import { type PlannedRow, SheetPlan } from './plan-rows.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { rowsByCode } from './rows-by-code.ts';
import { SheetError } from './sheet-error.ts';

/** Rows in one transaction: an order that waits for one of them waits a moment. */
const CHUNK_ROWS = 400;
const ERRORS_KEPT = 500;
const SAMPLES_KEPT = 20;
/** Of a new product the first few say enough. */
const SAMPLE_CHANGES = 12;

export type Work = { importId: number; staffId: number; now: Date; isStopping: () => boolean };

export const batchName = (importId: number) => `import ${importId}`;

/** What the sheet would do, row by row, without doing it. */
export async function checkImport(db: Database, { importId, isStopping }: Work): Promise<void> {
	try {
		const { rows, plan, bad } = await openSheet(db, importId);
		const progress = noProgress(rows.length);
		for (const chunk of chunksOf(rows)) {
			if (isStopping()) return endWork(db, importId, 'unreadable', 'failed');
			const planned = await planChunk(db, plan, chunk);
			count(progress, planned);
			bad.add(planned);
			await noteProgress(db, importId, progress);
		}
		await noteBadRows(db, importId, bad.wire);
		await endWork(db, importId, 'checked');
	} catch (error) {
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
	const { rows, plan, bad } = await openSheet(db, importId);
	const progress = noProgress(rows.length);
	const author = { member: { id: staffId }, now, batch: batchName(importId) };
	for (const chunk of chunksOf(rows)) {
		if (work.isStopping()) return endWork(db, importId, 'stopped', 'failed');
		await asStaff(db, author, async (trx) => {
			const planned = await planChunk(trx, plan, chunk, { lock: true });
			await writeChunk(trx, plan, planned, work);
			count(progress, planned);
			bad.add(planned);
			await noteProgress(trx, importId, progress);
		});
	}
	await noteBadRows(db, importId, bad.wire);
	await endWork(db, importId, 'done');
}

type OpenSheet = { rows: SheetRow[]; plan: SheetPlan; bad: BadRows };

async function openSheet(db: Database, importId: number): Promise<OpenSheet> {
	const found = await readContent(db, importId);
	if (!found) throw new SheetError('failed');
	const inFile = await readSheet(found.content);
	const sheet = await rowsByCode(db, inFile);
	const plan = new SheetPlan(found.kind, sheet, await readProductChoices(db));
	return { rows: sheet.rows, plan, bad: new BadRows(inFile) };
}

async function planChunk(
	db: Database,
	plan: SheetPlan,
	rows: readonly SheetRow[],
	options: { lock?: boolean } = {},
): Promise<PlannedRow[]> {
	const products = await readStaffProducts(db, plan.idsOf(rows), options);
	const byId = new Map(products.map((product) => [product.id, product]));
	const pictures = await knownPictures(db, plan.picturesOf(rows));
	return rows.map((row) => plan.plan(row, byId, pictures));
}

async function writeChunk(
	trx: Database,
	plan: SheetPlan,
	planned: readonly PlannedRow[],
	{ importId, now }: Work,
): Promise<void> {
	const changes = planned.filter((row) => row.outcome === 'change');
	const adds = planned.filter((row) => row.outcome === 'add');
	const rowOf = ({ fields }: (typeof adds)[number] | (typeof changes)[number]) =>
		productRow(fields, plan.choices.subcategories.get(fields.subcategoryId)?.categoryId ?? 0);
	await updateProducts(
		trx,
		changes.map((change) => ({ id: change.was.id, ...rowOf(change) })),
	);
	const ids = await insertProducts(trx, adds.map(rowOf), now);
	const parts = [
		...changes.map(({ was, fields }) => ({ id: was.id, was, now: fields })),
		...adds.map(({ fields }, index) => ({ id: ids[index] ?? 0, was: undefined, now: fields })),
	];
	await setStock(
		trx,
		parts.map(({ id, now: { stock } }) => ({ productId: id, quantity: stock })),
		{ kind: 'correction', document: { kind: 'import', id: importId } },
	);
	await replaceAttributes(trx, parts);
	await replacePictures(trx, parts);
}

function* chunksOf(rows: readonly SheetRow[]): Generator<SheetRow[]> {
	for (let from = 0; from < Math.min(rows.length, MAX_SHEET_ROWS); from += CHUNK_ROWS)
		yield rows.slice(from, from + CHUNK_ROWS);
}

function noProgress(rows: number): Progress {
	return { rows, done: 0, added: 0, changed: 0, unchanged: 0, bad: 0, errors: [], samples: [] };
}

function count(progress: Progress, planned: readonly PlannedRow[]): void {
	progress.done += planned.length;
	for (const row of planned) {
		if (row.outcome === 'error') {
			progress.bad += 1;
			progress.errors.push(...row.errors.slice(0, ERRORS_KEPT - progress.errors.length));
		} else if (row.outcome === 'leave') progress.unchanged += 1;
		else {
			progress[row.outcome === 'add' ? 'added' : 'changed'] += 1;
			if (progress.samples.length < SAMPLES_KEPT)
				progress.samples.push({ ...row.sample, changes: row.sample.changes.slice(0, SAMPLE_CHANGES) });
		}
	}
}
