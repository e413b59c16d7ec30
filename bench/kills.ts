import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDemoCatalogue } from '../apps/server/src/demo/fill-catalogue.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { PRODUCTS, prepareForOrders, signUpMany, USERS } from './orders-galore.ts';
import { openShopProcesses } from './shop-processes.ts';

/** PROMISES R1. */
const ORDERS = 20_000;
const SERVER_KILLS = 50;
/** PROMISES R2: as often, with this long between. */
const DATABASE_KILLS = 5;
const BETWEEN_MS = 3000;
const BACK_WITHIN_MS = 10_000;
const BUYERS = 16;

type Row = { what: string; wanted: string; found: string; verdict: 'good' | 'BAD' };

/** R1 and R2: every order that was told is in the books, whatever is killed meanwhile. */
export async function kills(bench: BenchShop): Promise<void> {
	const rows: Row[] = [];
	const tell = (what: string, wanted: string, found: string, isGood: boolean) => {
		rows.push({ what, wanted, found, verdict: isGood ? 'good' : 'BAD' });
		console.log(`· ${what}: ${found}`);
	};
	await serverKills(bench, tell);
	await databaseKills(bench, tell, { safe: true });
	await databaseKills(bench, tell, { safe: false });
	console.table(rows);
	if (rows.some(({ verdict }) => verdict === 'BAD')) process.exitCode = 1;
}

type Tell = (what: string, wanted: string, found: string, isGood: boolean) => void;

async function serverKills(bench: BenchShop, tell: Tell): Promise<void> {
	const shop = await openShopProcesses(bench);
	try {
		const buying = await startBuying(shop.db, 1, () => shop.servers.map(({ origin }) => origin));
		let killed = 0;
		while (buying.told.length < ORDERS || killed < SERVER_KILLS) {
			await pause(100 + Math.random() * 900);
			await shop.kill();
			killed += 1;
		}
		await buying.stop();
		const lost = await countMissing(shop.db, buying.told);
		const what = `R1 ${buying.told.length} orders told over ${killed} kills of a server`;
		tell(what, '0 lost', `${lost} lost`, lost === 0);
	} finally {
		await shop.close();
	}
}

/** On a PostgreSQL of its own: all its processes are killed at once, again and again. */
async function databaseKills({ dataDir }: BenchShop, tell: Tell, { safe }: { safe: boolean }): Promise<void> {
	const root = mkdtempSync(join(tmpdir(), 'dukan-kills-'));
	chmodSync(root, 0o755);
	let postgres = await startEmbeddedPostgres(root, () => {});
	const port = Number(new URL(postgres.url).port);
	await migrate(postgres.url, () => {});
	await fillDemoCatalogue(postgres.url, { replace: false, now: new Date(), say: () => {} });
	const db = openDatabase(postgres.url, () => {});
	if (!safe) {
		await sql`alter system set synchronous_commit = off`.execute(db);
		await sql`alter system set wal_writer_delay = '10s'`.execute(db);
		await sql`select pg_reload_conf()`.execute(db);
	}
	const shop = await startServer({
		...{
			DATABASE_URL: postgres.url,
			DATA_DIR: join(dataDir, 'kills'),
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
		},
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const buying = await startBuying(db, 1, () => [shop.origin]);
	let longestMs = 0;
	const meanwhile = new Set<number>();
	for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
		await pause(BETWEEN_MS);
		killAll(join(root, 'postgres/cluster/postmaster.pid'));
		meanwhile.add(await statusOf(`${shop.origin}/api/category_show/1?offset=${9000 + kill}`));
		const goneAt = performance.now();
		postgres = await startEmbeddedPostgres(root, () => {}, { port });
		const before = buying.told.length;
		while (buying.told.length === before && performance.now() - goneAt < 2 * BACK_WITHIN_MS) await pause(50);
		longestMs = Math.max(longestMs, performance.now() - goneAt);
	}
	await buying.stop();
	const lost = await countMissing(db, buying.told);
	const lives = shop.process.exitCode === null;
	const found = `${lost} lost of ${buying.told.length}; meanwhile ${[...meanwhile].join(', ')}; back after at most ${(longestMs / 1000).toFixed(1)} s; server ${lives ? 'lives' : 'ENDED'}`;
	if (safe)
		tell(
			`R2 all PostgreSQL processes killed, ${DATABASE_KILLS} times`,
			'0 lost, 503 meanwhile, back within 10 s',
			found,
			lost === 0 && lives && longestMs < BACK_WITHIN_MS && [...meanwhile].every((status) => status === 503),
		);
	else
		tell(
			'R2 control: synchronous_commit off',
			'some lost',
			`${lost} lost of ${buying.told.length}`,
			lost > 0,
		);
	await shop.stop();
	await db.destroy();
	await postgres.stop();
	rmSync(root, { recursive: true, force: true });
}

/** Buyers without end, none of whom asks twice: what they were told is what counts. */
async function startBuying(
	db: Database,
	firstOrderId: number,
	origins: () => string[],
): Promise<{ told: number[]; stop: () => Promise<void> }> {
	await prepareForOrders(db, { firstOrderId });
	const tokens = Array.from({ length: USERS }, (_, index) => `bench-${index}`.padEnd(43, 'x'));
	await signUpMany(
		db,
		tokens.map((token) => createHash('sha256').update(token).digest()),
	);
	const told: number[] = [];
	let on = true;
	const buyer = async (index: number) => {
		for (let turn = 0; on; turn += 1) {
			const known = origins();
			const id = await order(
				known[(index + turn) % known.length] ?? '',
				tokens[(index * 37 + turn) % USERS] ?? '',
				`kill-${index}-${turn}-${Math.random()}`,
				1 + ((index * 31 + turn) % PRODUCTS),
			);
			if (id === undefined) await pause(20);
			else told.push(id);
		}
	};
	const buyers = Array.from({ length: BUYERS }, (_, index) => buyer(index));
	return {
		told,
		stop: async () => {
			on = false;
			await Promise.all(buyers);
		},
	};
}

async function order(
	origin: string,
	token: string,
	key: string,
	productId: number,
): Promise<number | undefined> {
	try {
		const answer = await fetch(`${origin}/api/order_add`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${token}`,
				'content-type': 'application/json',
				'idempotency-key': key,
			},
			body: JSON.stringify({
				items: [{ p_id: productId, quantity: 1 }],
				...{ delivery: 'pickup', address: '', payment: 'cash', name: 'Aýna', phone: '1234567', note: '' },
				expected_total: 100,
			}),
			signal: AbortSignal.timeout(10_000),
		});
		return answer.status === 201 ? (await answer.json()).order.id : undefined;
	} catch {
		return undefined;
	}
}

async function statusOf(url: string): Promise<number> {
	return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
		({ status }) => status,
		() => 0,
	);
}

async function countMissing(db: Database, told: readonly number[]): Promise<number> {
	const { rows } = await sql<{ missing: number }>`select count(*)::integer as missing
		from unnest(${told}::integer[]) as told (id) where not exists (select from orders o where o.id = told.id)`.execute(
		db,
	);
	return rows[0]?.missing ?? 0;
}

/** The postmaster and all its children, at once. */
function killAll(pidFile: string): void {
	const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0]?.trim() ?? '';
	const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' })
		.split('\n')
		.filter(Boolean);
	for (const pid of [postmaster, ...children]) {
		try {
			process.kill(Number(pid), 'SIGKILL');
		} catch {
			// Gone with its parent.
		}
	}
}
