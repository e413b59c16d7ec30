/** What lists ask of a product: its row of product_listings. */
export type ShelfRow = {
	productId: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	/** search_kinds.id; 0 while the search does not know the product. */
	kindId: number;
	priceTenge: number;
	discount: number;
	createdMicros: number;
	inStock: boolean;
	onSale: boolean;
	isNew: boolean;
	facetIds: readonly number[];
	wordIds: readonly number[];
};

export const IN_STOCK = 1;
export const ON_SALE = 2;
export const IS_NEW = 4;
/** On the shelf. Rows that left it keep their place, for they often return. */
export const LISTED = 8;

const FIRST_ROOM = 1024;
const SPARE = 1.25;

/**
 * All listings in columns, a place each, places in the order of ids but for products that were published late. Some 90
 * bytes a product.
 */
export class ShelfColumns {
	/** Places in use. */
	count = 0;
	ids = new Int32Array(FIRST_ROOM);
	categories = new Int32Array(FIRST_ROOM);
	subcategories = new Int32Array(FIRST_ROOM);
	brands = new Int32Array(FIRST_ROOM);
	kinds = new Int32Array(FIRST_ROOM);
	prices = new Int32Array(FIRST_ROOM);
	discounts = new Float64Array(FIRST_ROOM);
	created = new Float64Array(FIRST_ROOM);
	flags = new Uint8Array(FIRST_ROOM);
	/** Where the values and words of a place begin in `values` and `words`, and how many there are. */
	valuesAt = new Uint32Array(FIRST_ROOM);
	valueCounts = new Uint16Array(FIRST_ROOM);
	wordsAt = new Uint32Array(FIRST_ROOM);
	wordCounts = new Uint16Array(FIRST_ROOM);
	/** Numbers of facet values as `facetIds` has them: without gaps, unlike those of facet_values. */
	values = new Uint32Array(FIRST_ROOM);
	words = new Uint32Array(FIRST_ROOM);
	readonly facetIds: number[] = [];
	/** The largest there are. */
	lastBrand = 0;
	lastKind = 0;
	lastWord = 0;
	readonly #facetNumbers = new Map<number, number>();
	#valuesEnd = 0;
	#wordsEnd = 0;
	/** Up to here places are in the order of ids; the rest are in the map. */
	#sorted = 0;
	readonly #late = new Map<number, number>();

	put(row: ShelfRow): void {
		const known = this.placeOf(row.productId);
		const place = known ?? this.#newPlace(row.productId);
		this.categories[place] = row.categoryId;
		this.subcategories[place] = row.subcategoryId;
		this.brands[place] = row.brandId;
		this.kinds[place] = row.kindId;
		this.prices[place] = row.priceTenge;
		this.discounts[place] = row.discount;
		this.created[place] = row.createdMicros;
		this.flags[place] =
			LISTED | (row.inStock ? IN_STOCK : 0) | (row.onSale ? ON_SALE : 0) | (row.isNew ? IS_NEW : 0);
		if (row.brandId > this.lastBrand) this.lastBrand = row.brandId;
		if (row.kindId > this.lastKind) this.lastKind = row.kindId;
		this.#putValues(place, row.facetIds);
		this.#putWords(place, row.wordIds);
	}

	remove(productId: number): void {
		const place = this.placeOf(productId);
		if (place !== undefined) this.flags[place] = 0;
	}

	/** The number of a facet value, if any product ever had it. */
	facetNumber(facetId: number): number | undefined {
		return this.#facetNumbers.get(facetId);
	}

	placeOf(productId: number): number | undefined {
		let low = 0;
		let high = this.#sorted - 1;
		while (low <= high) {
			const middle = (low + high) >> 1;
			const id = this.ids[middle] ?? 0;
			if (id === productId) return middle;
			if (id < productId) low = middle + 1;
			else high = middle - 1;
		}
		return this.#late.get(productId);
	}

	#newPlace(productId: number): number {
		const place = this.count;
		if (place === this.ids.length) this.#makeRoom();
		this.count += 1;
		this.ids[place] = productId;
		if (this.#sorted === place && (place === 0 || (this.ids[place - 1] ?? 0) < productId)) this.#sorted += 1;
		else this.#late.set(productId, place);
		return place;
	}

	/** In the old room if they fit, else at the end. */
	#putValues(place: number, facetIds: readonly number[]): void {
		if (facetIds.length > (this.valueCounts[place] ?? 0)) {
			if (this.#valuesEnd + facetIds.length > this.values.length)
				this.values = longer(this.values, this.#valuesEnd + facetIds.length);
			this.valuesAt[place] = this.#valuesEnd;
			this.#valuesEnd += facetIds.length;
		}
		this.valueCounts[place] = facetIds.length;
		const at = this.valuesAt[place] ?? 0;
		for (const [index, facetId] of facetIds.entries()) this.values[at + index] = this.#number(facetId);
	}

	#putWords(place: number, wordIds: readonly number[]): void {
		if (wordIds.length > (this.wordCounts[place] ?? 0)) {
			if (this.#wordsEnd + wordIds.length > this.words.length)
				this.words = longer(this.words, this.#wordsEnd + wordIds.length);
			this.wordsAt[place] = this.#wordsEnd;
			this.#wordsEnd += wordIds.length;
		}
		this.wordCounts[place] = wordIds.length;
		const at = this.wordsAt[place] ?? 0;
		for (const [index, wordId] of wordIds.entries()) {
			this.words[at + index] = wordId;
			if (wordId > this.lastWord) this.lastWord = wordId;
		}
	}

	#number(facetId: number): number {
		const known = this.#facetNumbers.get(facetId);
		if (known !== undefined) return known;
		const number = this.facetIds.push(facetId) - 1;
		this.#facetNumbers.set(facetId, number);
		return number;
	}

	#makeRoom(): void {
		const room = this.count + 1;
		this.ids = longer(this.ids, room);
		this.categories = longer(this.categories, room);
		this.subcategories = longer(this.subcategories, room);
		this.brands = longer(this.brands, room);
		this.kinds = longer(this.kinds, room);
		this.prices = longer(this.prices, room);
		this.discounts = longer(this.discounts, room);
		this.created = longer(this.created, room);
		this.flags = longer(this.flags, room);
		this.valuesAt = longer(this.valuesAt, room);
		this.valueCounts = longer(this.valueCounts, room);
		this.wordsAt = longer(this.wordsAt, room);
		this.wordCounts = longer(this.wordCounts, room);
	}
}

type Column = Int32Array | Uint32Array | Float64Array | Uint8Array | Uint16Array;

function longer<Own extends Column>(column: Own, least: number): Own {
	const Kind = column.constructor as new (length: number) => Own;
	const copy = new Kind(Math.ceil(least * SPARE));
	copy.set(column);
	return copy;
}
