import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { everyTenth, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';
import { cpuUs } from './cpu-time.ts';
import { growOrders } from './grow-orders.ts';
import { type OrderPattern, placeOrders } from './order-load.ts';
import { prepareForOrders, signUpMany, USERS } from './orders-galore.ts';
import { prepareSimpleUpdates } from './pgbench-simple.ts';
import { findPostmaster, postgresCpuUs } from './postgres-cpu.ts';

const ROUNDS = 3;
const ROUND_S = { full: 5, short: 3 };
/** Issue 22. */
const TARGET_SHARE = 0.1;
const TARGET_POSTGRES_MS = 2;
const MANY_PRODUCTS = 100_000;
const MANY_ORDERS = 1_000_000;

type Variant = {
	name: string;
	origins: (servers: readonly ServerProcess[]) => string[];
	pattern?: OrderPattern;
};

const one = (servers: readonly ServerProcess[]) => servers.slice(0, 1).map(({ origin }) => origin);

const VARIANTS: readonly Variant[] = [
	{ name: 'one process', origins: one },
	{ name: 'two processes', origins: (servers) => servers.map(({ origin }) => origin) },
	{ name: 'all orders on one product', origins: one, pattern: { oneProduct: true } },
	{ name: 'all orders in one slot', origins: one, pattern: { oneSlot: true } },
];

type Round = { perS: number; serverMs: number; postgresMs: number };

/** Orders a second through the shop, in turns with `pgbench -N` on the same server. */
export async function checkout(bench: BenchShop): Promise<void> {
	const simple = await prepareSimpleUpdates(bench.serverUrl);
	try {
		await measure(bench, simple.run, bench.databaseUrl, 'the demo shop', VARIANTS);
		if (bench.full) {
			const grown = await growShop(bench);
			const name = '100,000 products and 1,000,000 past orders';
			await measure(bench, simple.run, grown, name, VARIANTS.slice(0, 1));
		}
	} finally {
		await simple.drop();
	}
}

async function growShop({ serverUrl }: BenchShop): Promise<string> {
	const say = (line: string) => console.log(`· ${line}`);
	const url = await prepareGrownDatabase(serverUrl, MANY_PRODUCTS, say);
	await growOrders(url, MANY_ORDERS, everyTenth(MANY_ORDERS, say));
	return url;
}

async function measure(
	{ dataDir, report, full }: BenchShop,
	simpleUpdates: (seconds: number) => Promise<number>,
	databaseUrl: string,
	name: string,
	variants: readonly Variant[],
): Promise<void> {
	const seconds = full ? ROUND_S.full : ROUND_S.short;
	const shop = await prepareShop(databaseUrl);
	const postmaster = await findPostmaster(databaseUrl);
	const start = () =>
		startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO_CATALOGUE: 'off' });
	const servers = await Promise.all([start(), start()]);
	try {
		const run = async ({ origins, pattern }: Variant): Promise<Round> => {
			const used = () => servers.reduce((sum, { process }) => sum + cpuUs(process.pid ?? 0), 0);
			const [serverUs, postgresUs] = [used(), postgresCpuUs(postmaster)];
			const orders = await placeOrders({ ...shop, origins: origins(servers) }, seconds, pattern);
			return {
				perS: orders / seconds,
				serverMs: (used() - serverUs) / 1000 / orders,
				postgresMs: (postgresCpuUs(postmaster) - postgresUs) / 1000 / orders,
			};
		};
		const simplePerS: number[] = [];
		const rounds = new Map<Variant, Round[]>(variants.map((variant) => [variant, []]));
		for (const variant of variants) await run(variant);
		await takeFigures(databaseUrl);
		for (let round = 0; round < ROUNDS; round += 1) {
			simplePerS.push(await simpleUpdates(seconds));
			for (const variant of variants) rounds.get(variant)?.push(await run(variant));
		}
		const simple = median(simplePerS);
		const rows = [...rounds].map(([variant, made]) => {
			const perS = median(made.map((one) => one.perS));
			return {
				orders: variant.name,
				'a second': Math.round(perS),
				'of pgbench -N': `${((100 * perS) / simple).toFixed(1)} %`,
				'server CPU an order, ms': median(made.map((one) => one.serverMs)).toFixed(2),
				'PostgreSQL CPU an order, ms': median(made.map((one) => one.postgresMs)).toFixed(2),
			};
		});
		report.table(
			`${name}: median of ${ROUNDS} rounds of ${seconds} s in turns with pgbench -N (scale 10, 10 clients): ${Math.round(simple)} a second`,
			rows,
		);
		const [first] = rounds.values();
		const perS = median((first ?? []).map((one) => one.perS));
		const postgresMs = median((first ?? []).map((one) => one.postgresMs));
		report.check(
			`orders a second, ${name}`,
			`at least ${TARGET_SHARE * 100} % of pgbench -N`,
			`${Math.round(perS)} a second, ${((100 * perS) / simple).toFixed(1)} %`,
			perS >= TARGET_SHARE * simple,
		);
		report.check(
			`PostgreSQL CPU an order, ${name}`,
			`at most ${TARGET_POSTGRES_MS} ms`,
			`${postgresMs.toFixed(2)} ms`,
			postgresMs <= TARGET_POSTGRES_MS,
		);
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
	}
}

/**
 * As autovacuum does within a minute: plans that were made for a shop without orders, kept by the connections, read all of them for
 * every foreign key.
 */
async function takeFigures(databaseUrl: string): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	try {
		await sql`vacuum analyze`.execute(db);
	} finally {
		await db.destroy();
	}
}

async function prepareShop(databaseUrl: string): Promise<{ tokens: string[]; districtId: number }> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	try {
		const tokens = Array.from({ length: USERS }, () => randomBytes(32).toString('base64url'));
		await signUpMany(
			db,
			tokens.map((token) => createHash('sha256').update(token).digest()),
		);
		return { tokens, ...(await prepareForOrders(db)) };
	} finally {
		await db.destroy();
	}
}
