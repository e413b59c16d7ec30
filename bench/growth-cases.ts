import { NO_FILTERS, writeListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { FacetsWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type {
	BrandWire,
	CategoryWire,
	SmartCategoryWire,
} from '@dukan/domain/goods/structure/structure.api.ts';

/** A case to measure. `run` executes it for the n-th time, each time with another item. */
export type Case = {
	name: string;
	run: (n: number) => Promise<unknown>;
};

const SEARCHES = ['ноутбук', 'samsung', 'gulaklyk', 'RTX 4060', 'phone case'];
const TYPOS = ['ноутбк', 'samsnug', 'gulaklik', 'headphnes', 'клавеатура'];
/** Queries as people type them. The search box sends one after each pause. */
const BEGUN = ['сам', 'ноут', 'gula', 'клав', 'xia', 'samsung g'];
const SUGGESTIONS = 8;
/** The last page of a list that an address may request (S12). */
const DEEPEST = 9_990;

const of = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

type Find = { size: number; get: (path: string) => Promise<unknown> };

/** Measures the calls behind every kind of page, for which shoppers wait. */
export async function shopperCases({ size, get }: Find): Promise<Case[]> {
	const read = async <Body>(path: string): Promise<Body> => (await get(path)) as Body;
	const categories = await read<CategoryWire[]>('/api/category_list');
	const smart = await read<SmartCategoryWire[]>('/api/smart_list');
	const brands = await read<BrandWire[]>('/api/brand_list');
	const ofCategories = categories.map(({ k_id }) => `/api/category_show/${k_id}?`);
	const ofSubcategories = categories.flatMap(({ sub_categories }) =>
		sub_categories.slice(0, 2).map(({ sc_id }) => `/api/category_sub/${sc_id}?`),
	);
	const ofBrands = brands.slice(0, 12).map(({ id }) => `/api/brand_show/${id}?`);
	const searches = (queries: readonly string[], more: string) =>
		queries.map((query) => `/api/search?query=${encodeURIComponent(query)}&${more}`);
	const list = (name: string, addresses: readonly string[], more = 'limit=24'): Case => ({
		name,
		run: (n) => get(of(addresses, n) + more),
	});
	const narrowed = async (name: string, addresses: readonly string[]): Promise<Case> =>
		list(name, await commonestChoices(read, addresses));
	return [
		list('category', ofCategories),
		await narrowed('category, two filters', ofCategories),
		list('category, cheapest first', ofCategories, 'limit=24&sort=price'),
		list('category, by name', ofCategories, 'limit=24&sort=name'),
		list(
			'category, last page',
			ofCategories.slice(0, 1),
			`limit=24&offset=${await lastPage(ofCategories[0])}`,
		),
		list('sub-category', ofSubcategories),
		await narrowed('sub-category, two filters', ofSubcategories),
		list(
			'smart',
			smart.map(({ sm_id }) => `/api/smart_show/${sm_id}?`),
		),
		list('brand', ofBrands),
		list('new', ['/api/new_products?']),
		list('sale', ['/api/sale_products?']),
		list('search', searches(SEARCHES, 'facets=1&')),
		list('search with a typo', searches(TYPOS, 'facets=1&')),
		list('suggestions', searches(BEGUN, ''), `limit=${SUGGESTIONS}`),
		{ name: 'home', run: () => get('/api/home') },
		{ name: 'brands', run: () => get('/api/brand_list') },
		{ name: 'product', run: (n) => get(`/api/product_show/${1 + ((n * 7919) % size)}`) },
	];

	async function lastPage(address = ''): Promise<number> {
		const { count } = await read<{ count: number }>(address);
		return Math.max(0, Math.min(DEEPEST, count - 24));
	}
}

/** Returns the two most common choices of each list, which leave the most products to count. */
async function commonestChoices(
	read: (path: string) => Promise<{ facets: FacetsWire }>,
	addresses: readonly string[],
): Promise<string[]> {
	const narrowed: string[] = [];
	for (const address of addresses) {
		const { facets } = await read(address);
		const brand = facets.brands.toSorted((a, b) => b.count - a.count)[0];
		const values = facets.attributes.flatMap(({ key, values }) => values.map((value) => ({ key, ...value })));
		const value = values.toSorted((a, b) => b.count - a.count)[0];
		if (!brand || !value) continue;
		const filters = { ...NO_FILTERS, brandIds: [brand.id], attributes: { [value.key]: [value.value] } };
		narrowed.push(`${address}${new URLSearchParams(writeListFilters(filters))}&`);
	}
	return narrowed;
}
