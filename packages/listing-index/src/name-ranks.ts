import type { Language } from '@dukan/domain/base/language/language.ts';
import { grow } from './columns.ts';

/** Sorts behind all known names. */
const UNRANKED = 2 ** 31 - 1;

type Order = { ranks: Int32Array; revision: number };

/** Each product's rank when goods are sorted by name, for each language. The caller supplies the alphabetical order. */
export class NameRanks {
	/** Rises when a product appears or is renamed, which outdates orders read before. */
	revision = 0;
	readonly #orders = new Map<Language, Order>();

	/** Called when a product was renamed. */
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

	/** `rows` are in the order of their names; `revision` is the one from before they were read. */
	set(language: Language, rows: Iterable<number | undefined>, { rowCount, revision }: NameOrderState): void {
		const ranks = new Int32Array(rowCount).fill(UNRANKED);
		let rank = 0;
		for (const row of rows) {
			if (row !== undefined) ranks[row] = rank;
			rank += 1;
		}
		this.#orders.set(language, { ranks, revision });
	}

	/** When a product gets a new row, the old one, if any, passes on its rank. */
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
