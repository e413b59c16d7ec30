import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';

/** A change shows everywhere within a second. */
const MAX_MS = 1000;
const CHANGES = { full: 50, short: 10 };
const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 5;
const PRODUCT = 2;

/** How long after a change of price every cached page that names it shows it, on both of two processes. */
export async function freshness({ databaseUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO_CATALOGUE: 'off' };
	const servers = await Promise.all([startServer(env), startServer(env)]);
	const db = openDatabase(databaseUrl, () => {});
	const paths = await pagesWithPrice(db);
	const shows = async (price: string) => {
		const pages = servers.flatMap(({ origin }) => paths.map((path) => origin + path));
		const bodies = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
		return bodies.every((body) => body.includes(price));
	};
	try {
		const tookMs: number[] = [];
		for (let change = 0; change < (full ? CHANGES.full : CHANGES.short); change += 1) {
			const price = `87,${100 + change}.32`;
			// Every page is in the caches, with the price of before.
			await shows(price);
			await db
				.updateTable('products')
				.set({ price_tenge: (87_100 + change) * 100 + 32 })
				.where('id', '=', PRODUCT)
				.execute();
			const changedAtMs = performance.now();
			while (!(await shows(price)) && performance.now() - changedAtMs < PATIENCE_MS)
				await pause(ASK_EVERY_MS);
			tookMs.push(performance.now() - changedAtMs);
		}
		const slowest = Math.max(...tookMs);
		report.check(
			`a new price on ${paths.length} cached pages of two processes, ${tookMs.length} times`,
			`within ${MAX_MS} ms`,
			`${Math.round(median(tookMs))} ms (median), ${Math.round(slowest)} ms (slowest)`,
			slowest < MAX_MS,
		);
	} finally {
		await db.destroy();
		await Promise.all(servers.map((server) => server.stop()));
	}
}

/** The product becomes the newest, so that it stands first on home and in its list. */
async function pagesWithPrice(db: Database): Promise<string[]> {
	const { rows } = await sql<{ category: number; name: string }>`
		update products set is_new = true, created_at = now(), on_sale = false, sale_price_tenge = null where id = ${PRODUCT}
		returning category_id as category, name_en as name`.execute(db);
	const [product] = rows;
	if (!product) throw new Error(`There is no product ${PRODUCT}.`);
	const { category, name } = product;
	return [
		'/?lang=en',
		`/product/${category}/${PRODUCT}?lang=en`,
		`/category/${category}?lang=en&sort=new`,
		`/search?lang=en&query=${encodeURIComponent(name)}`,
	];
}
