import { MAX_ID } from '../../base/addresses/addresses.ts';
import { manatFromTenge, tengeFromManat } from '../../base/money/money.ts';

/** CHOOSE-03: the average ratings by which a list can be narrowed, the highest first. */
export const MIN_RATINGS = [4, 3] as const;
export type MinRating = (typeof MIN_RATINGS)[number];

/** The filters of a list. Page addresses and API calls use the same names (docs/contract.md). */
export type ListFilters = {
	/** FIND-03: used only in lists that mix categories. */
	categoryIds: readonly number[];
	brandIds: readonly number[];
	/** Limits of the price that the shopper pays; both ends are included. */
	minPriceTenge: number | undefined;
	maxPriceTenge: number | undefined;
	inStock: boolean;
	onSale: boolean;
	/**
	 * CHOOSE-03: keeps only products with at least this average rating. Products without reviews are left
	 * out.
	 */
	minRating: MinRating | undefined;
	/**
	 * The chosen values by attribute key. A value is exact or, for numbers, a range ('4000..5000', '..4000',
	 * '5000..').
	 */
	attributes: Readonly<Record<string, readonly string[]>>;
};

export const NO_FILTERS: ListFilters = {
	categoryIds: [],
	brandIds: [],
	minPriceTenge: undefined,
	maxPriceTenge: undefined,
	inStock: false,
	onSale: false,
	minRating: undefined,
	attributes: {},
};

export const ATTRIBUTE_PREFIX = 'attr.';

const PARAMETERS = [
	'query',
	'category',
	'brand',
	'price_min',
	'price_max',
	'in_stock',
	'sale',
	'rating',
	'sort',
	'page',
	'shown',
];

/** True for parameters that an address of a list may have; a list ignores all others. */
export function isListParameter(name: string): boolean {
	return name.startsWith(ATTRIBUTE_PREFIX) || PARAMETERS.includes(name);
}

/** S12: no shopper chooses more values at once. */
const MAX_CHOICES = 50;
const MAX_VALUE_LENGTH = 64;
const MAX_PRICE_MANAT = 10_000_000;

export type InvalidFilter = {
	field: string;
	code: 'format' | 'maximum' | 'maxItems' | 'maxLength' | 'unknown';
};

/** Reads the valid filters. Invalid ones are left out and named. */
export function readListFilters(query: URLSearchParams): { filters: ListFilters; invalid: InvalidFilter[] } {
	const invalid: InvalidFilter[] = [];
	const refuse = (field: string, code: InvalidFilter['code']) => {
		invalid.push({ field, code });
		return undefined;
	};
	const values = (field: string): string[] => {
		const chosen = [...new Set(query.getAll(field).flatMap((text) => text.split(',')))].filter(Boolean);
		if (chosen.length > MAX_CHOICES) refuse(field, 'maxItems');
		return chosen.slice(0, MAX_CHOICES);
	};
	const price = (field: string): number | undefined => {
		const text = query.get(field);
		if (!text) return undefined;
		if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return refuse(field, 'format');
		return Number(text) > MAX_PRICE_MANAT ? refuse(field, 'maximum') : tengeFromManat(Number(text));
	};
	const flag = (field: string): boolean => {
		const text = query.get(field);
		if (text && text !== '0' && text !== '1') refuse(field, 'format');
		return text === '1';
	};
	const attributes: Record<string, string[]> = {};
	for (const field of new Set(query.keys())) {
		if (!field.startsWith(ATTRIBUTE_PREFIX)) continue;
		const key = field.slice(ATTRIBUTE_PREFIX.length);
		const chosen = values(field).filter((value) => value.length <= MAX_VALUE_LENGTH);
		if (chosen.length < values(field).length) refuse(field, 'maxLength');
		if (!/^[a-z][a-zA-Z0-9]{0,63}$/.test(key)) refuse(field, 'format');
		else if (chosen.length > 0) attributes[key] = chosen;
	}
	if (Object.keys(attributes).length > MAX_CHOICES) refuse(ATTRIBUTE_PREFIX, 'maxItems');
	const ratings = values('rating');
	if (ratings.some((value) => !/^[34]$/.test(value))) refuse('rating', 'format');
	const ids = (field: string): number[] => {
		const chosen = values(field);
		const good = chosen.filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID);
		if (good.length < chosen.length) refuse(field, 'format');
		return good.map(Number);
	};
	return {
		filters: {
			categoryIds: ids('category'),
			brandIds: ids('brand'),
			minPriceTenge: price('price_min'),
			maxPriceTenge: price('price_max'),
			inStock: flag('in_stock'),
			onSale: flag('sale'),
			// The wider of two choices counts, because "from 4" and "from 3" together show both.
			minRating: MIN_RATINGS.findLast((from) => ratings.includes(String(from))),
			attributes,
		},
		invalid,
	};
}

/** Writes the filters as in an address. The order is always the same, so that one choice has one address. */
export function writeListFilters(filters: ListFilters): [name: string, value: string][] {
	const { categoryIds, brandIds, minPriceTenge, maxPriceTenge, attributes } = filters;
	const pairs: [string, string][] = [];
	if (categoryIds.length > 0) pairs.push(['category', categoryIds.toSorted((a, b) => a - b).join(',')]);
	if (brandIds.length > 0) pairs.push(['brand', brandIds.toSorted((a, b) => a - b).join(',')]);
	if (minPriceTenge !== undefined) pairs.push(['price_min', String(manatFromTenge(minPriceTenge))]);
	if (maxPriceTenge !== undefined) pairs.push(['price_max', String(manatFromTenge(maxPriceTenge))]);
	if (filters.inStock) pairs.push(['in_stock', '1']);
	if (filters.onSale) pairs.push(['sale', '1']);
	if (filters.minRating) pairs.push(['rating', String(filters.minRating)]);
	// Stryker disable next-line EqualityOperator: no two keys of an object are equal, so the comparison never meets equal ones
	for (const [key, values] of Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
		if (values.length > 0) pairs.push([`${ATTRIBUTE_PREFIX}${key}`, values.toSorted().join(',')]);
	}
	return pairs;
}

export type NumberRange = { min: number | undefined; max: number | undefined };

/**
 * Reads a range. '4000..5000' contains 4000 and everything below 5000; a range with an open end has no limit
 * there.
 */
export function findNumberRange(value: string): NumberRange | undefined {
	// Stryker disable next-line ArrayDeclaration: the mutant's array has only index 0, which is skipped
	const [, min, max] = /^(-?\d{1,12}(?:\.\d{1,6})?)?\.\.(-?\d{1,12}(?:\.\d{1,6})?)?$/.exec(value) ?? [];
	if (min === undefined && max === undefined) return undefined;
	return {
		min: min === undefined ? undefined : Number(min),
		max: max === undefined ? undefined : Number(max),
	};
}

export function numberRangeValue({ min, max }: NumberRange): string {
	return `${min ?? ''}..${max ?? ''}`;
}
