import { changedSearch } from './changed-search.ts';

export const PAGE_ROWS = 50;

/** Returns the page that the address asks for, counted from 1. */
export function pageOf(search: URLSearchParams): number {
	return Math.max(1, Number(search.get('page')) || 1);
}

/** Returns the query for the server: everything in the address, with its page as an offset. */
export function listQuery(
	search: URLSearchParams,
	fixed: Readonly<Record<string, string>>,
): Record<string, string | number> {
	const { page: _, ...filters } = { ...Object.fromEntries(search), ...fixed };
	return { ...filters, limit: PAGE_ROWS, offset: (pageOf(search) - 1) * PAGE_ROWS };
}

/** Another filter or order begins at the first page. */
export function changedList(
	now: URLSearchParams,
	values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
	return changedSearch(now, 'page' in values ? values : { ...values, page: undefined });
}

/** Tells whether anything is left out of the list; its order and its page leave nothing out. */
export function isFiltered(search: URLSearchParams): boolean {
	return [...search.keys()].some((name) => name !== 'page' && name !== 'sort');
}
