import type {
	CountAddBody,
	CountDifferencesWire,
	CountEnterBody,
	CountWire,
} from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { MAX_COUNT_LINES, postingOf } from '@dukan/domain/goods/stock/stock-counts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { moveStock } from './stock.queries.ts';
import {
	clearCount,
	enterCount,
	enterNothingLeft,
	findCount,
	hasScope,
	insertCount,
	insertCountLines,
	lockCount,
	readCountProgress,
	readDifferences,
	setCountState,
	setMoved,
} from './stock-counts.queries.ts';

type Author = { staffId: number; now: Date };

/**
 * STOCK-04, in a transaction of staff: makes a counting sheet with every product of a category, of a brand,
 * or of both.
 */
export async function addCount(trx: Database, sent: CountAddBody, author: Author): Promise<number> {
	if (sent.categoryId === null && sent.brandId === null) throw invalidField('categoryId', 'required');
	const known = await hasScope(trx, sent);
	if (!known.category) throw invalidField('categoryId', 'wrong');
	if (!known.brand) throw invalidField('brandId', 'wrong');
	const id = await insertCount(trx, { ...sent, note: sent.note.trim() }, author);
	const lines = await insertCountLines(trx, id, sent);
	if (lines === 0) throw invalidField('categoryId', 'required');
	if (lines > MAX_COUNT_LINES) throw invalidField('categoryId', 'maximum');
	return id;
}

/**
 * Enters the counted pieces of a product. The sheet also notes how many pieces there should be at this
 * moment.
 */
export async function enterPieces(
	trx: Database,
	id: number,
	entry: CountEnterBody,
	author: Author,
): Promise<number> {
	await requireOpen(trx, id, 'share');
	const counted = await enterCount(trx, id, entry, author);
	if (counted === undefined) throw invalidField('productId', 'wrong');
	return counted;
}

/** Makes the product uncounted again. */
export async function clearPieces(trx: Database, id: number, productId: number): Promise<void> {
	await requireOpen(trx, id, 'share');
	if (!(await clearCount(trx, id, productId))) throw invalidField('productId', 'wrong');
}

export async function enterRestAsNothing(trx: Database, id: number, author: Author): Promise<void> {
	await requireOpen(trx, id, 'update');
	await enterNothingLeft(trx, id, author);
}

export async function findDifferences(
	db: Database,
	id: number,
	{ maySeeCosts }: { maySeeCosts: boolean },
): Promise<CountDifferencesWire> {
	await requireCount(db, id);
	const { entries, left } = await readCountProgress(db, id);
	const lines = await readDifferences(db, id);
	const rows = lines.map(({ productId, names, counted, expected, stock, moved: wasMoved, costTenge }) => {
		const posting = postingOf({ counted, expected }, stock);
		const moved = wasMoved ?? posting.moved;
		return {
			productId,
			names,
			counted,
			expected,
			difference: posting.difference,
			moved,
			missing: moved - posting.difference,
			costTenge: maySeeCosts && costTenge !== null ? posting.difference * costTenge : null,
		};
	});
	return { entries, left, rows };
}

/**
 * Sets the stock of counted products to the count, plus all movements since the count. Uncounted products
 * stay as they are.
 */
export async function postCount(trx: Database, id: number, entries: number, now: Date): Promise<void> {
	await requireOpen(trx, id, 'update');
	const progress = await readCountProgress(trx, id);
	if (progress.entries !== entries) throw new Problem('changed_meanwhile');
	if (progress.counted === 0) throw invalidField('entries', 'required');
	const lines = await readDifferences(trx, id, { lock: true });
	const moved = lines.map(({ productId, counted, expected, stock }) => ({
		productId,
		quantity: postingOf({ counted, expected }, stock).moved,
	}));
	await moveStock(trx, moved, { kind: 'count', document: { kind: 'count', id } });
	await setMoved(trx, id, moved);
	await setCountState(trx, id, { state: 'posted', postedAt: now });
}

export async function cancelCount(trx: Database, id: number): Promise<void> {
	await requireOpen(trx, id, 'update');
	await setCountState(trx, id, { state: 'cancelled', postedAt: null });
}

export async function requireCount(db: Database, id: number): Promise<CountWire> {
	const count = await findCount(db, id);
	if (!count) throw new Problem('not_found');
	return count;
}

async function requireOpen(trx: Database, id: number, mode: 'share' | 'update'): Promise<void> {
	const state = await lockCount(trx, id, mode);
	if (!state) throw new Problem('not_found');
	if (state !== 'open') throw new Problem('changed_meanwhile');
}
