import { grow, INITIAL_CAPACITY } from './columns.ts';

/** Ids beyond this are held in a map instead of an array as long as the largest of them. */
const LARGEST_ARRAY_ID = 20_000_000;

/** Which row a product has. */
export class RowsByProduct {
	/** By product id, one more than its row: 0 is none. */
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

	/** In the order of product ids. */
	*inOrder(): Generator<number> {
		for (const next of this.#rows) if (next > 0) yield next - 1;
		const large = [...this.#rowsOfLargeIds].sort(([a], [b]) => a - b);
		for (const [, row] of large) yield row;
	}
}
