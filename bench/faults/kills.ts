import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { type BenchShop, startShop } from '../bench-shop.ts';
import { prepareBuyers } from '../order-load.ts';
import { ShopProcesses } from '../shop-processes.ts';
import { countMissing, startBuying } from './buyers.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { ask } from './readers.ts';

const FULL = { orders: 20_000, serverKills: 50, databaseKills: 5, betweenMs: 3000 };
const SHORT = { orders: 500, serverKills: 4, databaseKills: 2, betweenMs: 1500 };
/** After this time the bench stops and reports its results so far. */
const MAX_MS = 9 * 60_000;
/** R2: the shop must work again this soon after PostgreSQL's processes are killed. */
const BACK_WITHIN_MS = 10_000;

/** R1: kills two servers in turn while people order. Every confirmed order must be in the database. */
export async function serverKills(bench: BenchShop): Promise<void> {
	const size = bench.full ? FULL : SHORT;
	const shop = await ShopProcesses.open(bench);
	try {
		const tokens = await prepareBuyers(shop.db);
		const buying = startBuying(tokens, () => shop.origins);
		let killed = 0;
		const deadline = performance.now() + MAX_MS;
		const isDone = () => buying.told.length >= size.orders && killed >= size.serverKills;
		while (!isDone() && performance.now() < deadline) {
			await pause(100 + Math.random() * 900);
			if (killed < size.serverKills) {
				await shop.kill();
				killed += 1;
			}
		}
		await buying.stop();
		const lost = await countMissing(shop.db, buying.told);
		const what = `R1 ${buying.told.length} orders told over ${killed} kills of a server`;
		const target = `0 lost of ${size.orders} over ${size.serverKills} kills`;
		bench.report.check(what, target, `${lost} lost`, lost === 0 && isDone());
		const cut = buying.refused.get(0) ?? 0;
		const control = 'R1 control: the kills do hit orders under way';
		bench.report.check(control, 'some cut off', `${cut} cut off, unanswered`, cut > 0);
	} finally {
		await shop.close();
	}
}

/** R2: kills all processes of PostgreSQL while people order. */
export async function databaseKills(bench: BenchShop): Promise<void> {
	await killDatabase(bench, { safe: true });
	await killDatabase(bench, { safe: false });
}

async function killDatabase({ report, full }: BenchShop, { safe }: { safe: boolean }): Promise<void> {
	const size = full ? FULL : SHORT;
	const postgres = await openOwnPostgres();
	const db = openDatabase(postgres.url, () => {});
	if (!safe) {
		await sql`alter system set synchronous_commit = off`.execute(db);
		await sql`alter system set wal_writer_delay = '10s'`.execute(db);
		await sql`select pg_reload_conf()`.execute(db);
	}
	const shop = await startShop(
		// Without DATABASE_URL the shop must restart PostgreSQL by itself.
		{ databaseUrl: '', dataDir: postgres.dataDir },
	);
	const buying = startBuying(await prepareBuyers(db), () => [shop.origin]);
	let longestMs = 0;
	const meanwhile = new Set<number>();
	for (let kill = 0; kill < size.databaseKills; kill += 1) {
		await pause(size.betweenMs);
		postgres.signal('SIGKILL');
		meanwhile.add((await ask(shop.origin, `/api/category_show/1?offset=${9000 + kill}`)).status);
		const goneAt = performance.now();
		const before = buying.told.length;
		while (buying.told.length === before && performance.now() - goneAt < 2 * BACK_WITHIN_MS) await pause(50);
		longestMs = Math.max(longestMs, performance.now() - goneAt);
	}
	await buying.stop();
	const lost = await countMissing(db, buying.told);
	const lives = shop.process.exitCode === null;
	const counted = `${lost} lost of ${buying.told.length}`;
	if (safe)
		report.check(
			`R2 all PostgreSQL processes killed, ${size.databaseKills} times`,
			'0 lost, 503 meanwhile, back within 10 s',
			`${counted}; meanwhile ${[...meanwhile].join(', ')}; back after at most ${(longestMs / 1000).toFixed(1)} s; server ${lives ? 'lives' : 'ENDED'}`,
			lost === 0 && lives && longestMs < BACK_WITHIN_MS && [...meanwhile].every((status) => status === 503),
		);
	else report.check('R2 control: synchronous_commit off', 'some lost', counted, lost > 0);
	await shop.stop();
	await db.destroy();
	await postgres.close();
}
