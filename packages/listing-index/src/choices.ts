import type { MinRating } from '@dukan/domain/goods/lists/list-filters.ts';
import { IN_STOCK, ON_SALE, RATING_FLAGS } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** The shopper's choices. Attribute values are facet ids. */
export type ChosenFilters = {
	categoryIds: ReadonlySet<number>;
	brandIds: ReadonlySet<number>;
	minPriceTenge: number | undefined;
	maxPriceTenge: number | undefined;
	inStock: boolean;
	onSale: boolean;
	minRating: MinRating | undefined;
	attributes: readonly ChosenAttribute[];
};

export type ChosenAttribute = {
	key: string;
	/** All values of the attribute in the whole shop. */
	valueIds: readonly number[];
	chosenIds: readonly number[];
};

/** Results of failedChoice. Positive numbers stand for the choices of attributes, counted from 1. */
export const NONE = 0;
export const BRAND = -1;
export const PRICE = -2;
export const STOCK = -3;
export const SALE = -4;
export const CATEGORY = -5;
export const RATING = -6;
export const SEVERAL = -7;

/** The choices with the ids of the index. */
export type Choices = {
	index: ListingIndex;
	categoryIds: ReadonlySet<number>;
	isAnyCategory: boolean;
	brandIds: ReadonlySet<number>;
	isAnyBrand: boolean;
	minPrice: number;
	maxPrice: number;
	/** The flags that a product must have. */
	inStock: 0 | typeof IN_STOCK;
	onSale: 0 | typeof ON_SALE;
	rated: number;
	/**
	 * For each attribute, two flags for every facet value by its number: whether the value belongs to the
	 * attribute, and whether it is chosen.
	 */
	attributes: readonly { own: Uint8Array; chosen: Uint8Array }[];
};

/** Returns undefined when nothing is chosen. */
export function prepareChoices(index: ListingIndex, chosen: ChosenFilters): Choices | undefined {
	const { categoryIds, brandIds, minPriceTenge, maxPriceTenge, inStock, onSale, minRating, attributes } =
		chosen;
	const isAny =
		categoryIds.size + brandIds.size + attributes.length > 0 ||
		inStock ||
		onSale ||
		minRating !== undefined ||
		minPriceTenge !== undefined ||
		maxPriceTenge !== undefined;
	if (!isAny) return undefined;
	return {
		index,
		categoryIds,
		isAnyCategory: categoryIds.size === 0,
		brandIds,
		isAnyBrand: brandIds.size === 0,
		minPrice: minPriceTenge ?? 0,
		maxPrice: maxPriceTenge ?? Number.POSITIVE_INFINITY,
		inStock: inStock ? IN_STOCK : 0,
		onSale: onSale ? ON_SALE : 0,
		rated: minRating === undefined ? 0 : RATING_FLAGS[minRating],
		attributes: attributes.map(({ valueIds, chosenIds }) => ({
			own: index.facetFlags(valueIds),
			chosen: index.facetFlags(chosenIds),
		})),
	};
}

/**
 * Returns the only choice that a row fails, or NONE or SEVERAL. A row that fails one choice counts only in
 * the facet of that choice, because a facet ignores its own choice. A row that fails several choices counts
 * nowhere.
 */
export function failedChoice(choices: Choices, row: number): number {
	const { index, inStock, onSale, rated } = choices;
	const flags = index.flags[row] ?? 0;
	const price = index.prices[row] ?? 0;
	let failed = NONE;
	if (!choices.isAnyBrand && !choices.brandIds.has(index.brands[row] ?? 0)) failed = BRAND;
	if (!choices.isAnyCategory && !choices.categoryIds.has(index.categories[row] ?? 0)) {
		if (failed !== NONE) return SEVERAL;
		failed = CATEGORY;
	}
	if (price < choices.minPrice || price > choices.maxPrice) {
		if (failed !== NONE) return SEVERAL;
		failed = PRICE;
	}
	if ((flags & inStock) !== inStock) {
		if (failed !== NONE) return SEVERAL;
		failed = STOCK;
	}
	if ((flags & onSale) !== onSale) {
		if (failed !== NONE) return SEVERAL;
		failed = SALE;
	}
	if ((flags & rated) !== rated) {
		if (failed !== NONE) return SEVERAL;
		failed = RATING;
	}
	return choices.attributes.length === 0 ? failed : failedAttribute(choices, row, failed);
}

/** Checks the attributes of a row, given the choice that it has failed so far. */
function failedAttribute({ index, attributes }: Choices, row: number, failedBefore: number): number {
	const { items, starts, counts } = index.values;
	const from = starts[row] ?? 0;
	const to = from + (counts[row] ?? 0);
	let failed = failedBefore;
	for (let number = 0; number < attributes.length; number += 1) {
		const isChosen = attributes[number]?.chosen;
		let isMet = false;
		for (let at = from; at < to && !isMet; at += 1) isMet = isChosen?.[items[at] ?? 0] === 1;
		if (isMet) continue;
		if (failed !== NONE) return SEVERAL;
		failed = number + 1;
	}
	return failed;
}
