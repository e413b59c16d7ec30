import { PUBLIC_CALLS, PUBLIC_PAGES, UNCACHED_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, say, startShop } from './bench-shop.ts';
import { cachedCost } from './cached-cost.ts';
import { cpuUs, median } from './cpu.ts';
import { type Cost, UncachedShop } from './uncached-shop.ts';

/** The limits of docs/performance.md. */
const MAX_RENDER_MS = 20;
const MAX_GROWTH = 1.3;
const MAX_START_MS = 3000;
const STARTS = 3;
export const MANY_PRODUCTS = 100_000;
/**
 * One garbage collection doubles the cost of eight pages, so the median of five runs is more reliable than
 * that of three.
 */
const ROUNDS = 5;

/**
 * Measures every kind of public page: cached, rendered, and with 100,000 products. It also measures the start
 * of the process.
 */
export async function pages(bench: BenchShop): Promise<void> {
	const grown = await prepareGrownDatabase(bench.serverUrl, MANY_PRODUCTS, say);
	await startToReady(bench, bench.databaseUrl, 'the demo catalogue');
	await startToReady(bench, grown, '100,000 products');
	await cachedCost(bench, 'page', PUBLIC_PAGES);
	const compared = await compareSizes(bench, 'page', { ...PUBLIC_PAGES, ...UNCACHED_PAGES });
	const [slowest] = compared.toSorted((a, b) => b.few - a.few);
	const [growing] = compared.toSorted((a, b) => b.many / b.few - a.many / a.few);
	if (!slowest || !growing) throw new Error('No page was measured.');
	bench.report.check(
		'page rendered: highest CPU at 600 products',
		`at most ${MAX_RENDER_MS} ms`,
		`${slowest.few.toFixed(1)} ms (${slowest.name})`,
		slowest.few <= MAX_RENDER_MS,
	);
	const growth = growing.many / growing.few;
	bench.report.check(
		'page rendered: at 100,000 products',
		`at most ${MAX_GROWTH} × that at 600`,
		`× ${growth.toFixed(2)} (${growing.name})`,
		growth <= MAX_GROWTH,
	);
}

/** Measures every public call, cached and computed. */
export async function calls(bench: BenchShop): Promise<void> {
	await cachedCost(bench, 'call', PUBLIC_CALLS);
	await compareSizes(bench, 'call', PUBLIC_CALLS);
}

/**
 * Measures the cost of each address without caches, in turns with the demo catalogue and with 100,000
 * products, and prints a table.
 */
async function compareSizes(bench: BenchShop, what: string, addresses: Readonly<Record<string, string>>) {
	const amount = bench.full ? 25 : 8;
	const grown = await prepareGrownDatabase(bench.serverUrl, MANY_PRODUCTS, say);
	const few = await UncachedShop.open(bench.databaseUrl, bench.dataDir);
	const many = await UncachedShop.open(grown, bench.dataDir);
	const compared: { name: string; few: number; many: number }[] = [];
	try {
		for (const shop of [few, many]) await shop.warmUp(Object.values(addresses));
		const rows = [];
		for (const [name, path] of Object.entries(addresses)) {
			const costs: Record<'few' | 'many' | 'packed', Cost[]> = { few: [], many: [], packed: [] };
			for (let round = 0; round < ROUNDS; round += 1) {
				costs.few.push(await few.cost([path], amount));
				costs.many.push(await many.cost([path], amount));
				costs.packed.push(await few.cost([path], amount, 'br'));
			}
			const of = (which: keyof typeof costs, figure: 'serverMs' | 'postgresMs' | 'bytes') =>
				median(costs[which].map((cost) => cost[figure]));
			const figures = { few: of('few', 'serverMs'), many: of('many', 'serverMs') };
			compared.push({ name, ...figures });
			rows.push({
				[what]: name,
				'ms CPU': figures.few.toFixed(1),
				'and packed (br)': of('packed', 'serverMs').toFixed(1),
				'at 100,000': figures.many.toFixed(1),
				ratio: (figures.many / figures.few).toFixed(2),
				'PostgreSQL, ms': of('few', 'postgresMs').toFixed(1),
				'PostgreSQL at 100,000': of('many', 'postgresMs').toFixed(1),
				'KB at 600': Math.round(of('few', 'bytes') / 1000),
				'KB at 100,000': Math.round(of('many', 'bytes') / 1000),
			});
		}
		bench.report.table(
			`Not cached (PAGE_CACHE_MB=0), CPU of the server at 600 products and at 100,000, median of ${ROUNDS} × ${amount}`,
			rows,
		);
		return compared;
	} finally {
		await few.close();
		await many.close();
	}
}

async function startToReady(bench: BenchShop, databaseUrl: string, catalogue: string): Promise<void> {
	const tookMs: number[] = [];
	const cpuMs: number[] = [];
	for (let start = 0; start < STARTS; start += 1) {
		const startMs = performance.now();
		const server = await startShop({ ...bench, databaseUrl }, { LOG_LEVEL: 'warn' });
		const { status } = await fetch(`${server.origin}/readyz`);
		tookMs.push(performance.now() - startMs);
		cpuMs.push(cpuUs(server.process.pid ?? 0) / 1000);
		await server.stop();
		if (status !== 200) throw new Error(`/readyz answers ${status}.`);
	}
	const ms = median(tookMs);
	bench.report.check(
		`start to ready with an existing database, ${catalogue}`,
		`at most ${MAX_START_MS / 1000} s`,
		`${(ms / 1000).toFixed(2)} s, of which ${(median(cpuMs) / 1000).toFixed(2)} s CPU`,
		ms <= MAX_START_MS,
	);
}
