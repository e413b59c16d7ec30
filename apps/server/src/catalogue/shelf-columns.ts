import { setImmediate as pause } from 'node:timers/promises';

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
const NO_HOLDERS: Holders = { at: new Uint32Array(1), places: new Uint32Array() };
const SPARE = 1.25;
/** Some milliseconds: others have their turn between. */
const PLACES_AT_A_TIME = 20_000;
/** Ids beyond this are kept in a map: nobody numbers products so. */
const LARGEST_USUAL_ID = 20_000_000;

/** Places that follow each other and are of one kind in every respect. */
export type Run = {
	from: number;
	/** The place after the last. */
	to: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	kindId: number;
};

/**
 * All listings in columns, a place each; some 130 bytes a product. What was put before `seal` stands in runs, and `holders`
 * tell which places have a word or value. A product whose kind, words or values change later moves to a new place behind
 * them, `tailFrom` on; a change of price, stock or flags stays where it is.
 */
export class ShelfColumns {
	/** Goes up with every change. */
	version = 0;
	/** Places in use. */
	count = 0;
	tailFrom = 0;
	readonly runs: Run[] = [];
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
	/** Listed products by brand. */
	readonly brandTotals = new Map<number, number>();
	/** The largest there are. */
	lastBrand = 0;
	lastKind = 0;
	lastWord = 0;
	valueHolders = NO_HOLDERS;
	wordHolders = NO_HOLDERS;
	readonly #facetNumbers = new Map<number, number>();
	#valuesEnd = 0;
	#wordsEnd = 0;
	/** By product id, one more than its place. */
	#places = new Int32Array(FIRST_ROOM);
	readonly #placesOfLargeIds = new Map<number, number>();

	put(row: ShelfRow): void {
		const known = this.placeOf(row.productId);
		const stays = known !== undefined && this.#stays(known, row);
		const flags =
			LISTED | (row.inStock ? IN_STOCK : 0) | (row.onSale ? ON_SALE : 0) | (row.isNew ? IS_NEW : 0);
		// An order that leaves some pieces changes nothing here.
		if (stays && this.flags[known] === flags && this.#costsAs(known, row)) return;
		if (known !== undefined) this.#unlist(known);
		const place = stays ? known : this.#newPlace(row);
		this.version += 1;
		this.prices[place] = row.priceTenge;
		this.discounts[place] = row.discount;
		this.created[place] = row.createdMicros;
		this.flags[place] = flags;
		this.brandTotals.set(row.brandId, (this.brandTotals.get(row.brandId) ?? 0) + 1);
	}

	remove(productId: number): void {
		const place = this.placeOf(productId);
		if (place !== undefined) this.#unlist(place);
	}

	#unlist(place: number): void {
		const brandId = this.brands[place] ?? 0;
		this.version += 1;
		if ((this.flags[place] ?? 0) & LISTED)
			this.brandTotals.set(brandId, (this.brandTotals.get(brandId) ?? 0) - 1);
		this.flags[place] = 0;
	}

	/** Called once, when everything was put in the order of kinds. Of a million it takes half a second, a little at a time. */
	async seal(): Promise<void> {
		this.tailFrom = this.count;
		for (let place = 0; place < this.count; place += 1) {
			const last = this.runs.at(-1);
			if (last && this.#isOf(place, last)) last.to = place + 1;
			else
				this.runs.push({
					...{ from: place, to: place + 1, categoryId: this.categories[place] ?? 0 },
					...{ subcategoryId: this.subcategories[place] ?? 0, brandId: this.brands[place] ?? 0 },
					kindId: this.kinds[place] ?? 0,
				});
		}
		const { valuesAt, valueCounts, wordsAt, wordCounts, count } = this;
		this.valueHolders = await holdersOf(
			this.values,
			{ at: valuesAt, counts: valueCounts, count },
			this.facetIds.length,
		);
		this.wordHolders = await holdersOf(
			this.words,
			{ at: wordsAt, counts: wordCounts, count },
			this.lastWord + 1,
		);
	}

	/** The number of a facet value, if any product ever had it. */
	facetNumber(facetId: number): number | undefined {
		return this.#facetNumbers.get(facetId);
	}

	placeOf(productId: number): number | undefined {
		const next =
			productId > LARGEST_USUAL_ID ? this.#placesOfLargeIds.get(productId) : this.#places[productId];
		return next ? next - 1 : undefined;
	}

	#isOf(place: number, run: Omit<Run, 'from' | 'to'>): boolean {
		return (
			this.kinds[place] === run.kindId &&
			this.categories[place] === run.categoryId &&
			this.subcategories[place] === run.subcategoryId &&
			this.brands[place] === run.brandId
		);
	}

	#stays(place: number, row: ShelfRow): boolean {
		const { valuesAt, wordsAt, facetIds } = this;
		if (!this.#isOf(place, row)) return false;
		if (this.valueCounts[place] !== row.facetIds.length || this.wordCounts[place] !== row.wordIds.length)
			return false;
		const value = valuesAt[place] ?? 0;
		const word = wordsAt[place] ?? 0;
		return (
			row.facetIds.every((id, index) => facetIds[this.values[value + index] ?? 0] === id) &&
			row.wordIds.every((id, index) => this.words[word + index] === id)
		);
	}

	#costsAs(place: number, { priceTenge, discount, createdMicros }: ShelfRow): boolean {
		return (
			this.prices[place] === priceTenge &&
			this.discounts[place] === discount &&
			this.created[place] === createdMicros
		);
	}

	#newPlace(row: ShelfRow): number {
		const place = this.count;
		if (place === this.ids.length) this.#makeRoom();
		this.count += 1;
		this.ids[place] = row.productId;
		this.#remember(row.productId, place);
		this.categories[place] = row.categoryId;
		this.subcategories[place] = row.subcategoryId;
		this.brands[place] = row.brandId;
		this.kinds[place] = row.kindId;
		this.lastBrand = Math.max(this.lastBrand, row.brandId);
		this.lastKind = Math.max(this.lastKind, row.kindId);
		this.#putValues(place, row.facetIds);
		this.#putWords(place, row.wordIds);
		return place;
	}

	#remember(productId: number, place: number): void {
		if (productId > LARGEST_USUAL_ID) this.#placesOfLargeIds.set(productId, place + 1);
		else {
			if (productId >= this.#places.length) this.#places = longer(this.#places, productId + 1);
			this.#places[productId] = place + 1;
		}
	}

	#putValues(place: number, facetIds: readonly number[]): void {
		const at = this.#valuesEnd;
		this.#valuesEnd += facetIds.length;
		if (this.#valuesEnd > this.values.length) this.values = longer(this.values, this.#valuesEnd);
		this.valuesAt[place] = at;
		this.valueCounts[place] = facetIds.length;
		for (let index = 0; index < facetIds.length; index += 1)
			this.values[at + index] = this.#number(facetIds[index] ?? 0);
	}

	#putWords(place: number, wordIds: readonly number[]): void {
		const at = this.#wordsEnd;
		this.#wordsEnd += wordIds.length;
		if (this.#wordsEnd > this.words.length) this.words = longer(this.words, this.#wordsEnd);
		this.wordsAt[place] = at;
		this.wordCounts[place] = wordIds.length;
		for (let index = 0; index < wordIds.length; index += 1) {
			const wordId = wordIds[index] ?? 0;
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

/** The places that hold an item: from `at[item]` to `at[item + 1]` in `places`. */
type Holders = { at: Uint32Array; places: Uint32Array };

async function holdersOf(
	items: Uint32Array,
	held: { at: Uint32Array; counts: Uint16Array; count: number },
	itemCount: number,
): Promise<Holders> {
	const at = new Uint32Array(itemCount + 1);
	const each = async (visit: (item: number, place: number) => void) => {
		for (let place = 0; place < held.count; place += 1) {
			if (place % PLACES_AT_A_TIME === 0) await pause();
			const from = held.at[place] ?? 0;
			const to = from + (held.counts[place] ?? 0);
			for (let index = from; index < to; index += 1) visit(items[index] ?? 0, place);
		}
	};
	await each((item) => {
		at[item + 1] = (at[item + 1] ?? 0) + 1;
	});
	for (let item = 0; item < itemCount; item += 1) at[item + 1] = (at[item + 1] ?? 0) + (at[item] ?? 0);
	const places = new Uint32Array(at[itemCount] ?? 0);
	const next = at.slice();
	await each((item, place) => {
		places[next[item] ?? 0] = place;
		next[item] = (next[item] ?? 0) + 1;
	});
	return { at, places };
}

type Column = Int32Array | Uint32Array | Float64Array | Uint8Array | Uint16Array;

function longer<Own extends Column>(column: Own, least: number): Own {
	const Kind = column.constructor as new (length: number) => Own;
	const copy = new Kind(Math.ceil(least * SPARE));
	copy.set(column);
	return copy;
}
