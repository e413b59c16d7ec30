import { PUBLIC_PAGES, UNCACHED_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { cachedCost } from './cached-cost.ts';
import { median } from './cpu-per-request.ts';
import { cpuUs } from './cpu-time.ts';
import { compareSizes, MANY_PRODUCTS } from './uncached-cost.ts';

/** The budgets of docs/performance.md. */
const MAX_RENDER_MS = 20;
const MAX_GROWTH = 1.3;
const MAX_START_MS = 3000;
const STARTS = 3;

/** Every kind of public page: cached, rendered, and at 100,000 products; and how long the process takes to open. */
export async function pages(bench: BenchShop): Promise<void> {
	const grown = await prepareGrownDatabase(bench.serverUrl, MANY_PRODUCTS, (line) =>
		console.log(`· ${line}`),
	);
	await startToReady(bench, bench.databaseUrl, 'the demo catalogue');
	await startToReady(bench, grown, '100,000 products');
	await cachedCost(bench, 'page', PUBLIC_PAGES);
	const compared = await compareSizes(bench, 'page', { ...PUBLIC_PAGES, ...UNCACHED_PAGES });
	const slowest = compared.toSorted((a, b) => b.few - a.few)[0];
	const growing = compared.toSorted((a, b) => b.many / b.few - a.many / a.few)[0];
	if (!slowest || !growing) throw new Error('No page was measured.');
	const { report } = bench;
	report.check(
		'page rendered: highest CPU at 600 products',
		`at most ${MAX_RENDER_MS} ms`,
		`${slowest.few.toFixed(1)} ms (${slowest.name})`,
		slowest.few <= MAX_RENDER_MS,
	);
	const growth = growing.many / growing.few;
	report.check(
		'page rendered: at 100,000 products',
		`at most ${MAX_GROWTH} × that at 600`,
		`× ${growth.toFixed(2)} (${growing.name})`,
		growth <= MAX_GROWTH,
	);
}

async function startToReady(
	{ dataDir, report }: BenchShop,
	databaseUrl: string,
	catalogue: string,
): Promise<void> {
	const tookMs: number[] = [];
	const cpuMs: number[] = [];
	for (let start = 0; start < STARTS; start += 1) {
		const startMs = performance.now();
		const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
		const { status } = await fetch(`${server.origin}/readyz`);
		tookMs.push(performance.now() - startMs);
		cpuMs.push(cpuUs(server.process.pid ?? 0) / 1000);
		await server.stop();
		if (status !== 200) throw new Error(`/readyz answers ${status}.`);
	}
	const ms = median(tookMs);
	report.check(
		`start to ready with an existing database, ${catalogue}`,
		`at most ${MAX_START_MS / 1000} s`,
		`${(ms / 1000).toFixed(2)} s, of which ${(median(cpuMs) / 1000).toFixed(2)} s CPU`,
		ms <= MAX_START_MS,
	);
}
