import type { Language } from '@dukan/domain/base/language/language.ts';
import { grow } from './columns.ts';

/** A rank behind all known names. */
const UNRANKED = 2 ** 31 - 1;

type Order = { ranks: Int32Array; revision: number };

/**
 * Stores the rank of each product in a list that is sorted by name, for each language. The caller supplies
 * the alphabetical order.
 */
export class NameRanks {
	/**
	 * Rises when a product appears or gets another name. Orders with an older revision are then out of date.
	 */
	revision = 0;
	readonly #orders = new Map<Language, Order>();

	/** Notes that a product has another name. */
	outdate(): void {
		this.revision += 1;
	}

	languages(): Language[] {
		return [...this.#orders.keys()];
	}

	has(language: Language): boolean {
		return this.#orders.has(language);
	}

	isCurrent(language: Language): boolean {
		return this.#orders.get(language)?.revision === this.revision;
	}

	/** Returns the ranks indexed by row. */
	column(language: Language): Int32Array {
		return this.#orders.get(language)?.ranks ?? new Int32Array();
	}

	/**
	 * Stores an order of names. `rows` are in that order; `revision` is the one from before the names were
	 * read.
	 */
	set(language: Language, rows: Iterable<number | undefined>, { rowCount, revision }: NameOrderState): void {
		const ranks = new Int32Array(rowCount).fill(UNRANKED);
		let rank = 0;
		for (const row of rows) {
			if (row !== undefined) ranks[row] = rank;
			rank += 1;
		}
		this.#orders.set(language, { ranks, revision });
	}

	/** Gives a product's new row the rank of its old row, if it had one. */
	moveRow(from: number | undefined, to: number): void {
		if (from === undefined) this.revision += 1;
		for (const order of this.#orders.values()) {
			const { length } = order.ranks;
			if (to >= length) order.ranks = grow(order.ranks, to + 1).fill(UNRANKED, length);
			order.ranks[to] = from === undefined ? UNRANKED : (order.ranks[from] ?? UNRANKED);
		}
	}
}

export type NameOrderState = { rowCount: number; revision: number };
