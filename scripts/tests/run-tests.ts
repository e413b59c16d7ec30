import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../apps/server/src/platform/database/open-postgres.ts';
import { readRecordedRows } from '../../apps/server/src/testing/query-rows/recorded-rows.ts';
import {
	dropLeftovers,
	listTestDatabases,
	prepareTemplate,
} from '../../apps/server/src/testing/test-databases.ts';
import { clusterDir } from './cluster-dir.ts';
import { isDebianPostgresInstalled, startDebianPostgres } from './debian-postgres.ts';
import { addSpecs, readDurations, writeDurations } from './durations.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { type RunContext, runChanged, unitEnv } from './run-changed.ts';
import { lockTestRuns } from './run-lock.ts';
import { runUnitTests } from './run-unit-tests.ts';
import { inScope, namedTests, readTestPlan, type TestPlan, UnknownWords } from './test-plan.ts';
import { TestReport } from './test-report.ts';
import { watchOwnRun } from './watch-own-run.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE_DIR = join(ROOT, '.cache/test');
const UNIT_TESTS = '{packages,apps,scripts,bench}/**/*.test.ts';
const POSTGRES_SETTINGS = {
	// The data of tests is thrown away, so it need not reach the disk.
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	// Several test processes have shops open at once, each with a pool. PostgreSQL's default of 100
	// connections was sometimes not enough.
	max_connections: '400',
};

/** The server's tests of migrations, statements and PostgreSQL itself. */
const SQL_TESTS = /^apps\/server\/src\/(.+\/)?(database|migrations|query-rows|schema)\//;

const say = (line: string) => console.log(`· ${line}`);

/** Runs the tests on one PostgreSQL: that of DATABASE_URL, or the embedded one. */
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
		const durations = readDurations(CACHE_DIR);
		const context: RunContext = {
			root: ROOT,
			cacheDir: CACHE_DIR,
			serverUrl: postgres.url,
			template,
			report,
			durations,
			onFinished: (file, ms) => durations.set(file, ms),
		};
		if (plan.kind === 'changed') await runChanged(context, words[1], allSpecs());
		else await runPlan(context, plan);
		for (const name of await listTestDatabases(postgres.url))
			report.addProblem(`a test left its database ${name}`);
		addSpecs(durations, report.results);
		writeDurations(CACHE_DIR, durations);
		writeFileSync(join(CACHE_DIR, 'results.json'), JSON.stringify(report.results, null, '\t'));
		console.log(report.summary());
		// Nothing that a change touches may have a test.
		return plan.kind === 'changed' ? report.counts.failed === 0 : report.passed;
	} finally {
		await postgres.stop();
		lock.unlock();
		sayEnded();
	}
}

async function runPlan(context: RunContext, plan: TestPlan): Promise<void> {
	const { kind, unitFiles, browserArgs, repeat } = plan;
	const wants = (half: 'unit' | 'browser') => kind === 'both' || kind === half;
	if (wants('unit') || unitFiles.length > 0) {
		say('unit and API tests');
		const files = unitFiles.length > 0 ? unitFiles : inScope(plan.scope, allUnitTests());
		const isWhole = unitFiles.length === 0;
		const rowsDir = join(context.cacheDir, 'rows');
		rmSync(rowsDir, { recursive: true, force: true });
		const env = { ...unitEnv(context), ...(isWhole && { TEST_ROWS_DIR: rowsDir }) };
		for (let round = 1; round <= repeat; round += 1) await runUnitTests({ ...context, files, env });
		if (isWhole) await compareRows(rowsDir, context.report);
		if (plan.scope === 'all' && unitFiles.length === 0) await runOnDebianPostgres(context);
	}
	if (wants('browser') || browserArgs.length > 0) {
		say('browser tests, against two server processes');
		// A named spec runs with all its tests.
		const scope = kind === 'files' ? 'all' : plan.scope;
		await runBrowserTests({ ...context, args: browserArgs, scope });
	}
}

/**
 * Compares the row types that queries declare with the rows that they returned in this run. Imports the compiler
 * only here, because the other kinds of tests do not need it.
 */
async function compareRows(rowsDir: string, report: TestReport): Promise<void> {
	const { checkRows, SOURCES } = await import('../../apps/server/src/testing/query-rows/check-rows.ts');
	const { RowTypes } = await import('../../apps/server/src/testing/query-rows/row-types.ts');
	const startedAt = performance.now();
	const problems = checkRows(readRecordedRows(rowsDir), new RowTypes(SOURCES));
	for (const problem of problems) report.addProblem(`row types: ${problem}`);
	say(`row types of queries compared in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Repeats the SQL tests on PostgreSQL 15, because production may be older than the embedded version. */
async function runOnDebianPostgres(context: RunContext): Promise<void> {
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

/** Returns the first line of output: the tests of this run, and those that only `npm test -- all` runs. */
function describePlan({ kind, scope, unitFiles, browserArgs }: TestPlan): string {
	if (kind === 'changed') return 'the tests nearest to what changed, in a minute';
	if (kind === 'files' || unitFiles.length + browserArgs.length > 0) return 'what was named';
	const files = allUnitTests();
	const specs = allSpecs();
	const quick = inScope('quick', files);
	const tagged = specs.filter((spec) => readFileSync(join(ROOT, spec), 'utf8').includes("'@all'"));
	const wants = (half: 'unit' | 'browser') => kind === 'both' || kind === half;
	const runs = [
		...(wants('unit') ? [`${inScope(scope, files).length} test files`] : []),
		...(wants('browser') ? [`${specs.length} browser specs`] : []),
	].join(' and ');
	if (scope === 'all') return `everything: ${runs}`;
	const left = [
		...(wants('unit') ? [`${files.length - quick.length} files *.all.test.ts`, 'PostgreSQL 15'] : []),
		...(wants('browser') ? [`what ${tagged.length} specs tag @all`, '@both on the wide screen'] : []),
	].join(', ');
	return `the quick proof: ${runs}. Left to "npm test -- all": ${left}`;
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
