import { BRAND, CATEGORY, type Choices, PRICE, SALE, STOCK } from './choices.ts';
import { IN_STOCK, ON_SALE } from './columns.ts';
import type { FacetCounts } from './facet-counts.ts';
import type { ListingIndex } from './listing-index.ts';

/** Counts rows one by one. */
export class FacetTotals {
	readonly #index: ListingIndex;
	readonly #categories: Uint32Array;
	readonly #brands: Uint32Array;
	/** By number of a facet value. */
	readonly #values: Uint32Array;
	#minPrice = Number.POSITIVE_INFINITY;
	#maxPrice = Number.NEGATIVE_INFINITY;
	#inStock = 0;
	#onSale = 0;

	constructor(index: ListingIndex) {
		this.#index = index;
		this.#categories = new Uint32Array(index.maxCategory + 1);
		this.#brands = new Uint32Array(index.maxBrand + 1);
		this.#values = new Uint32Array(index.facetIds.length);
	}

	/** A row that meets every choice counts everywhere. */
	count(row: number): void {
		const flags = this.#index.flags[row] ?? 0;
		this.#inStock += flags & IN_STOCK;
		this.#onSale += flags & ON_SALE ? 1 : 0;
		this.#countCategory(row);
		this.#countBrand(row);
		this.#countPrice(row);
		this.#countValues(row);
	}

	/** A row that fails this choice alone counts for its facet only. */
	countIgnoring(row: number, failed: number, { attributes }: Choices): void {
		if (failed === BRAND) this.#countBrand(row);
		else if (failed === CATEGORY) this.#countCategory(row);
		else if (failed === PRICE) this.#countPrice(row);
		else if (failed === STOCK || failed === SALE) return;
		else this.#countValues(row, attributes[failed - 1]?.own);
	}

	result(found: number): FacetCounts {
		const { facetIds } = this.#index;
		return {
			found,
			categories: nonZero(this.#categories, (id) => id),
			brands: nonZero(this.#brands, (id) => id),
			priceTenge: { min: this.#minPrice, max: this.#maxPrice },
			inStock: this.#inStock,
			onSale: this.#onSale,
			values: nonZero(this.#values, (number) => facetIds[number] ?? 0),
		};
	}

	#countCategory(row: number): void {
		const category = this.#index.categories[row] ?? 0;
		this.#categories[category] = (this.#categories[category] ?? 0) + 1;
	}

	#countBrand(row: number): void {
		const brand = this.#index.brands[row] ?? 0;
		this.#brands[brand] = (this.#brands[brand] ?? 0) + 1;
	}

	#countPrice(row: number): void {
		const price = this.#index.prices[row] ?? 0;
		if (price < this.#minPrice) this.#minPrice = price;
		if (price > this.#maxPrice) this.#maxPrice = price;
	}

	#countValues(row: number, only?: Uint8Array): void {
		const { items, starts, counts } = this.#index.values;
		const values = this.#values;
		const from = starts[row] ?? 0;
		const to = from + (counts[row] ?? 0);
		for (let at = from; at < to; at += 1) {
			const number = items[at] ?? 0;
			if (!only || only[number] === 1) values[number] = (values[number] ?? 0) + 1;
		}
	}
}

function nonZero(counts: Uint32Array, idOf: (number: number) => number): Map<number, number> {
	const map = new Map<number, number>();
	for (const [number, count] of counts.entries()) if (count > 0) map.set(idOf(number), count);
	return map;
}
