import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { deleteProducts, restoreProducts } from '../products/restore-products.queries.ts';
import { restoreCodes } from '../stock/product-codes.queries.ts';
import { moveStock } from '../stock/stock.queries.ts';
import { endWork, noteUndone } from './imports.queries.ts';
import { restoreSupplierCosts } from './price-lists.queries.ts';
import { batchName, type Work } from './run-import.ts';
import { listBroughtBack, listChangedProducts, lockUndoable } from './undo-import.queries.ts';

const CHUNK_PRODUCTS = 250;

/**
 * Restores everything that an import changed, from the log of changes. A product that anybody has changed since is left as it
 * is and named. Of the stock only the difference is taken back, so that later sales are kept.
 */
export async function undoImport(db: Database, work: Work): Promise<void> {
	const { importId, staffId, now } = work;
	const batch = batchName(importId);
	const undoing = `undo of ${batch}`;
	// An undo that was stopped continues where it was.
	const ids = await listChangedProducts(db, { batch, undoing });
	const kept: number[] = [];
	for (let from = 0; from < ids.length; from += CHUNK_PRODUCTS) {
		if (work.isStopping()) return endWork(db, importId, 'stopped', 'failed');
		const chunk = ids.slice(from, from + CHUNK_PRODUCTS);
		await asStaff(db, { member: { id: staffId }, now, batch: undoing }, async (trx) => {
			const undone = await undoProducts(trx, importId, chunk);
			kept.push(...chunk.filter((id) => !undone.has(id)));
			await noteUndone(trx, importId, { done: Math.min(ids.length, from + CHUNK_PRODUCTS), kept });
		});
	}
	await restoreSupplierCosts(db, importId);
	await endWork(db, importId, 'undone');
}

async function undoProducts(trx: Database, importId: number, ids: readonly number[]): Promise<Set<number>> {
	const batch = batchName(importId);
	const rows = await lockUndoable(trx, batch, ids);
	const added = rows.filter(({ action }) => action === 'insert').map(({ id }) => id);
	const changed = rows.filter(({ action }) => action === 'update').map(({ id }) => id);
	if (added.length > 0) await deleteProducts(trx, added);
	if (changed.length > 0) {
		await restoreProducts(trx, batch, changed);
		await moveStock(trx, await listBroughtBack(trx, batch, changed), {
			kind: 'correction',
			document: { kind: 'import', id: importId },
		});
		await restoreCodes(trx, batch, changed);
	}
	return new Set(rows.map(({ id }) => id));
}
