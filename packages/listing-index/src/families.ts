import { grow, INITIAL_CAPACITY } from './columns.ts';

/** CHOOSE-01: which rows are variants of one thing. A row has its family for ever: a product that changes it gets another row. */
export class Families {
	/** By row: the number of its family, without gaps; 0 is none. */
	numbers = new Int32Array(INITIAL_CAPACITY);
	/** How many there are. */
	count = 0;
	/** By number. */
	readonly #ids: number[] = [0];
	readonly #numbersById = new Map<number, number>();
	/** By number the last row of the family, and by row the one before it; both are one more than the row: 0 is none. */
	#lastRows = new Int32Array(INITIAL_CAPACITY);
	#rowsBefore = new Int32Array(INITIAL_CAPACITY);

	/** Rows are appended in order. */
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

	/** All rows of the family of this one, also those of products that are not listed. */
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
