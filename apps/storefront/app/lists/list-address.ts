import type { ListSort } from '@dukan/domain/catalogue/product-list.ts';

/** The state of a list lives in its address. */
export function listAddress(
	path: string,
	{ sort, page }: { sort: ListSort | undefined; page: number },
): string {
	const query = new URLSearchParams();
	if (sort) query.set('sort', sort);
	if (page > 1) query.set('page', String(page));
	const search = query.toString();
	return search ? `${path}?${search}` : path;
}
