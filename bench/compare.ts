import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { districtOf } from '../apps/server/src/testing/district-of.ts';
import { PUBLIC_CALLS, PUBLIC_PAGES, UNCACHED_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { cloneTemplate, type TestDatabase } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, readNumber, say, startShop, withDatabase } from './bench-shop.ts';
import { cpuUs, cpuUsPerRequest, findPostmaster, median, postgresCpuUs } from './cpu.ts';
import { placeOrders, prepareBuyers } from './order-load.ts';
import { build, checkOut, ROOT } from './other-build.ts';
import type { Row } from './report.ts';
import { UncachedShop } from './uncached-shop.ts';

const PRODUCTS = 20_000;
const ROUNDS = 5;
/** The number of successive requests for one address, to one build, in one round. */
const AMOUNT = 12;
const CACHED_AMOUNT = 500;
const ORDERS_S = 4;
/** The largest ratio that counts as equal. Smaller differences are noise of the machine. */
const MOST = 1.15;

const SEARCHES = ['ноутбук', 'samsung', 'gulaklyk', 'RTX 4060', 'phone case', 'ноутбк', 'samsnug', 'gula'];
const CACHED = ['/', '/category/laptops-1', '/product/7/300', '/api/home', '/api/category_show/1'];

type Side = { name: string; database: TestDatabase; shop: UncachedShop; cached: ServerProcess };
type Pair = readonly [before: Side, after: Side];
/** The milliseconds that one build took in one round, by address. */
type Sample = Record<string, number>;

/**
 * `npm run bench -- compare <revision>`: compares the shop of that revision with this one over HTTP in
 * alternating runs. Both use copies of one database that the older shop has filled (--products=20000,
 * --rounds=5).
 */
export async function compare(bench: BenchShop): Promise<void> {
	const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
	const revision = words[words.indexOf('compare') + 1];
	if (!revision) throw new Error('Which revision? npm run bench -- compare <revision>');
	const commit = execFileSync('git', ['rev-parse', '--short=12', revision], { cwd: ROOT }).toString().trim();
	const checkout = checkOut(commit, join(ROOT, '.cache/bench', commit));
	say(`building ${commit}`);
	build(checkout);
	const { seed, tokens, districtId } = await fillOnce(bench, { checkout, commit });
	const pair: Pair = [
		await openSide(bench, seed, { name: commit, checkout }),
		await openSide(bench, seed, { name: 'now', checkout: ROOT }),
	];
	try {
		const pages = { ...PUBLIC_PAGES, ...UNCACHED_PAGES };
		const searches = SEARCHES.map((query) => `/api/search?query=${encodeURIComponent(query)}&facets=1`);
		await inTurns(bench, pair, 'page', pages, computed);
		await inTurns(bench, pair, 'call', PUBLIC_CALLS, computed);
		await inTurns(bench, pair, 'search', { 'as a call': searches.join(' ') }, computed);
		await inTurns(bench, pair, 'cached', Object.fromEntries(CACHED.map((path) => [path, path])), fromCache);
		const postmaster = await findPostmaster(bench.serverUrl);
		await inTurns(bench, pair, 'checkout', { 'an order': '' }, async ({ cached }) => {
			const used = () => [cpuUs(cached.process.pid ?? 0), postgresCpuUs(postmaster)] as const;
			const [server, postgres] = used();
			const orders = await placeOrders({ origins: [cached.origin], tokens, districtId }, ORDERS_S);
			const [serverAfter, postgresAfter] = used();
			return {
				'on the clock, ms': (1000 * ORDERS_S) / orders,
				'server, ms': (serverAfter - server) / 1000 / orders,
				'PostgreSQL, ms': (postgresAfter - postgres) / 1000 / orders,
			};
		});
	} finally {
		for (const { database, shop, cached } of pair) {
			await shop.close();
			await cached.stop();
			await database.drop();
		}
	}
}

/**
 * Fills the database with the older shop and keeps it from run to run. The newer shop applies its migrations
 * to a copy.
 */
async function fillOnce(
	{ serverUrl, dataDir }: BenchShop,
	{ checkout, commit }: { checkout: string; commit: string },
): Promise<{ seed: string; tokens: string[]; districtId: number }> {
	const products = readNumber('products') ?? PRODUCTS;
	const seed = `dukan_compare_${commit}_${products}`;
	const url = new URL(serverUrl);
	url.pathname = `/${seed}`;
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	const { rowCount } = await client.query('select from pg_database where datname = $1', [seed]);
	if (!rowCount) {
		say(`${commit} fills a shop with ${products.toLocaleString('en')} products`);
		await client.query(`create database ${seed}`);
		const env = { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir };
		const words = ['apps/server/src/commands/seed.ts', '--products', String(products)];
		execFileSync(process.execPath, words, { cwd: checkout, env, stdio: ['ignore', 'ignore', 'inherit'] });
	}
	await client.end();
	return withDatabase(url.href, async (db) => ({
		seed,
		tokens: await prepareBuyers(db),
		districtId: await districtOf(db),
	}));
}

async function openSide(
	{ serverUrl, dataDir }: BenchShop,
	seed: string,
	{ name, checkout }: { name: string; checkout: string },
): Promise<Side> {
	const database = await cloneTemplate(serverUrl, seed);
	const entry = join(checkout, 'apps/server/src/server.mjs');
	const own = join(dataDir, `compare-${name}`);
	// The first process to start applies the migrations.
	const shop = await UncachedShop.open(database.url, own, entry);
	const cached = await startShop({ databaseUrl: database.url, dataDir: own }, {}, entry);
	return { name, database, shop, cached };
}

async function computed({ shop }: Side, paths: string): Promise<Sample> {
	const cost = await shop.cost(paths.split(' '), AMOUNT);
	return {
		'on the clock, ms': median(cost.tookMs),
		'server, ms': cost.serverMs,
		'PostgreSQL, ms': cost.postgresMs,
	};
}

async function fromCache({ cached }: Side, path: string): Promise<Sample> {
	const pid = cached.process.pid ?? 0;
	const us = await cpuUsPerRequest(cached.origin + path, pid, CACHED_AMOUNT, { 'accept-encoding': 'br' });
	return { 'server, ms': us / 1000 };
}

/**
 * Requests each address from both builds in every round. The builds take turns in going first, so that
 * neither gains from it. The report has the medians and the ratio of the new median to the old one.
 */
async function inTurns(
	{ report }: BenchShop,
	pair: Pair,
	what: string,
	addresses: Readonly<Record<string, string>>,
	measure: (side: Side, path: string) => Promise<Sample>,
): Promise<void> {
	const rounds = readNumber('rounds') ?? ROUNDS;
	const samples = new Map<string, readonly [Sample[], Sample[]]>();
	// Round 0 warms up both builds.
	for (let round = 0; round <= rounds; round += 1)
		for (const [name, path] of Object.entries(addresses)) {
			const known = samples.get(name) ?? ([[], []] as const);
			samples.set(name, known);
			for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
				const sample = await measure(pair[which], path);
				if (round > 0) known[which].push(sample);
			}
		}
	const rows: Row[] = [];
	const ratios: Record<string, number[]> = {};
	for (const [name, [before, after]] of samples) {
		const row: Row = { [what]: name };
		for (const figure of Object.keys(before[0] ?? {})) {
			const [was, is] = [before, after].map((some) => median(some.map((one) => one[figure] ?? Number.NaN)));
			row[figure] = `${was?.toFixed(2)} → ${is?.toFixed(2)}`;
			const ratio = (is ?? Number.NaN) / (was ?? Number.NaN);
			// A ratio of two very short times means nothing.
			if ((was ?? 0) < 0.05) continue;
			row[`× ${figure}`] = ratio.toFixed(2);
			ratios[figure] = [...(ratios[figure] ?? []), ratio];
		}
		rows.push(row);
	}
	report.table(`${what}: ${pair[0].name} → now, medians of ${rounds} alternating rounds`, rows);
	for (const [figure, all] of Object.entries(ratios))
		report.check(
			`${what}, ${figure}: median of ${all.length} ratios`,
			`at most × ${MOST}`,
			`× ${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`,
			median(all) <= MOST,
		);
}
