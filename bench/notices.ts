import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { cpuUs } from './cpu-time.ts';

const RATES = [50, 300, 1000];
/** R19 */
const TARGET = 0.1;
const TURN_MS = 20;
const SECONDS = { full: 8, short: 4 };
const PRODUCTS = 600;

/** R19: what product changes cost a process with a full cache. Each changes a price and is announced in a notice of its own. */
export async function notices({ databaseUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		DEMO_CATALOGUE: 'off',
		OVERLOAD_GUARD: 'off',
	});
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	const seconds = full ? SECONDS.full : SECONDS.short;
	const pid = server.process.pid ?? 0;
	try {
		const rows = [];
		for (const perS of [0, ...RATES]) {
			await fillCache(server.origin);
			await pause(1000);
			const before = cpuUs(pid);
			const startMs = performance.now();
			const made = await changeProducts(db, perS, seconds);
			const share = (cpuUs(pid) - before) / 1000 / (performance.now() - startMs);
			rows.push({ 'notices a second': made, 'of a core': `${(100 * share).toFixed(1)} %` });
			if (perS === Math.max(...RATES))
				report.check(
					`R19 ${perS} product changes a second`,
					`at most ${TARGET * 100} % of a core a process`,
					`${(100 * share).toFixed(1)} % at ${made} a second`,
					share <= TARGET,
				);
		}
		report.table('CPU of a server process with its pages cached', rows);
	} finally {
		await db.destroy();
		await server.stop();
	}
}

/** Every product's page and call in two languages. */
async function fillCache(origin: string): Promise<void> {
	for (let id = 1; id <= PRODUCTS; id += 1)
		await Promise.all(
			['ru', 'tm'].map(async (language) => {
				const response = await fetch(`${origin}/api/product_show/${id}`, {
					headers: { cookie: `lang=${language}` },
				});
				await response.arrayBuffer();
			}),
		);
}

/** Returns how many a second it came to. */
async function changeProducts(db: Database, perS: number, seconds: number): Promise<number> {
	const startMs = performance.now();
	const endMs = startMs + seconds * 1000;
	let made = 0;
	while (performance.now() < endMs) {
		const due = Math.floor(((performance.now() - startMs) * perS) / 1000) - made;
		if (due > 0) {
			const ids = Array.from({ length: due }, (_, index) => 1 + ((made + index) % PRODUCTS));
			await db.transaction().execute(async (trx) => {
				await sql`update products set price_tenge = price_tenge + 1 where id = any (${ids}::integer[])`.execute(
					trx,
				);
				await sql`select pg_notify('shop_changes', 'product:' || id) from unnest(${ids}::integer[]) id`.execute(
					trx,
				);
			});
			made += due;
		}
		await pause(TURN_MS);
	}
	return Math.round(made / ((performance.now() - startMs) / 1000));
}
