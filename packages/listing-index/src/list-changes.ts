type ListKind = 'category' | 'subcategory' | 'brand';

/** When the products of a list last changed, in versions of the index: a sale of phones leaves the list of printers as it was. */
export class ListChanges {
	readonly #versions: Record<ListKind, Map<number, number>> = {
		category: new Map(),
		subcategory: new Map(),
		brand: new Map(),
	};
	#ofAll = 0;

	ofRow(version: number, lists: Record<ListKind, number>): void {
		this.#versions.category.set(lists.category, version);
		this.#versions.subcategory.set(lists.subcategory, version);
		this.#versions.brand.set(lists.brand, version);
	}

	/** The order of names changed. */
	ofAll(version: number): void {
		this.#ofAll = version;
	}

	last(kind: ListKind, id: number): number {
		return Math.max(this.#ofAll, this.#versions[kind].get(id) ?? 0);
	}
}
