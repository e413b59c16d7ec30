import { grow, INITIAL_CAPACITY } from './columns.ts';

/**
 * CHOOSE-01: stores which rows are variants of one product. The family of a row never changes; a product that
 * changes its family gets a new row.
 */
export class Families {
	/** The number of each row's family; numbers have no gaps, and 0 means no family. */
	numbers = new Int32Array(INITIAL_CAPACITY);
	/** The number of families. */
	count = 0;
	/** The family's id, indexed by its number. */
	readonly #ids: number[] = [0];
	readonly #numbersById = new Map<number, number>();
	/**
	 * The last row of each family, and the row before each row in its family. Both are stored plus one, so
	 * that 0 means none.
	 */
	#lastRows = new Int32Array(INITIAL_CAPACITY);
	#rowsBefore = new Int32Array(INITIAL_CAPACITY);

	/** Appends a row, which must be higher than all rows before. */
	append(row: number, familyId: number): void {
		if (row >= this.numbers.length) {
			this.numbers = grow(this.numbers, row + 1);
			this.#rowsBefore = grow(this.#rowsBefore, row + 1);
		}
		if (familyId === 0) return;
		const number = this.#numberOf(familyId);
		this.numbers[row] = number;
		this.#rowsBefore[row] = this.#lastRows[number] ?? 0;
		this.#lastRows[number] = row + 1;
	}

	idOf(row: number): number {
		return this.#ids[this.numbers[row] ?? 0] ?? 0;
	}

	/** Yields all rows in the family of this row, including products that are not listed. */
	*rowsWith(row: number): Generator<number> {
		const number = this.numbers[row] ?? 0;
		if (number === 0) return;
		for (let next = this.#lastRows[number] ?? 0; next > 0; next = this.#rowsBefore[next - 1] ?? 0)
			yield next - 1;
	}

	#numberOf(familyId: number): number {
		const known = this.#numbersById.get(familyId);
		if (known !== undefined) return known;
		this.count += 1;
		this.#ids.push(familyId);
		this.#numbersById.set(familyId, this.count);
		if (this.count >= this.#lastRows.length) this.#lastRows = grow(this.#lastRows, this.count + 1);
		return this.count;
	}
}
