/** Counts the cards of each brand or category. All variants of a family share one card. */
export class CardTotals {
	readonly #totals = new Map<number, number>();
	/** The number of listed variants, by the id of the brand or category and then by family. */
	readonly #variants = new Map<number, Map<number, number>>();

	/** Adds or removes one product; a `familyId` of 0 means that it has no family. */
	add(id: number, familyId: number, amount: 1 | -1): void {
		if (familyId > 0) {
			const families = this.#variants.get(id) ?? new Map<number, number>();
			const variants = (families.get(familyId) ?? 0) + amount;
			families.set(familyId, variants);
			this.#variants.set(id, families);
			const isOnlyOne = variants === (amount === 1 ? 1 : 0);
			if (!isOnlyOne) return;
		}
		this.#totals.set(id, this.get(id) + amount);
	}

	get(id: number): number {
		return this.#totals.get(id) ?? 0;
	}

	entries(): Iterable<[number, number]> {
		return this.#totals.entries();
	}
}
