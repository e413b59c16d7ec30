import { cachedSelection } from './cached-selections.ts';
import { IS_NEW, LISTED, ON_SALE } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/** Lists that the index itself can tell. */
export type PlainScope =
	| { kind: 'new' | 'sale' }
	| { kind: 'category' | 'subcategory' | 'brand'; id: number };

export function selectScope(index: ListingIndex, scope: PlainScope): Selection {
	if (!('id' in scope))
		return cachedSelection(index, scope.kind, () => selectFlagged(index, scope.kind), index.version);
	const { kind, id } = scope;
	return cachedSelection(
		index,
		`${kind} ${id}`,
		() => selectEqual(index, kind, id),
		index.changes.last(kind, id),
	);
}

const COLUMN_OF = { category: 'categories', subcategory: 'subcategories', brand: 'brands' } as const;
const RUN_KEY_OF = { category: 'categoryId', subcategory: 'subcategoryId', brand: 'brandId' } as const;

function selectEqual(index: ListingIndex, kind: keyof typeof COLUMN_OF, id: number): Selection {
	const { flags, rowCount, tailStart } = index;
	const column = index[COLUMN_OF[kind]];
	const runs = index.runs.filter((run) => run[RUN_KEY_OF[kind]] === id);
	const rows = new Int32Array(runs.reduce((sum, { from, to }) => sum + to - from, rowCount - tailStart));
	let found = 0;
	const add = (from: number, to: number) => {
		for (let row = from; row < to; row += 1)
			if (column[row] === id && (flags[row] ?? 0) & LISTED) {
				rows[found] = row;
				found += 1;
			}
	};
	for (const { from, to } of runs) add(from, to);
	add(tailStart, rowCount);
	return { index, rows: rows.subarray(0, found) };
}

function selectFlagged(index: ListingIndex, kind: 'new' | 'sale'): Selection {
	const wanted = LISTED | (kind === 'new' ? IS_NEW : ON_SALE);
	const { flags, rowCount } = index;
	const rows = new Int32Array(rowCount);
	let found = 0;
	for (let row = 0; row < rowCount; row += 1)
		if (((flags[row] ?? 0) & wanted) === wanted) {
			rows[found] = row;
			found += 1;
		}
	return { index, rows: rows.subarray(0, found) };
}

/** These products, as far as they are sold, in this order. */
export function selectProducts(index: ListingIndex, productIds: readonly number[]): Selection {
	const rows: number[] = [];
	const positions: number[] = [];
	for (const [position, productId] of productIds.entries()) {
		const row = index.rowOf(productId);
		if (row === undefined || !((index.flags[row] ?? 0) & LISTED)) continue;
		rows.push(row);
		positions.push(position);
	}
	return { index, rows: Int32Array.from(rows), positions: Int32Array.from(positions) };
}
