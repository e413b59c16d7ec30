import { setTimeout as pause } from 'node:timers/promises';
import { NO_FILTERS, writeListFilters } from '@dukan/domain/lists/list-filters.ts';
import type { FacetsWire } from '@dukan/domain/lists/lists.api.ts';
import type { StaffOrdersQuery } from '@dukan/domain/orders/staff-orders.api.ts';
import type { BrandWire, CategoryWire, SmartCategoryWire } from '@dukan/domain/structure/structure.api.ts';
import { sql } from 'kysely';
import { findAnyOrder, listOrders } from '../apps/server/src/features/orders/orders.queries.ts';
import { listStaffOrders } from '../apps/server/src/features/orders/staff-orders.queries.ts';
import { reportCancels, reportSales, reportTop } from '../apps/server/src/features/reports/sales.queries.ts';
import {
	reportAcceptance,
	reportSearches,
	reportSlots,
	reportStock,
} from '../apps/server/src/features/reports/stock-report.queries.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { LAST_DAY } from './grow-orders.ts';

/** One thing to measure; `run` does it for the n-th time, each time for something else of its kind. */
export type Case = {
	name: string;
	/** Runs before, outside the measured time. */
	before?: (n: number) => Promise<unknown>;
	run: (n: number) => Promise<unknown>;
};

const SEARCHES = ['ноутбук', 'samsung', 'gulaklyk', 'RTX 4060', 'phone case'];
const TYPOS = ['ноутбк', 'samsnug', 'gulaklik', 'headphnes', 'клавеатура'];
/** As it is typed: the box asks after each pause. */
const BEGUN = ['сам', 'ноут', 'gula', 'клав', 'xia', 'samsung g'];
const SUGGESTIONS = 8;
/** As far as an address may lead (S12), or the list goes. */
const DEEPEST = 9_990;

const of = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

/** After a change: far longer than a process takes to know it. */
const KNOWN_AFTER_MS = 100;

type Find = { size: number; get: (path: string) => Promise<unknown> };

/** What shoppers wait for: the calls behind every kind of page. */
export async function shopperCases(db: Database, { size, get }: Find): Promise<Case[]> {
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
		{
			...list('category, just sold out', ofCategories),
			before: (n) => flipStock(n).then(() => pause(KNOWN_AFTER_MS)),
		},
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
		{ name: 'own orders', run: (n) => listOrders(db, 1 + (n % (size / 10)), { limit: 24, offset: 0 }) },
		{ name: 'an order', run: (n) => findAnyOrder(db, 1 + ((n * 7919) % size)) },
	];

	/** The last piece goes, and returns with the next run. */
	function flipStock(n: number): Promise<unknown> {
		return sql`update product_stock set quantity = case when ${n % 2 === 0} then 0 else 5 end
			where product_id = ${1 + ((Math.floor(n / 2) * 7919) % size)}`.execute(db);
	}

	async function lastPage(address = ''): Promise<number> {
		const { count } = await read<{ count: number }>(address);
		return Math.max(0, Math.min(DEEPEST, count - 24));
	}
}

/** The two commonest choices of each list: the most that is left to count. */
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

/** What staff wait for: counted over all orders of a month, each time again. */
export function staffCases(db: Database): Case[] {
	const month = { from: '2026-10-15', to: LAST_DAY };
	const list = (filter: Partial<StaffOrdersQuery> = {}) =>
		listStaffOrders(db, { sort: '-created', limit: 50, offset: 0, ...filter }, new Date());
	return [
		{ name: 'staff: orders', run: () => list() },
		{ name: 'staff: open orders', run: () => list({ status: 'pending' }) },
		{
			name: 'staff: orders by phone',
			run: (n) => list({ q: String(3_000_001 + n) }),
		},
		{ name: 'staff: orders by name', run: (n) => list({ q: `Jeren ${2 + 5 * n}` }) },
		{ name: 'report: sales by day', run: () => reportSales(db, month, 'day') },
		{ name: 'report: top products', run: () => reportTop(db, month, { of: 'product', by: 'revenue' }) },
		{ name: 'report: top categories', run: () => reportTop(db, month, { of: 'category', by: 'revenue' }) },
		{ name: 'report: top brands', run: () => reportTop(db, month, { of: 'brand', by: 'pieces' }) },
		{ name: 'report: cancelled', run: () => reportCancels(db, month) },
		{ name: 'report: hours', run: () => reportSlots(db, month) },
		{ name: 'report: missed searches', run: () => reportSearches(db, month) },
		{ name: 'report: acceptance', run: () => reportAcceptance(db, month) },
		{ name: 'report: stock', run: () => reportStock(db, new Date(`${LAST_DAY}T07:00:00Z`)) },
	];
}
