import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { cachedHome } from './cached-home.ts';
import { captchaScripts } from './captcha-scripts.ts';
import { checkout } from './checkout.ts';
import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { importSheets } from './import.ts';
import { kills } from './kills.ts';
import { listLatency } from './list-latency.ts';
import { many } from './many.ts';
import { queryPlans } from './query-plans.ts';
import { signIns } from './sign-ins.ts';

const BENCHES: Record<string, (shop: BenchShop) => Promise<void>> = {
	'cached-home': cachedHome,
	'captcha-scripts': captchaScripts,
	checkout,
	faults,
	fuzz,
	kills,
	import: importSheets,
	'list-latency': listLatency,
	many,
	'query-plans': queryPlans,
	'sign-ins': signIns,
};

const say = (line: string) => console.log(`· ${line}`);
const dataDir = join(import.meta.dirname, '../.cache/test');
mkdirSync(dataDir, { recursive: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
	console.error(
		`There is no bench called ${unknown.join(', ')}: choose from ${Object.keys(BENCHES).join(', ')}.`,
	);
	process.exit(1);
}

const postgres = await openPostgres({ databaseUrl: process.env.DATABASE_URL, dataDir }, say);
const database = await cloneTemplate(postgres.url, await prepareTemplate(postgres.url, say));
try {
	for (const [name, bench] of Object.entries(BENCHES)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		console.log(`\n${name}`);
		await bench({ databaseUrl: database.url, serverUrl: postgres.url, dataDir: join(dataDir, 'bench') });
	}
} finally {
	await database.drop();
	await postgres.stop();
}
