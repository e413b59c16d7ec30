import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../apps/server/src/platform/database/open-postgres.ts';
import {
	dropLeftovers,
	listTestDatabases,
	prepareTemplate,
} from '../../apps/server/src/testing/test-databases.ts';
import { changedFiles, readImportGraph, specsTouchedBy, testsTouchedBy } from './changed-tests.ts';
import { clusterDir } from './cluster-dir.ts';
import { isDebianPostgresInstalled, startDebianPostgres } from './debian-postgres.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { lockTestRuns } from './run-lock.ts';
import { runUnitTests } from './run-unit-tests.ts';
import { inScope, namedTests, readTestPlan, type TestPlan, UnknownWords } from './test-plan.ts';
import { TestReport } from './test-report.ts';
import { watchOwnRun } from './watch-own-run.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE_DIR = join(ROOT, '.cache/test');
const UNIT_TESTS = '{packages,apps,scripts,bench}/**/*.test.ts';
/** `npm test -- changed` starts nothing more after this time, so that it ends within a minute. */
const CHANGED_BUDGET_MS = 40_000;
const CHANGED_SPECS = 2;

const POSTGRES_SETTINGS = {
	// What tests write is thrown away: nothing needs to reach the disk.
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	// Shops of several test processes are open at once, each with a pool; PostgreSQL's own 100 were used up by chance.
	max_connections: '400',
};

/** The tests of the server that are about migrations, statements and PostgreSQL itself. */
const SQL_TESTS = /^apps\/server\/src\/(.+\/)?(database|migrations|query-rows|schema)\//;

const say = (line: string) => console.log(`· ${line}`);

/** Runs the tests on one PostgreSQL: DATABASE_URL's, or our own. */
async function runTests(words: string[]): Promise<boolean> {
	mkdirSync(CACHE_DIR, { recursive: true });
	const asked = readTestPlan(words);
	const plan = { ...asked, unitFiles: namedTests(asked.unitFiles, allUnitTests(), asked.scope) };
	say(describePlan(plan));
	const lock = lockTestRuns(CACHE_DIR);
	if ('heldBy' in lock) {
		console.error(
			`npm test is already running in this folder (process ${lock.heldBy}): wait for it, or use a second clone.`,
		);
		return false;
	}
	const { DATABASE_URL } = process.env;
	const dataDir = clusterDir(CACHE_DIR);
	const sayEnded = watchOwnRun(CACHE_DIR, DATABASE_URL ? '' : dataDir);
	const postgres = await openPostgres({ databaseUrl: DATABASE_URL, dataDir }, say, POSTGRES_SETTINGS);
	try {
		const template = await prepareTemplate(postgres.url, say);
		await dropLeftovers(postgres.url, template);
		const report = new TestReport();
		const context = { root: ROOT, cacheDir: CACHE_DIR, serverUrl: postgres.url, template, report };
		if (plan.kind === 'changed') await runChanged(context, words[1]);
		else await runPlan(context, plan);
		for (const name of await listTestDatabases(postgres.url))
			report.addProblem(`a test left its database ${name}`);
		writeFileSync(join(CACHE_DIR, 'results.json'), JSON.stringify(report.results, null, '\t'));
		console.log(report.summary());
		return report.passed;
	} finally {
		await postgres.stop();
		lock.unlock();
		sayEnded();
	}
}

type Context = {
	root: string;
	cacheDir: string;
	serverUrl: string;
	template: string;
	report: TestReport;
};

async function runPlan(context: Context, plan: TestPlan): Promise<void> {
	const { kind, unitFiles, browserArgs, repeat } = plan;
	const wants = (half: 'unit' | 'browser') => kind === 'both' || kind === half;
	if (wants('unit') || unitFiles.length > 0) {
		say('unit and API tests');
		const files = unitFiles.length > 0 ? unitFiles : inScope(plan.scope, allUnitTests());
		for (let round = 1; round <= repeat; round += 1)
			await runUnitTests({ ...context, files, env: unitEnv(context) });
		if (plan.scope === 'all' && unitFiles.length === 0) await runOnDebianPostgres(context);
	}
	if (wants('browser') || browserArgs.length > 0) {
		say('browser tests, against two server processes');
		// A spec that was named runs with all its tests.
		const scope = kind === 'files' ? 'all' : plan.scope;
		await runBrowserTests({ ...context, args: browserArgs, scope });
	}
}

/** Production's PostgreSQL is older than the embedded one. */
async function runOnDebianPostgres(context: Context): Promise<void> {
	if (!isDebianPostgresInstalled) {
		say('left out: migrations and SQL tests on PostgreSQL 15 (apt-get install postgresql-15)');
		return;
	}
	say('migrations and SQL tests on Debian’s PostgreSQL 15');
	const postgres = await startDebianPostgres(CACHE_DIR, POSTGRES_SETTINGS);
	const report = new TestReport();
	try {
		const template = await prepareTemplate(postgres.url, () => {});
		const own = { ...context, serverUrl: postgres.url, template, report };
		const files = allUnitTests().filter((file) => SQL_TESTS.test(file));
		await runUnitTests({ ...own, files, env: unitEnv(own) });
		for (const name of await listTestDatabases(postgres.url))
			report.addProblem(`a test left its database ${name}`);
	} finally {
		await postgres.stop();
	}
	context.report.include(report, 'on PostgreSQL 15');
}

/** What a change touches: the tests that import it, the closest first, and the browser tests of its screens. */
async function runChanged(context: Context, revision: string | undefined): Promise<void> {
	const until = performance.now() + CHANGED_BUDGET_MS;
	const changed = changedFiles(ROOT, revision);
	const files = testsTouchedBy(changed, readImportGraph(ROOT));
	const specs = specsTouchedBy(changed, allSpecs());
	say(`${changed.length} files changed: ${files.length} test files and ${specs.length} browser specs`);
	const skipped = await runUnitTests({ ...context, files, env: unitEnv(context), until });
	const now = performance.now() < until ? specs.slice(0, CHANGED_SPECS) : [];
	if (now.length > 0) await runBrowserTests({ ...context, args: now, scope: 'quick' });
	const rest = [...skipped, ...specs.filter((spec) => !now.includes(spec))];
	if (rest.length > 0) say(`not run for lack of time (npm test runs them): ${rest.join(' ')}`);
}

/** The first line: the tests of this run, and those that it leaves to `npm test -- all`. */
function describePlan({ kind, scope, unitFiles, browserArgs }: TestPlan): string {
	if (kind === 'changed') return 'the tests nearest to what changed, in a minute';
	if (kind === 'files' || unitFiles.length + browserArgs.length > 0) return 'what was named';
	const files = allUnitTests();
	const specs = allSpecs();
	const quickFiles = inScope('quick', files).length;
	const taggedSpecs = specs.filter((spec) =>
		readFileSync(join(ROOT, spec), 'utf8').includes("'@all'"),
	).length;
	const halves = [
		...(kind === 'browser'
			? []
			: [[`${inScope(scope, files).length} test files`, `${files.length - quickFiles} test files`]]),
		...(kind === 'unit'
			? []
			: [[`${specs.length} browser specs`, `the tests tagged @all of ${taggedSpecs} specs`]]),
	];
	const runs = halves.map(([run]) => run).join(' and ');
	if (scope === 'all') return `everything: ${runs}`;
	return `the quick proof: ${runs}; left to "npm test -- all": ${halves.map(([, left]) => left).join(' and ')}`;
}

function unitEnv({ serverUrl, template }: Context): Record<string, string> {
	return { TEST_SERVER_URL: serverUrl, TEST_TEMPLATE: template };
}

function allUnitTests(): string[] {
	return globSync(UNIT_TESTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' }).toSorted();
}

function allSpecs(): string[] {
	return globSync('e2e/*.spec.ts', { cwd: ROOT }).toSorted();
}

try {
	process.exitCode = (await runTests(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
	console.error(error instanceof UnknownWords ? error.message : error);
	process.exitCode = 1;
}
