import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, readOption } from './bench-shop.ts';
import { backups } from './faults/backups.ts';
import { databaseAway } from './faults/database-away.ts';
import { fairShares } from './faults/fair-shares.ts';
import { fullDisk } from './faults/full-disk.ts';
import { databaseKills, serverKills } from './faults/kills.ts';
import { orders } from './faults/orders.ts';
import { overload } from './faults/overload.ts';
import { rollingRestart, stop } from './faults/stop.ts';

/**
 * The parts of the bench. Each has its own database and reports its figures. Each has a control that must
 * fail, either here or in a test.
 */
const FAULTS: Record<string, (bench: BenchShop) => Promise<void>> = {
	orders,
	'server-kills': serverKills,
	'database-kills': databaseKills,
	'database-away': databaseAway,
	stop,
	'rolling-restart': rollingRestart,
	overload,
	'fair-shares': fairShares,
	backups,
	'full-disk': fullDisk,
};

/** Runs all parts, or some of them with `npm run bench -- faults --only=overload,sms`. */
export async function faults(bench: BenchShop): Promise<void> {
	const wanted = readOption('only')?.split(',') ?? Object.keys(FAULTS);
	for (const name of wanted) {
		console.log(`  ${name}`);
		const startMs = performance.now();
		const database = await cloneTemplate(bench.serverUrl, await prepareTemplate(bench.serverUrl, () => {}));
		try {
			await FAULTS[name]?.({ ...bench, databaseUrl: database.url });
		} catch (error) {
			// A failure of one part must not stop the others.
			console.error(error);
			bench.report.check(name, 'runs to its end', (error as Error).message, false);
		}
		await database.drop();
		console.log(`  ${name} took ${Math.round((performance.now() - startMs) / 1000)} s`);
	}
}
