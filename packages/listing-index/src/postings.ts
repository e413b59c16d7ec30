import type { ItemLists } from './item-lists.ts';

/** Tells which rows have an item: they are `rows[starts[item]]` up to `rows[starts[item + 1]]`, ascending. */
export type Postings = { starts: Uint32Array; rows: Uint32Array };

export const NO_POSTINGS: Postings = { starts: new Uint32Array(1), rows: new Uint32Array() };

/** The work on this many rows takes some milliseconds. */
const ROWS_PER_STEP = 20_000;

/**
 * Makes postings from lists. It is a generator, so that the caller can let other work run between the steps.
 */
export function* buildPostings(
	lists: ItemLists,
	rowCount: number,
	itemCount: number,
): Generator<void, Postings> {
	const starts = new Uint32Array(itemCount + 1);
	yield* eachItem(lists, rowCount, (item) => {
		starts[item + 1] = (starts[item + 1] ?? 0) + 1;
	});
	for (let item = 0; item < itemCount; item += 1)
		starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0);
	const rows = new Uint32Array(starts[itemCount] ?? 0);
	const next = starts.slice();
	yield* eachItem(lists, rowCount, (item, row) => {
		rows[next[item] ?? 0] = row;
		next[item] = (next[item] ?? 0) + 1;
	});
	return { starts, rows };
}

function* eachItem(
	{ items, starts, counts }: ItemLists,
	rowCount: number,
	visit: (item: number, row: number) => void,
): Generator<void, void> {
	for (let row = 0; row < rowCount; row += 1) {
		if (row % ROWS_PER_STEP === 0) yield;
		const from = starts[row] ?? 0;
		const to = from + (counts[row] ?? 0);
		for (let at = from; at < to; at += 1) visit(items[at] ?? 0, row);
	}
}
