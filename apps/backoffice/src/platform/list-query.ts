import { changedSearch } from './changed-search.ts';

export const PAGE_ROWS = 50;

/** Returns the page number of the address, counted from 1. */
export function pageOf(search: URLSearchParams): number {
	return Math.max(1, Number(search.get('page')) || 1);
}

/** Returns the query for the server: the query of the address, with its page turned into an offset. */
export function listQuery(
	search: URLSearchParams,
	fixed: Readonly<Record<string, string>>,
): Record<string, string | number> {
	const { page: _, ...filters } = { ...Object.fromEntries(search), ...fixed };
	return { ...filters, limit: PAGE_ROWS, offset: (pageOf(search) - 1) * PAGE_ROWS };
}

/** Returns the changed address of the list. Another filter or order starts at the first page. */
export function changedList(
	now: URLSearchParams,
	values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
	return changedSearch(now, 'page' in values ? values : { ...values, page: undefined });
}

/** Returns true if a filter leaves rows out of the list. The order and the page do not. */
export function isFiltered(search: URLSearchParams): boolean {
	return [...search.keys()].some((name) => name !== 'page' && name !== 'sort');
}
