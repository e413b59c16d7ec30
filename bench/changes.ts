import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type BenchShop, startShop } from './bench-shop.ts';
import { cpuUs, median } from './cpu.ts';

/** A change must show everywhere within a second. */
const SHOWN_WITHIN_MS = 1000;
const CHANGES = { full: 50, short: 10 };
const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 5;
const PRODUCT = 2;

/** R19: the number of product changes per second. */
const CHANGES_PER_S = 1000;
const MOST_OF_A_CORE = 0.1;
const TURN_MS = 20;
const SECONDS = { full: 8, short: 4 };
const PRODUCTS = 600;

/**
 * Measures how soon a price change shows on every cached page that names the product, in two processes, and
 * how much processor time many changes cost.
 */
export async function changes(bench: BenchShop): Promise<void> {
	const servers = await Promise.all([startShop(bench), startShop(bench)]);
	const db = openDatabase(bench.databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		const pages = await pagesWithPrice(db);
		await freshness(bench, db, { pages, origins: servers.map(({ origin }) => origin) });
		await servers[1]?.stop();
		if (servers[0]) await manyChanges(bench, db, servers[0]);
	} finally {
		await db.destroy();
		await Promise.all(servers.map((server) => server.stop()));
	}
}

async function freshness(
	{ report, full }: BenchShop,
	db: Database,
	{ pages, origins }: { pages: string[]; origins: string[] },
): Promise<void> {
	const shows = async (price: string) => {
		const addresses = origins.flatMap((origin) => pages.map((path) => origin + path));
		const bodies = await Promise.all(addresses.map(async (page) => (await fetch(page)).text()));
		return bodies.every((body) => body.includes(price));
	};
	const tookMs: number[] = [];
	for (let change = 0; change < (full ? CHANGES.full : CHANGES.short); change += 1) {
		const price = `87,${100 + change}.32`;
		// These requests put every page into the caches, with the old price.
		await shows(price);
		const tenge = (87_100 + change) * 100 + 32;
		await sql`update products set price_tenge = ${tenge} where id = ${PRODUCT}`.execute(db);
		const changedAtMs = performance.now();
		while (!(await shows(price)) && performance.now() - changedAtMs < PATIENCE_MS) await pause(ASK_EVERY_MS);
		tookMs.push(performance.now() - changedAtMs);
	}
	const slowest = Math.max(...tookMs);
	report.check(
		`a new price on ${pages.length} cached pages of two processes, ${tookMs.length} times`,
		`within ${SHOWN_WITHIN_MS} ms`,
		`${Math.round(median(tookMs))} ms (median), ${Math.round(slowest)} ms (slowest)`,
		slowest < SHOWN_WITHIN_MS,
	);
}

/**
 * Makes the product the newest, so that it comes first on home and in its list, and returns the pages with
 * its price.
 */
async function pagesWithPrice(db: Database): Promise<string[]> {
	const { rows } = await sql<{ category: number; name: string }>`
		update products set is_new = true, created_at = now(), on_sale = false, sale_price_tenge = null where id = ${PRODUCT}
		returning category_id as category, name_en as name`.execute(db);
	const { category = 0, name = '' } = rows[0] ?? {};
	return [
		'/?lang=en',
		`/product/${category}/${PRODUCT}?lang=en`,
		`/category/${category}?lang=en&sort=new`,
		`/search?lang=en&query=${encodeURIComponent(name)}`,
	];
}

/**
 * R19: measures the cost of product changes for a process with a full cache. Every change is a notification
 * of its own.
 */
async function manyChanges(
	{ report, full }: BenchShop,
	db: Database,
	server: Awaited<ReturnType<typeof startShop>>,
): Promise<void> {
	const pid = server.process.pid ?? 0;
	for (let id = 1; id <= PRODUCTS; id += 1)
		for (const language of ['ru', 'tm'])
			await (await fetch(`${server.origin}/api/product_show/${id}?lang=${language}`)).arrayBuffer();
	await pause(1000);
	const before = cpuUs(pid);
	const startMs = performance.now();
	const made = await changeProducts(db, full ? SECONDS.full : SECONDS.short);
	const share = (cpuUs(pid) - before) / 1000 / (performance.now() - startMs);
	report.check(
		`R19 ${CHANGES_PER_S} product changes a second`,
		`at most ${MOST_OF_A_CORE * 100} % of a core a process`,
		`${(100 * share).toFixed(1)} % at ${made} a second`,
		share <= MOST_OF_A_CORE,
	);
}

/** Changes products and returns the number of changes per second. */
async function changeProducts(db: Database, seconds: number): Promise<number> {
	const startMs = performance.now();
	let made = 0;
	while (performance.now() < startMs + seconds * 1000) {
		const due = Math.floor(((performance.now() - startMs) * CHANGES_PER_S) / 1000) - made;
		const ids = Array.from({ length: due }, (_, index) => 1 + ((made + index) % PRODUCTS));
		if (due > 0)
			await db.transaction().execute(async (trx) => {
				await sql`update products set price_tenge = price_tenge + 1 where id = any (${ids})`.execute(trx);
				await sql`select pg_notify('shop_changes', 'product:' || id) from unnest(${ids}::integer[]) id`.execute(
					trx,
				);
			});
		made += due;
		await pause(TURN_MS);
	}
	return Math.round(made / ((performance.now() - startMs) / 1000));
}
