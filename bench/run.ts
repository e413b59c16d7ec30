import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyDemoPictures } from '../apps/server/src/commands/demo/fill-catalogue.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, say } from './bench-shop.ts';
import { browser, courier, tapsAlone } from './browser.ts';
import { changes } from './changes.ts';
import { checkout } from './checkout.ts';
import { cluster } from './cluster.ts';
import { compare } from './compare.ts';
import { day } from './day.ts';
import { faults } from './faults.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import { calls, pages } from './pages.ts';
import { relevance } from './relevance.ts';
import { Report } from './report.ts';
import { search } from './search.ts';
import { upgrade } from './upgrade.ts';

type Bench = (shop: BenchShop) => Promise<void>;

/** The benches that `npm run bench` runs, in about ten minutes. */
const ROUND: Record<string, Bench> = { pages, calls, search, checkout, changes, browser, growth, faults };

/** Benches that run only if the command names them. */
const MORE: Record<string, Bench> = {
	cluster,
	compare,
	courier,
	day,
	memory,
	relevance,
	taps: tapsAlone,
	upgrade,
};

const REPORT = join(import.meta.dirname, 'report/results.json');
const dataDir = join(import.meta.dirname, '../.cache/test');
mkdirSync(dataDir, { recursive: true });

const benches = { ...ROUND, ...MORE };
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// The word after `compare` is a revision, not a bench.
const named = words[0] === 'compare' ? ['compare'] : words;
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
	console.error(
		`There is no bench called ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.`,
	);
	process.exit(1);
}
const wanted = named.length > 0 ? named : Object.keys(ROUND);

const report = new Report();
const postgres = await openPostgres({ databaseUrl: process.env.DATABASE_URL, dataDir }, say);
const template = await prepareTemplate(postgres.url, say);
await copyDemoPictures(join(dataDir, 'bench'));
try {
	for (const name of wanted) {
		const database = await cloneTemplate(postgres.url, template);
		const startMs = performance.now();
		report.begin(name);
		try {
			await benches[name]?.({
				databaseUrl: database.url,
				serverUrl: postgres.url,
				dataDir: join(dataDir, 'bench'),
				report,
				full: named.length > 0 && !process.argv.includes('--short'),
			});
		} catch (error) {
			// A failure of one bench must not lose the results of the others.
			console.error(error);
			report.check(name, 'runs to its end', (error as Error).message, false);
		}
		report.end((performance.now() - startMs) / 1000);
		await database.drop();
	}
} finally {
	await postgres.stop();
}
report.write(REPORT);
say(`written: ${relative(process.cwd(), REPORT)}`);
