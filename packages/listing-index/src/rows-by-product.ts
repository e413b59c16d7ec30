import { grow, INITIAL_CAPACITY } from './columns.ts';

/** Larger ids are kept in a map, because an array would need as many places as the largest id. */
const LARGEST_ARRAY_ID = 20_000_000;

/** Maps a product id to its row. */
export class RowsByProduct {
	/** The row of each product id plus one; 0 means none. */
	#rows = new Int32Array(INITIAL_CAPACITY);
	readonly #rowsOfLargeIds = new Map<number, number>();

	get(productId: number): number | undefined {
		if (productId > LARGEST_ARRAY_ID) return this.#rowsOfLargeIds.get(productId);
		const next = this.#rows[productId];
		return next ? next - 1 : undefined;
	}

	set(productId: number, row: number): void {
		if (productId > LARGEST_ARRAY_ID) {
			this.#rowsOfLargeIds.set(productId, row);
			return;
		}
		if (productId >= this.#rows.length) this.#rows = grow(this.#rows, productId + 1);
		this.#rows[productId] = row + 1;
	}

	/** Yields rows in the order of product ids. */
	*inOrder(): Generator<number> {
		for (const next of this.#rows) if (next > 0) yield next - 1;
		const large = [...this.#rowsOfLargeIds].sort(([a], [b]) => a - b);
		for (const [, row] of large) yield row;
	}
}
