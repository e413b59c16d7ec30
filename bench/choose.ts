import { sql } from 'kysely';
import { insertAccessories } from '../apps/server/src/commands/demo/insert-accessories.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';
import type { Row } from './report.ts';
import { closeUncachedShop, openUncachedShop, uncachedCost, warmUp } from './uncached-cost.ts';

const PRODUCTS = 1000;
const REVIEWS = 10_000;
/** One product that everyone has bought. */
const POPULAR_PRODUCT = 1;
const POPULAR_REVIEWS = 1000;
/** The budget of docs/performance.md for a page that is not cached. */
const MAX_PAGE_MS = 20;
const ROUNDS = 5;

/** CHOOSE-02, CHOOSE-03: pages of a shop with 10,000 reviews on 1,000 products, and with goods that fit each other. */
export async function choose({ serverUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const grown = await prepareGrownDatabase(serverUrl, PRODUCTS, (line) => console.log(`· ${line}`));
	const database = await cloneTemplate(serverUrl, new URL(grown).pathname.slice(1));
	const amount = full ? 25 : 8;
	try {
		const before = await costOfPages(database.url, dataDir, amount);
		const db = openDatabase(database.url, console.error, { noQueryTimeout: true });
		await fillShop(db).finally(() => db.destroy());
		const after = await costOfPages(database.url, dataDir, amount);
		const rows: Row[] = Object.keys(PAGES).map((name) => ({
			page: name,
			'ms CPU before': before.get(name)?.toFixed(1) ?? '',
			'ms CPU with all of it': after.get(name)?.toFixed(1) ?? '',
		}));
		report.table(`${REVIEWS} reviews on ${PRODUCTS} products, and accessories; not cached`, rows);
		for (const [name, ms] of after)
			report.check(
				`CHOOSE-03 ${name} with ${REVIEWS} reviews in the shop`,
				`at most ${MAX_PAGE_MS} ms CPU, not cached`,
				`${ms.toFixed(1)} ms`,
				ms <= MAX_PAGE_MS,
			);
	} finally {
		await database.drop();
	}
}

const PAGES: Readonly<Record<string, string>> = {
	product: '/product/7/300',
	'product that everyone has bought': `/product/1/${POPULAR_PRODUCT}`,
	'the same, a later page of its worst reviews': `/product/1/${POPULAR_PRODUCT}?stars=1&reviews=9`,
	category: '/category/phones-7',
	'category, rated from 4, best first': '/category/phones-7?rating=4&sort=rating',
	'sub-category': '/category/laptops-1/gaming-laptops-102',
	search: '/search?query=samsung',
	'reviews of a product': `/api/review_list/${POPULAR_PRODUCT}`,
	'accessories of a product': '/api/product_accessories/300',
};

/** By name, in milliseconds of CPU of the server. */
async function costOfPages(
	databaseUrl: string,
	dataDir: string,
	amount: number,
): Promise<Map<string, number>> {
	const shop = await openUncachedShop(databaseUrl, dataDir);
	const costs = new Map<string, number>();
	try {
		await warmUp(shop, Object.values(PAGES));
		for (const [name, path] of Object.entries(PAGES)) {
			const rounds: number[] = [];
			for (let round = 0; round < ROUNDS; round += 1)
				rounds.push((await uncachedCost(shop, [path], amount)).serverMs);
			costs.set(name, median(rounds));
		}
		return costs;
	} finally {
		await closeUncachedShop(shop);
	}
}

async function fillShop(db: Database): Promise<void> {
	await insertAccessories(db);
	await sql`delete from reviews`.execute(db);
	await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at, helpful)
		select case when n <= ${POPULAR_REVIEWS} then ${POPULAR_PRODUCT} else 1 + n % ${PRODUCTS} end, 'Aman', 1 + n % 5,
			'Good for its price; it came on the day it was promised. ' || n, 'published',
			now() - n * interval '1 minute', now() - n * interval '1 minute', n % 7
		from generate_series(1, ${REVIEWS}::integer) as n`.execute(db);
}
