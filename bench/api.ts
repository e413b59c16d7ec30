import { NotingDatabase, rowsRead } from '../apps/server/src/testing/noted-statements.ts';
import { PUBLIC_CALLS } from '../apps/server/src/testing/public-addresses.ts';
import { byPgbench, overPlainConnection } from './bare-statements.ts';
import type { BenchShop } from './bench-shop.ts';
import { cachedCost } from './cached-cost.ts';
import { median } from './cpu-per-request.ts';
import { openNotingShop } from './noting-shop.ts';
import type { Row } from './report.ts';
import { closeUncachedShop, compareSizes, openUncachedShop, uncachedCost } from './uncached-cost.ts';

/** Compared with their own statements: the most called, and the one with the most statements. */
const COMPARED = ['home', 'category_show', 'product_show'];

/** Every public call: cached, computed, and beside its own statements without the shop around them. */
export async function api(bench: BenchShop): Promise<void> {
	await cachedCost(bench, 'call', PUBLIC_CALLS);
	await compareSizes(bench, 'call', PUBLIC_CALLS);
	await statements(bench);
}

async function statements(bench: BenchShop): Promise<void> {
	const amount = bench.full ? 200 : 60;
	const noting = new NotingDatabase(bench.databaseUrl);
	await noting.settle();
	const shop = await openNotingShop(bench, bench.databaseUrl, noting);
	const server = await openUncachedShop(bench.databaseUrl, bench.dataDir);
	const counted: Row[] = [];
	const compared: Row[] = [];
	try {
		for (const [name, path] of Object.entries(PUBLIC_CALLS)) {
			const asked = await shop.statementsOf(path);
			const plans = await Promise.all(asked.map((statement) => noting.explain(statement)));
			counted.push({
				call: name,
				statements: asked.length,
				'rows read': plans.reduce((sum, plan) => sum + rowsRead(plan), 0),
			});
			if (!COMPARED.includes(name)) continue;
			const { tookMs } = await uncachedCost(server, [path], amount);
			const plain = median(await overPlainConnection(bench.databaseUrl, asked, amount));
			const pgbench = await byPgbench(bench.databaseUrl, bench.dataDir, asked, amount);
			compared.push({
				call: name,
				statements: asked.length,
				'through the shop, ms': median(tookMs).toFixed(2),
				'plain connection, ms': plain.toFixed(2),
				'× plain': (median(tookMs) / plain).toFixed(2),
				...(pgbench && {
					'pgbench, ms': pgbench.toFixed(2),
					'× pgbench': (median(tookMs) / pgbench).toFixed(2),
				}),
			});
		}
	} finally {
		await shop.close();
		await closeUncachedShop(server);
	}
	bench.report.table('Statements of a call, and rows of tables that PostgreSQL looks at', counted);
	bench.report.table(
		`Computed, beside its own statements one after another; the shop runs some of them concurrently; median of ${amount}`,
		compared,
	);
}
