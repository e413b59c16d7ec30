import { grow, INITIAL_CAPACITY } from './columns.ts';

/**
 * Stores a list of small numbers for each row. The lists are in `items` one after another: the list of row r
 * begins at `starts[r]` and has `counts[r]` numbers.
 */
export class ItemLists {
	items = new Uint32Array(INITIAL_CAPACITY);
	starts = new Uint32Array(INITIAL_CAPACITY);
	counts = new Uint16Array(INITIAL_CAPACITY);
	#end = 0;

	/** Appends the list of a row. Rows come in order, and a list is never written twice. */
	append(row: number, length: number, itemAt: (index: number) => number): void {
		if (row >= this.starts.length) {
			this.starts = grow(this.starts, row + 1);
			this.counts = grow(this.counts, row + 1);
		}
		const start = this.#end;
		this.#end += length;
		if (this.#end > this.items.length) this.items = grow(this.items, this.#end);
		this.starts[row] = start;
		this.counts[row] = length;
		for (let index = 0; index < length; index += 1) this.items[start + index] = itemAt(index);
	}

	itemsOf(row: number): number[] {
		const start = this.starts[row] ?? 0;
		return [...this.items.subarray(start, start + (this.counts[row] ?? 0))];
	}

	has(row: number, item: number): boolean {
		const start = this.starts[row] ?? 0;
		return this.items.subarray(start, start + (this.counts[row] ?? 0)).includes(item);
	}

	equals(row: number, length: number, itemAt: (index: number) => number | undefined): boolean {
		if (this.counts[row] !== length) return false;
		const start = this.starts[row] ?? 0;
		for (let index = 0; index < length; index += 1)
			if (this.items[start + index] !== itemAt(index)) return false;
		return true;
	}
}
