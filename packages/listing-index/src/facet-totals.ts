import { MIN_RATINGS } from '@dukan/domain/goods/lists/list-filters.ts';
import { BRAND, CATEGORY, type Choices, PRICE, RATING, SALE, STOCK } from './choices.ts';
import { IN_STOCK, ON_SALE, RATED_FROM_3, RATING_FLAGS } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** The counts of every facet, in cards. The counts of a facet ignore the choice in that facet. */
export type FacetCounts = {
	/** The cards of products that meet every choice. A family is one card (CHOOSE-01). */
	found: number;
	categories: ReadonlyMap<number, number>;
	brands: ReadonlyMap<number, number>;
	/** The lowest and highest price; for an empty list they are Infinity and -Infinity. */
	priceTenge: { min: number; max: number };
	inStock: number;
	onSale: number;
	/** CHOOSE-03: for each average rating, the number of cards with at least that rating. */
	ratings: ReadonlyMap<number, number>;
	/** Keyed by facet id. */
	values: ReadonlyMap<number, number>;
};

/** Counts cards row by row. The rows of a family must follow each other (CHOOSE-01). */
export class StockTotals {
	found = 0;
	inStock = 0;
	onSale = 0;
	readonly #index: ListingIndex;
	/** The last family that each total has counted. */
	#foundFamily = 0;
	#stockFamily = 0;
	#saleFamily = 0;

	constructor(index: ListingIndex) {
		this.#index = index;
	}

	count(row: number): void {
		const family = this.#index.families.numbers[row] ?? 0;
		const flags = this.#index.flags[row] ?? 0;
		if (family === 0 || family !== this.#foundFamily) this.found += 1;
		this.#foundFamily = family;
		if (flags & IN_STOCK) {
			if (family === 0 || family !== this.#stockFamily) this.inStock += 1;
			this.#stockFamily = family;
		}
		if (flags & ON_SALE) {
			if (family === 0 || family !== this.#saleFamily) this.onSale += 1;
			this.#saleFamily = family;
		}
	}
}

/**
 * Counts the cards for each number, such as a facet value. Two variants of a family with the same number
 * count once.
 */
class CardCounts {
	readonly #cards: Uint32Array;
	/** The last family that was counted for each number; empty while there are no families. */
	readonly #families: Uint32Array;

	constructor(size: number, hasFamilies: boolean) {
		this.#cards = new Uint32Array(size);
		this.#families = new Uint32Array(hasFamilies ? size : 0);
	}

	count(number: number, family: number): void {
		if (family !== 0) {
			if (this.#families[number] === family) return;
			this.#families[number] = family;
		}
		this.#cards[number] = (this.#cards[number] ?? 0) + 1;
	}

	nonZero(idOf: (number: number) => number): Map<number, number> {
		const map = new Map<number, number>();
		for (const [number, count] of this.#cards.entries()) if (count > 0) map.set(idOf(number), count);
		return map;
	}
}

/** Counts cards for every facet, row by row. The rows of a family must follow each other (CHOOSE-01). */
export class FacetTotals {
	readonly #index: ListingIndex;
	readonly #stock: StockTotals;
	readonly #categories: CardCounts;
	readonly #brands: CardCounts;
	/** Indexed by the number of a facet value. */
	readonly #values: CardCounts;
	/** Indexed by average rating. */
	readonly #ratings: CardCounts;
	#minPrice = Number.POSITIVE_INFINITY;
	#maxPrice = Number.NEGATIVE_INFINITY;

	constructor(index: ListingIndex) {
		const hasFamilies = index.families.count > 0;
		this.#index = index;
		this.#stock = new StockTotals(index);
		this.#categories = new CardCounts(index.maxCategory + 1, hasFamilies);
		this.#brands = new CardCounts(index.maxBrand + 1, hasFamilies);
		this.#values = new CardCounts(index.facetIds.length, hasFamilies);
		this.#ratings = new CardCounts(Math.max(...MIN_RATINGS) + 1, hasFamilies);
	}

	/** Counts a row that meets every choice, in all facets. */
	count(row: number): void {
		this.#stock.count(row);
		this.#countCategory(row);
		this.#countBrand(row);
		this.#countPrice(row);
		this.#countRating(row);
		this.#countValues(row);
	}

	/** Counts a row that fails only this choice, in the facet of the choice. */
	countIgnoring(row: number, failed: number, { attributes }: Choices): void {
		if (failed === BRAND) this.#countBrand(row);
		else if (failed === CATEGORY) this.#countCategory(row);
		else if (failed === PRICE) this.#countPrice(row);
		else if (failed === RATING) this.#countRating(row);
		else if (failed === STOCK || failed === SALE) return;
		else this.#countValues(row, attributes[failed - 1]?.own);
	}

	result(): FacetCounts {
		const { facetIds } = this.#index;
		const { found, inStock, onSale } = this.#stock;
		return {
			found,
			categories: this.#categories.nonZero((id) => id),
			brands: this.#brands.nonZero((id) => id),
			priceTenge: { min: this.#minPrice, max: this.#maxPrice },
			inStock,
			onSale,
			ratings: this.#ratings.nonZero((from) => from),
			values: this.#values.nonZero((number) => facetIds[number] ?? 0),
		};
	}

	#countCategory(row: number): void {
		this.#categories.count(this.#index.categories[row] ?? 0, this.#index.families.numbers[row] ?? 0);
	}

	#countBrand(row: number): void {
		this.#brands.count(this.#index.brands[row] ?? 0, this.#index.families.numbers[row] ?? 0);
	}

	#countPrice(row: number): void {
		const price = this.#index.prices[row] ?? 0;
		if (price < this.#minPrice) this.#minPrice = price;
		if (price > this.#maxPrice) this.#maxPrice = price;
	}

	#countRating(row: number): void {
		const flags = this.#index.flags[row] ?? 0;
		if ((flags & RATED_FROM_3) === 0) return;
		const family = this.#index.families.numbers[row] ?? 0;
		for (const from of MIN_RATINGS) if (flags & RATING_FLAGS[from]) this.#ratings.count(from, family);
	}

	#countValues(row: number, only?: Uint8Array): void {
		const { items, starts, counts } = this.#index.values;
		const family = this.#index.families.numbers[row] ?? 0;
		const from = starts[row] ?? 0;
		const to = from + (counts[row] ?? 0);
		for (let at = from; at < to; at += 1) {
			const number = items[at] ?? 0;
			if (!only || only[number] === 1) this.#values.count(number, family);
		}
	}
}
