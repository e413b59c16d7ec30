import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { backups } from './faults/backups.ts';
import { databaseAway } from './faults/database-away.ts';
import { fairShares } from './faults/fair-shares.ts';
import { fullDisk } from './faults/full-disk.ts';
import { databaseKills, serverKills } from './faults/kills.ts';
import { migrations } from './faults/migrations.ts';
import { orders } from './faults/orders.ts';
import { overload } from './faults/overload.ts';
import { restoreKills } from './faults/restore-kills.ts';
import { smsGateway } from './faults/sms-gateway.ts';
import { rollingRestart, stop } from './faults/stop.ts';
import { zones } from './faults/zones.ts';
import { soakFor } from './soak.ts';

/** R14 in passing; `npm run bench -- soak` takes its hours. */
const SHORT_SOAK_MINUTES = 1;

/** PROMISES R1 to R14, R16 and R17. Each part has a database of its own, tells its figures, and has a control that must go wrong. */
const FAULTS: Record<string, (bench: BenchShop) => Promise<void>> = {
	orders,
	'server-kills': serverKills,
	'database-kills': databaseKills,
	'database-away': databaseAway,
	sms: smsGateway,
	stop,
	'rolling-restart': rollingRestart,
	overload,
	'fair-shares': fairShares,
	backups,
	'restore-kills': restoreKills,
	'full-disk': fullDisk,
	migrations,
	zones,
	soak: (bench) => soakFor(bench, SHORT_SOAK_MINUTES),
};

/** All of them, or `npm run bench -- faults --only=overload,sms`. */
export async function faults(bench: BenchShop): Promise<void> {
	const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
	const wanted = only?.split(',') ?? Object.keys(FAULTS);
	for (const name of wanted) {
		console.log(`  ${name}`);
		const startMs = performance.now();
		const database = await cloneTemplate(bench.serverUrl, await prepareTemplate(bench.serverUrl, () => {}));
		try {
			await FAULTS[name]?.({ ...bench, databaseUrl: database.url });
		} catch (error) {
			// The others still have something to tell.
			console.error(error);
			bench.report.check(name, 'runs to its end', (error as Error).message, false);
		}
		await database.drop();
		console.log(`  ${name} took ${Math.round((performance.now() - startMs) / 1000)} s`);
	}
}
