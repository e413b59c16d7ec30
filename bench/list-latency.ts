import { type ListFilters, NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import type { ListScope, ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { ListRequest } from '@dukan/domain/storefront/shop-reader.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type PublicShop, publicShop } from '../apps/server/src/shop-reader.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';

const SIZES = [1000, 10_000, 100_000];
const RUNS = 300;
const WARM_UP_RUNS = 30;

/** Issue: at 100,000 products, one at a time. */
const TARGET = { medianMs: 25, p99Ms: 80 };

type Case = { name: string; requests: ListRequest[] };
type Latency = { medianMs: number; p99Ms: number };

/** Lists as pages read them, from the database each time, one at a time, in shops of growing size. */
export async function listLatency({ serverUrl }: BenchShop): Promise<void> {
	const table: Record<string, Record<string, string>> = {};
	const medians = new Map<string, number[]>();
	for (const size of SIZES) {
		const url = await prepareGrownDatabase(serverUrl, size, (line) => console.log(`· ${line}`));
		const db = openDatabase(url, console.error);
		const shop = publicShop(db, new Set(), () => new Date());
		for (const { name, requests } of await casesOf(shop)) {
			const { medianMs, p99Ms } = await measure(shop, requests);
			medians.set(name, [...(medians.get(name) ?? []), medianMs]);
			table[name] = {
				...table[name],
				[size.toLocaleString('en')]: `${medianMs.toFixed(1)} / ${p99Ms.toFixed(1)}`,
			};
			if (size === SIZES.at(-1))
				table[name].target = medianMs < TARGET.medianMs && p99Ms < TARGET.p99Ms ? 'met' : 'missed';
		}
		await db.destroy();
	}
	for (const [name, values] of medians)
		table[name] = { ...table[name], growth: `× ${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(1)}` };
	console.log(`median / p99 in ms; ${RUNS} runs each; target ${TARGET.medianMs} / ${TARGET.p99Ms}`);
	console.table(table);
}

async function measure(shop: PublicShop, requests: readonly ListRequest[]): Promise<Latency> {
	const tookMs: number[] = [];
	for (let run = -WARM_UP_RUNS; run < RUNS; run += 1) {
		const request = requests[(run + WARM_UP_RUNS) % requests.length] as ListRequest;
		const startMs = performance.now();
		await shop.list(request);
		if (run >= 0) tookMs.push(performance.now() - startMs);
	}
	tookMs.sort((a, b) => a - b);
	const at = (share: number) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? 0;
	return { medianMs: at(0.5), p99Ms: at(0.99) };
}

async function casesOf(shop: PublicShop): Promise<Case[]> {
	const categories = await shop.categories();
	const smart = await shop.smartCategories();
	const ofCategories = categories.map(({ k_id }): ListScope => ({ kind: 'category', id: k_id }));
	const ofSubcategories = categories.flatMap(({ sub_categories }) =>
		sub_categories.slice(0, 2).map(({ sc_id }): ListScope => ({ kind: 'subcategory', id: sc_id })),
	);
	const ofSmart = smart.map(({ sm_id }): ListScope => ({ kind: 'smart', id: sm_id }));
	const searches = (...queries: string[]) => queries.map((query): ListScope => ({ kind: 'search', query }));
	const plain = (scopes: ListScope[], sort?: ListSort) =>
		scopes.map((scope) => request(scope, NO_FILTERS, sort));
	const cases = [
		{ name: 'category, two filters', requests: await narrowed(shop, ofCategories) },
		{ name: 'sub-category, two filters', requests: await narrowed(shop, ofSubcategories) },
		{ name: 'category', requests: plain(ofCategories) },
		{ name: 'category, cheapest first', requests: plain(ofCategories, 'price') },
		{ name: 'category, by name', requests: plain(ofCategories, 'name') },
		{ name: 'smart', requests: plain(ofSmart) },
		{
			name: 'brand',
			requests: plain((await shop.brands()).slice(0, 12).map(({ id }) => ({ kind: 'brand', id }))),
		},
		{ name: 'new', requests: plain([{ kind: 'new' }]) },
		{ name: 'sale', requests: plain([{ kind: 'sale' }]) },
		{ name: 'search', requests: plain(searches('ноутбук', 'samsung', 'gulaklyk', 'RTX 4060', 'phone case')) },
		{ name: 'search with a typo', requests: plain(searches('ноутбк', 'samsnug', 'gulaklik', 'headphnes')) },
	];
	const found = await Promise.all(cases.map(({ requests }) => finds(shop, requests[0])));
	return cases.filter((_, index) => found[index]);
}

/** A shop that has no search yet has nothing to measure there. */
async function finds(shop: PublicShop, first: ListRequest | undefined): Promise<boolean> {
	return first !== undefined && (await shop.list({ ...first, withFacets: false })).count > 0;
}

/** The two commonest choices of each list: the most that is left to count. */
async function narrowed(shop: PublicShop, scopes: readonly ListScope[]): Promise<ListRequest[]> {
	const requests: ListRequest[] = [];
	for (const scope of scopes) {
		const { facets } = await shop.list(request(scope, NO_FILTERS));
		const brand = facets?.brands.toSorted((a, b) => b.count - a.count)[0];
		const values = (facets?.attributes ?? []).flatMap(({ key, values }) =>
			values.map((value) => ({ key, ...value })),
		);
		const value = values.toSorted((a, b) => b.count - a.count)[0];
		if (brand && value)
			requests.push(
				request(scope, { ...NO_FILTERS, brandIds: [brand.id], attributes: { [value.key]: [value.value] } }),
			);
	}
	return requests;
}

function request(scope: ListScope, filters: ListFilters, sort?: ListSort): ListRequest {
	return { ...{ scope, filters, sort, language: 'ru', limit: 24, offset: 0 }, withFacets: true };
}
