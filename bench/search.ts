import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, say } from './bench-shop.ts';
import { median, shareOf } from './cpu.ts';
import { MANY_PRODUCTS } from './pages.ts';
import type { Row } from './report.ts';
import { UncachedShop } from './uncached-shop.ts';

/** The target at 100,000 products, for one search at a time, with facets. */
const TARGET = { medianMs: 10, p99Ms: 30 };

const QUERIES: Readonly<Record<string, readonly string[]>> = {
	'as typed': ['ноутбук', 'samsung', 'gulaklyk', 'RTX 4060', 'phone case'],
	'with a typo': ['ноутбк', 'samsnug', 'gulaklik', 'headphnes', 'клавиатра'],
	'while typing': ['ноу', 'sams', 'gula', 'мыш', 'pho'],
	'nothing found': ['qwrtpsdfg', 'жщзхъфы', 'zzzzxxcc', 'ыывввфф', 'kkkqqqjj'],
};

/** Measures searches without caches, in a small and in a large shop. */
export async function search(bench: BenchShop): Promise<void> {
	await searchAt(bench, 600, bench.databaseUrl);
	const grown = await prepareGrownDatabase(bench.serverUrl, MANY_PRODUCTS, say);
	const worst = await searchAt(bench, MANY_PRODUCTS, grown);
	bench.report.check(
		'search call at 100,000 products, the slowest kind',
		`median under ${TARGET.medianMs} ms, p99 under ${TARGET.p99Ms} ms`,
		`${worst.medianMs.toFixed(1)} ms, ${worst.p99Ms.toFixed(1)} ms`,
		worst.medianMs < TARGET.medianMs && worst.p99Ms < TARGET.p99Ms,
	);
}

async function searchAt(bench: BenchShop, size: number, databaseUrl: string) {
	const amount = bench.full ? 300 : 50;
	const shop = await UncachedShop.open(databaseUrl, bench.dataDir);
	const rows: Row[] = [];
	const worst = { medianMs: 0, p99Ms: 0 };
	try {
		for (const [name, queries] of Object.entries(QUERIES)) {
			const paths = queries.map((query) => `/api/search?query=${encodeURIComponent(query)}&facets=1`);
			await shop.warmUp(paths);
			const { tookMs, serverMs, postgresMs } = await shop.cost(paths, amount);
			const [medianMs, p99Ms] = [median(tookMs), shareOf(tookMs, 0.99)];
			worst.medianMs = Math.max(worst.medianMs, medianMs);
			worst.p99Ms = Math.max(worst.p99Ms, p99Ms);
			rows.push({
				search: name,
				'p50, ms': medianMs.toFixed(1),
				'p99, ms': p99Ms.toFixed(1),
				'server, ms CPU': serverMs.toFixed(1),
				'PostgreSQL, ms CPU': postgresMs.toFixed(1),
			});
		}
	} finally {
		await shop.close();
	}
	bench.report.table(`${size.toLocaleString('en')} products, ${amount} searches each, one at a time`, rows);
	return worst;
}
