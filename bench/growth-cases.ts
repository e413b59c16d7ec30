import { type ListFilters, NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import type { ListScope, ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { ListRequest } from '@dukan/domain/storefront/shop-reader.ts';
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
import type { PublicShop } from '../apps/server/src/platform/read-shop.ts';
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

/** What shoppers wait for. */
export async function shopperCases(
	shop: PublicShop,
	db: Database,
	{ size, notified }: { size: number; notified: () => Promise<void> },
): Promise<Case[]> {
	const categories = await shop.categories();
	const ofCategories = categories.map(({ k_id }): ListScope => ({ kind: 'category', id: k_id }));
	const ofSubcategories = categories.flatMap(({ sub_categories }) =>
		sub_categories.slice(0, 2).map(({ sc_id }): ListScope => ({ kind: 'subcategory', id: sc_id })),
	);
	const ofSmart = (await shop.smartCategories()).map(
		({ sm_id }): ListScope => ({ kind: 'smart', id: sm_id }),
	);
	const ofBrands = (await shop.brands()).slice(0, 12).map(({ id }): ListScope => ({ kind: 'brand', id }));
	const searches = (queries: readonly string[]) =>
		queries.map((query): ListScope => ({ kind: 'search', query }));
	const list = (name: string, scopes: readonly ListScope[], more: Partial<ListRequest> = {}): Case => ({
		name,
		run: (n) => shop.list(request(of(scopes, n), more)),
	});
	const narrowed = async (name: string, scopes: readonly ListScope[]): Promise<Case> => {
		const requests = await commonestChoices(shop, scopes);
		return { name, run: (n) => shop.list(of(requests, n)) };
	};
	return [
		list('category', ofCategories),
		{ ...list('category, just sold out', ofCategories), before: (n) => flipStock(n).then(notified) },
		await narrowed('category, two filters', ofCategories),
		sorted('category, cheapest first', 'price'),
		sorted('category, by name', 'name'),
		list('category, last page', ofCategories.slice(0, 1), { offset: await lastPage(ofCategories[0]) }),
		list('sub-category', ofSubcategories),
		await narrowed('sub-category, two filters', ofSubcategories),
		list('smart', ofSmart),
		list('brand', ofBrands),
		list('new', [{ kind: 'new' }]),
		list('sale', [{ kind: 'sale' }]),
		list('search', searches(SEARCHES)),
		list('search with a typo', searches(TYPOS)),
		list('suggestions', searches(BEGUN), { limit: SUGGESTIONS, withFacets: false }),
		{ name: 'home', run: () => shop.home({ limit: 7, offset: 0, cardSize: 5 }) },
		{ name: 'brands', run: () => shop.brands() },
		{ name: 'product', run: (n) => shop.product(1 + ((n * 7919) % size)) },
		{ name: 'own orders', run: (n) => listOrders(db, 1 + (n % (size / 10)), { limit: 24, offset: 0 }) },
		{ name: 'an order', run: (n) => findAnyOrder(db, 1 + ((n * 7919) % size)) },
	];

	/** The last piece goes, and returns with the next run. */
	function flipStock(n: number): Promise<unknown> {
		return sql`update product_stock set quantity = case when ${n % 2 === 0} then 0 else 5 end
			where product_id = ${1 + ((Math.floor(n / 2) * 7919) % size)}`.execute(db);
	}

	async function lastPage(scope: ListScope | undefined): Promise<number> {
		const { count } = scope ? await shop.list(request(scope)) : { count: 0 };
		return Math.max(0, Math.min(DEEPEST, count - 24));
	}

	function sorted(name: string, sort: ListSort): Case {
		return list(name, ofCategories, { sort });
	}
}

/** The two commonest choices of each list: the most that is left to count. */
async function commonestChoices(shop: PublicShop, scopes: readonly ListScope[]): Promise<ListRequest[]> {
	const requests: ListRequest[] = [];
	for (const scope of scopes) {
		const { facets } = await shop.list(request(scope));
		const brand = facets?.brands.toSorted((a, b) => b.count - a.count)[0];
		const values = (facets?.attributes ?? []).flatMap(({ key, values }) =>
			values.map((value) => ({ key, ...value })),
		);
		const value = values.toSorted((a, b) => b.count - a.count)[0];
		if (!brand || !value) continue;
		const filters: ListFilters = {
			...NO_FILTERS,
			brandIds: [brand.id],
			attributes: { [value.key]: [value.value] },
		};
		requests.push(request(scope, { filters }));
	}
	return requests;
}

function request(scope: ListScope, more: Partial<ListRequest> = {}): ListRequest {
	return {
		scope,
		filters: NO_FILTERS,
		sort: undefined,
		language: 'ru',
		limit: 24,
		offset: 0,
		withFacets: true,
		...more,
	};
}

/** What staff wait for: counted over all orders of a month, each time again. */
export function staffCases(db: Database): Case[] {
	const month = { from: '2026-10-15', to: LAST_DAY };
	const page = { sort: '-created', limit: 50, offset: 0 } as const;
	return [
		{ name: 'staff: orders', run: () => listStaffOrders(db, page) },
		{ name: 'staff: open orders', run: () => listStaffOrders(db, { ...page, status: 'pending' }) },
		{
			name: 'staff: orders by phone',
			run: (n) => listStaffOrders(db, { ...page, q: String(3_000_001 + n) }),
		},
		{ name: 'staff: orders by name', run: (n) => listStaffOrders(db, { ...page, q: `Jeren ${2 + 5 * n}` }) },
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
