/**
 * docs/contract.md: the sort orders of a list. By default a list is sorted by popularity, and search results
 * by how well they match.
 */
export const LIST_SORTS = ['popular', 'new', 'price', '-price', 'discount', 'name', 'rating'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const LIST_PAGE_SIZE = 24;

export function findListSort(value: string | null | undefined): ListSort | undefined {
	return LIST_SORTS.find((sort) => sort === value);
}

/** The rule by which products belong to a list. */
export type ListScope =
	| { kind: 'category' | 'subcategory' | 'smart' | 'brand'; id: number }
	| { kind: 'new' | 'sale' }
	| { kind: 'search'; query: string };

/** S12: a list has no pages beyond this offset. */
export const MAX_OFFSET = 10_000;
const MAX_PAGES = Math.floor(MAX_OFFSET / LIST_PAGE_SIZE) + 1;

/** Returns the number of pages of a list with this many products, up to the limit. */
export function listPages(count: number): number {
	return Math.min(Math.ceil(count / LIST_PAGE_SIZE), MAX_PAGES);
}

/** Returns the number of a page, counted from 1. An invalid number means the first page. */
export function listPage(value: string | null | undefined): number {
	// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a page number
	const page = /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
	return Math.min(page, MAX_PAGES);
}
