/**
 * docs/contract.md: the orders a list can be asked in. Without one, goods stand by popularity, what was searched for by how well it
 * fits.
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

/** S12: lists have no further pages. */
export const MAX_OFFSET = 10_000;
const MAX_PAGES = Math.floor(MAX_OFFSET / LIST_PAGE_SIZE) + 1;

/** Returns the number of pages of a list with this many products, up to the limit. */
export function listPages(count: number): number {
	return Math.min(Math.ceil(count / LIST_PAGE_SIZE), MAX_PAGES);
}

/** Pages are counted from 1; an invalid number means the first. */
export function listPage(value: string | null | undefined): number {
	// Stryker disable next-line StringLiteral: neither text is a page number
	const page = /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
	return Math.min(page, MAX_PAGES);
}
