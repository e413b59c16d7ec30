import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { districtOf } from '../apps/server/src/testing/district-of.ts';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { type BenchShop, startShop, withDatabase } from './bench-shop.ts';
import { cpuUs, findPostmaster, median, postgresCpuUs } from './cpu.ts';
import { type OrderPattern, placeOrders, prepareBuyers } from './order-load.ts';

const SCALE = 10;
const CLIENTS = 10;
const DATABASE = 'dukan_pgbench';

/**
 * Prepares `pgbench -N` on the same server. It is PostgreSQL's own measure of small writing transactions, and
 * its result is in transactions per second.
 */
async function withSimpleUpdates(
	serverUrl: string,
	work: (run: (seconds: number) => Promise<number>) => Promise<void>,
): Promise<void> {
	const server = new pg.Client({ connectionString: serverUrl });
	await server.connect();
	await server.query(`drop database if exists ${DATABASE} with (force)`);
	await server.query(`create database ${DATABASE}`);
	const url = new URL(serverUrl);
	url.pathname = `/${DATABASE}`;
	const pgbench = (...options: string[]) => promisify(execFile)('pgbench', [...options, url.href]);
	try {
		await pgbench(`--scale=${SCALE}`, '--initialize', '--quiet');
		await work(async (seconds) => {
			const load = ['--skip-some-updates', '--no-vacuum', `--client=${CLIENTS}`, `--time=${seconds}`];
			return Number(/^tps = ([\d.]+)/m.exec((await pgbench(...load)).stdout)?.[1]);
		});
	} finally {
		await server.query(`drop database ${DATABASE} with (force)`);
		await server.end();
	}
}

const ROUNDS = 3;
const ROUND_S = { full: 5, short: 3 };
const TARGET_SHARE = 0.05;
const TARGET_POSTGRES_MS = 2;

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

/** Measures orders per second through the shop, in turns with `pgbench -N` on the same server. */
export function checkout(bench: BenchShop): Promise<void> {
	return withSimpleUpdates(bench.serverUrl, (simpleUpdates) => measure(bench, simpleUpdates));
}

async function measure(
	{ databaseUrl, dataDir, report, full }: BenchShop,
	simpleUpdates: (seconds: number) => Promise<number>,
): Promise<void> {
	const seconds = full ? ROUND_S.full : ROUND_S.short;
	const shop = await withDatabase(databaseUrl, async (db) => ({
		tokens: await prepareBuyers(db),
		districtId: await districtOf(db),
	}));
	const postmaster = await findPostmaster(databaseUrl);
	const start = () => startShop({ databaseUrl, dataDir });
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
		const rounds = new Map<Variant, Round[]>(VARIANTS.map((variant) => [variant, []]));
		for (const variant of VARIANTS) await run(variant);
		// Autovacuum would do this within a minute. Without it, plans from the time without orders read all
		// orders for every foreign key.
		await withDatabase(databaseUrl, (db) => sql`vacuum analyze`.execute(db));
		for (let round = 0; round < ROUNDS; round += 1) {
			simplePerS.push(await simpleUpdates(seconds));
			for (const variant of VARIANTS) rounds.get(variant)?.push(await run(variant));
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
			`Median of ${ROUNDS} rounds of ${seconds} s in turns with pgbench -N (scale 10, 10 clients): ${Math.round(simple)} a second`,
			rows,
		);
		const [first] = rounds.values();
		const perS = median((first ?? []).map((one) => one.perS));
		const postgresMs = median((first ?? []).map((one) => one.postgresMs));
		report.check(
			`orders a second`,
			`at least ${TARGET_SHARE * 100} % of pgbench -N`,
			`${Math.round(perS)} a second, ${((100 * perS) / simple).toFixed(1)} %`,
			perS >= TARGET_SHARE * simple,
		);
		report.check(
			`PostgreSQL CPU an order`,
			`at most ${TARGET_POSTGRES_MS} ms`,
			`${postgresMs.toFixed(2)} ms`,
			postgresMs <= TARGET_POSTGRES_MS,
		);
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
	}
}
