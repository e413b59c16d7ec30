import type { Language } from '@dukan/domain/base/language/language.ts';
import { CardTotals } from './card-totals.ts';
import {
	grow,
	IN_STOCK,
	INITIAL_CAPACITY,
	IS_ACCESSORY,
	IS_NEW,
	LISTED,
	ON_SALE,
	ratingFlags,
} from './columns.ts';
import { Families } from './families.ts';
import { ItemLists } from './item-lists.ts';
import type { Listing, NameWords } from './listing.ts';
import { NameRanks } from './name-ranks.ts';
import { buildPostings, NO_POSTINGS } from './postings.ts';
import { RowsByProduct } from './rows-by-product.ts';

/**
 * Stores every listing as one row of typed-array columns, in some 160 bytes. Postings list the rows of a word
 * or value for rows that were added before `seal`. If the type, family, words or values of a product change
 * later, the product moves to a new row at the end, from `tailStart` on. A change of price, stock, flags or
 * rating is written in place.
 */
export class ListingIndex {
	/** The number of rows in use. */
	rowCount = 0;
	tailStart = 0;
	ids = new Int32Array(INITIAL_CAPACITY);
	categories = new Int32Array(INITIAL_CAPACITY);
	subcategories = new Int32Array(INITIAL_CAPACITY);
	brands = new Int32Array(INITIAL_CAPACITY);
	types = new Int32Array(INITIAL_CAPACITY);
	readonly families = new Families();
	prices = new Int32Array(INITIAL_CAPACITY);
	discounts = new Float64Array(INITIAL_CAPACITY);
	created = new Float64Array(INITIAL_CAPACITY);
	popularity = new Uint16Array(INITIAL_CAPACITY);
	starSums = new Int32Array(INITIAL_CAPACITY);
	reviewCounts = new Int32Array(INITIAL_CAPACITY);
	flags = new Uint8Array(INITIAL_CAPACITY);
	/**
	 * The numbers of each row's facet values, as in `facetIds`. Unlike the ids of the shop, these numbers
	 * have no gaps.
	 */
	readonly values = new ItemLists();
	words = new ItemLists();
	readonly facetIds: number[] = [];
	/** The number of cards of each brand and category. A family is one card. */
	readonly brandTotals = new CardTotals();
	readonly categoryTotals = new CardTotals();
	/** The largest category id that occurs. */
	maxCategory = 0;
	maxSubcategory = 0;
	maxBrand = 0;
	maxType = 0;
	maxWord = 0;
	valuePostings = NO_POSTINGS;
	wordPostings = NO_POSTINGS;
	readonly names = new NameRanks();
	readonly #facetNumbers = new Map<number, number>();
	readonly #rows = new RowsByProduct();

	put(listing: Listing): void {
		const known = this.rowOf(listing.productId);
		const stays = known !== undefined && this.#staysInRow(known, listing);
		if (known !== undefined) this.#unlist(known);
		const row = stays ? known : this.#appendRow(listing);
		this.prices[row] = listing.priceTenge;
		this.discounts[row] = listing.discount;
		this.created[row] = listing.createdMicros;
		this.popularity[row] = listing.popularity;
		this.starSums[row] = listing.starsSum;
		this.reviewCounts[row] = listing.reviewCount;
		this.flags[row] = flagsOf(listing);
		this.brandTotals.add(listing.brandId, listing.familyId, 1);
		this.categoryTotals.add(listing.categoryId, listing.familyId, 1);
	}

	remove(productId: number): void {
		const row = this.rowOf(productId);
		if (row !== undefined) this.#unlist(row);
	}

	/**
	 * Builds the postings. It is called once, after all listings were added. A million listings take half a
	 * second, in steps of some milliseconds.
	 */
	*seal(): Generator<void, void> {
		this.tailStart = this.rowCount;
		this.valuePostings = yield* buildPostings(this.values, this.rowCount, this.facetIds.length);
		this.wordPostings = yield* buildPostings(this.words, this.rowCount, this.maxWord + 1);
	}

	/**
	 * Gives all products the words of their names, without moving their rows. Lists are ready before that,
	 * because names are read later.
	 */
	*nameAll(wordsOf: (productId: number) => NameWords): Generator<void, void> {
		const words = new ItemLists();
		for (let row = 0; row < this.rowCount; row += 1) {
			const { typeId, wordIds } = wordsOf(this.ids[row] ?? 0);
			this.types[row] = typeId;
			this.maxType = Math.max(this.maxType, typeId);
			this.#appendWords(words, row, wordIds);
		}
		this.words = words;
		this.wordPostings = yield* buildPostings(words, this.tailStart, this.maxWord + 1);
	}

	/** Returns the words of a product's names; undefined if the names are not read yet. */
	wordsOf(productId: number): NameWords | undefined {
		const row = this.rowOf(productId);
		return row === undefined || this.types[row] === 0
			? undefined
			: { typeId: this.types[row] ?? 0, wordIds: this.words.itemsOf(row) };
	}

	#appendWords(words: ItemLists, row: number, wordIds: readonly number[]): void {
		for (const wordId of wordIds) this.maxWord = Math.max(this.maxWord, wordId);
		words.append(row, wordIds.length, (index) => wordIds[index] ?? 0);
	}

	/** Returns the number of a facet value; undefined if no product ever had it. */
	facetNumber(facetId: number): number | undefined {
		return this.#facetNumbers.get(facetId);
	}

	/** Returns an array that holds 1 at the numbers of the given facet ids. */
	facetFlags(facetIds: readonly number[]): Uint8Array {
		const flags = new Uint8Array(this.facetIds.length);
		for (const id of facetIds) {
			const number = this.#facetNumbers.get(id);
			if (number !== undefined) flags[number] = 1;
		}
		return flags;
	}

	rowOf(productId: number): number | undefined {
		return this.#rows.get(productId);
	}

	/** Yields the rows of products that are sold, in the order of their ids. */
	*listedRows(): Generator<number> {
		for (const row of this.#rows.inOrder()) if ((this.flags[row] ?? 0) & LISTED) yield row;
	}

	/**
	 * Stores the order of all products by name. `revision` is the one that `names` had when the order was
	 * read.
	 */
	setNameOrder(language: Language, productIds: readonly number[], revision: number): void {
		const rows = productIds.map((productId) => this.rowOf(productId));
		this.names.set(language, rows, { rowCount: this.rowCount, revision });
	}

	#unlist(row: number): void {
		if ((this.flags[row] ?? 0) & LISTED) {
			const familyId = this.families.idOf(row);
			this.brandTotals.add(this.brands[row] ?? 0, familyId, -1);
			this.categoryTotals.add(this.categories[row] ?? 0, familyId, -1);
		}
		this.flags[row] = 0;
	}

	#staysInRow(row: number, listing: Listing): boolean {
		const { facetIds, wordIds } = listing;
		return (
			this.types[row] === listing.typeId &&
			this.categories[row] === listing.categoryId &&
			this.subcategories[row] === listing.subcategoryId &&
			this.brands[row] === listing.brandId &&
			this.families.idOf(row) === listing.familyId &&
			this.words.equals(row, wordIds.length, (index) => wordIds[index]) &&
			this.values.equals(row, facetIds.length, (index) => this.#facetNumbers.get(facetIds[index] ?? 0))
		);
	}

	#appendRow(listing: Listing): number {
		const row = this.rowCount;
		if (row === this.ids.length) this.#growColumns(row + 1);
		this.rowCount += 1;
		this.ids[row] = listing.productId;
		this.categories[row] = listing.categoryId;
		this.subcategories[row] = listing.subcategoryId;
		this.brands[row] = listing.brandId;
		this.types[row] = listing.typeId;
		this.families.append(row, listing.familyId);
		this.maxCategory = Math.max(this.maxCategory, listing.categoryId);
		this.maxSubcategory = Math.max(this.maxSubcategory, listing.subcategoryId);
		this.maxBrand = Math.max(this.maxBrand, listing.brandId);
		this.maxType = Math.max(this.maxType, listing.typeId);
		this.names.moveRow(this.rowOf(listing.productId), row);
		this.#rows.set(listing.productId, row);
		this.values.append(row, listing.facetIds.length, (index) => this.#numberOf(listing.facetIds[index] ?? 0));
		this.#appendWords(this.words, row, listing.wordIds);
		return row;
	}

	#numberOf(facetId: number): number {
		const known = this.#facetNumbers.get(facetId);
		if (known !== undefined) return known;
		const number = this.facetIds.push(facetId) - 1;
		this.#facetNumbers.set(facetId, number);
		return number;
	}

	#growColumns(capacity: number): void {
		this.ids = grow(this.ids, capacity);
		this.categories = grow(this.categories, capacity);
		this.subcategories = grow(this.subcategories, capacity);
		this.brands = grow(this.brands, capacity);
		this.types = grow(this.types, capacity);
		this.prices = grow(this.prices, capacity);
		this.discounts = grow(this.discounts, capacity);
		this.created = grow(this.created, capacity);
		this.popularity = grow(this.popularity, capacity);
		this.starSums = grow(this.starSums, capacity);
		this.reviewCounts = grow(this.reviewCounts, capacity);
		this.flags = grow(this.flags, capacity);
	}
}

function flagsOf({ inStock, onSale, isNew, isAccessory, starsSum, reviewCount }: Listing): number {
	const stock = LISTED | (inStock ? IN_STOCK : 0) | (onSale ? ON_SALE : 0);
	return stock | (isNew ? IS_NEW : 0) | (isAccessory ? IS_ACCESSORY : 0) | ratingFlags(starsSum, reviewCount);
}
