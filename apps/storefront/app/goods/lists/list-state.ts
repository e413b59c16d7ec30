import {
	isListParameter,
	type ListFilters,
	NO_FILTERS,
	readListFilters,
	writeListFilters,
} from '@dukan/domain/goods/lists/list-filters.ts';
import { findListSort, LIST_PAGE_SIZE, type ListSort } from '@dukan/domain/goods/lists/product-list.ts';

/**
 * The part of a list's address that filters and pages do not change: its path and, for a search, the query.
 */
export type ListPlace = { path: string; query: string | undefined };

/**
 * A shopper's choices in a list. They are kept in the address, so that the list can be shared, bookmarked and
 * found again with Back.
 */
export type ListState = {
	filters: ListFilters;
	sort: ListSort | undefined;
	/** Counted from 1. */
	page: number;
	/** The number of rows that are shown, starting with those of `page`; "load more" raises it by a page. */
	shown: number;
};

/** More rows at once would be slow to draw on a cheap phone. The page links lead further. */
export const MAX_SHOWN = 240;

export const FIRST_STATE: ListState = {
	filters: NO_FILTERS,
	sort: undefined,
	page: 1,
	shown: LIST_PAGE_SIZE,
};

/**
 * Returns undefined if the address holds an invalid choice. An unknown sort order is ignored, because it does
 * not change which products are shown.
 */
export function findListState(query: URLSearchParams): ListState | undefined {
	const { filters, invalid } = readListFilters(withPlainPrices(query));
	const sort = findListSort(query.get('sort'));
	const page = wholeNumber(query.get('page'), 1);
	const shown = wholeNumber(query.get('shown'), LIST_PAGE_SIZE);
	if (invalid.length > 0 || !page || !shown) return undefined;
	const pages = Math.ceil(Math.min(shown, MAX_SHOWN) / LIST_PAGE_SIZE);
	return { filters: withOrderedPrices(filters), sort, page, shown: pages * LIST_PAGE_SIZE };
}

/** An empty field of a form counts as not chosen. */
function wholeNumber(text: string | null, otherwise: number): number | undefined {
	if (!text) return otherwise;
	return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** Accepts prices as people see them: '1 250,50'. */
export function plainPrice(text: string): string {
	return text.replaceAll(/\s/g, '').replace(',', '.');
}

function withPlainPrices(query: URLSearchParams): URLSearchParams {
	const plain = new URLSearchParams(query);
	for (const name of ['price_min', 'price_max']) {
		const text = query.get(name);
		if (text) plain.set(name, plainPrice(text));
	}
	return plain;
}

/** Swaps the prices if the lower one is larger: from 5 000 to 1 000 becomes from 1 000 to 5 000. */
export function withOrderedPrices(filters: ListFilters): ListFilters {
	const { minPriceTenge: min, maxPriceTenge: max } = filters;
	if (min === undefined || max === undefined || min <= max) return filters;
	return { ...filters, minPriceTenge: max, maxPriceTenge: min };
}

type Pair = [name: string, value: string];

function listPairs(place: ListPlace, { filters, sort, page, shown }: ListState): Pair[] {
	const pairs: Pair[] = place.query === undefined ? [] : [['query', place.query]];
	pairs.push(...writeListFilters(filters));
	if (sort) pairs.push(['sort', sort]);
	if (page > 1) pairs.push(['page', String(page)]);
	if (shown > LIST_PAGE_SIZE) pairs.push(['shown', String(shown)]);
	return pairs;
}

/** Returns the canonical address of a list with these choices. */
export function listAddress(place: ListPlace, state: ListState): string {
	return addressOf(place.path, listPairs(place, state));
}

/** Returns the same parameters for calls about the list. */
export function listQuery(place: ListPlace, state: ListState): Record<string, string> {
	return Object.fromEntries(listPairs(place, state));
}

/** Returns the canonical address of the same choice, or undefined if the address already is canonical. */
export function findRightAddress(
	place: ListPlace,
	state: ListState,
	query: URLSearchParams,
): string | undefined {
	const right = listPairs(place, state);
	const asked = [...query].filter(([name]) => isListParameter(name));
	if (JSON.stringify(asked) === JSON.stringify(right)) return undefined;
	return addressOf(place.path, [...right, ...[...query].filter(([name]) => !isListParameter(name))]);
}

/** Commas between values are not encoded, so that the address stays readable. */
function addressOf(path: string, pairs: readonly Pair[]): string {
	const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
	return search.length > 0 ? `${path}?${search.join('&')}` : path;
}
