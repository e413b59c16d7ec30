import { NotingDatabase, rowsRead, scansOf } from '../apps/server/src/testing/noted-statements.ts';
import { PUBLIC_CALLS } from '../apps/server/src/testing/public-addresses.ts';
import type { BenchShop } from './bench-shop.ts';
import { openNotingShop } from './noting-shop.ts';

/** Runs every public call and tells what PostgreSQL does for each of its statements. */
export async function queryPlans(bench: BenchShop): Promise<void> {
	const noting = new NotingDatabase(bench.databaseUrl);
	await noting.settle();
	const shop = await openNotingShop(bench, bench.databaseUrl, noting);
	try {
		for (const [name, path] of Object.entries(PUBLIC_CALLS)) {
			const rows = [];
			for (const statement of await shop.statementsOf(path)) {
				const plan = await noting.explain(statement);
				rows.push({
					statement: statement.sql
						.replaceAll(/\s+/g, ' ')
						.replace(/^.*? from /, 'from ')
						.slice(0, 60),
					rows: plan['Actual Rows'],
					read: rowsRead(plan),
					ms: plan.executionMs.toFixed(2),
					blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
					scans: scansOf(plan).join(' '),
				});
			}
			bench.report.table(name, rows);
		}
	} finally {
		await shop.close();
	}
}
