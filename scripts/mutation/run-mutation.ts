import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../apps/server/src/platform/database/open-postgres.ts';
import { dropLeftovers, prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { AREAS, type Area, globsWithin } from './areas.ts';
import {
	type Counts,
	judgeMutants,
	type MutationReport,
	REQUIRED_SCORE,
	readEquivalents,
	scoreOf,
	sumOf,
} from './judge-mutants.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE_DIR = join(ROOT, '.cache/mutation');
/** The database and its template are those of npm test. */
const TEST_CACHE_DIR = join(ROOT, '.cache/test');
const STRYKER = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const say = (line: string) => console.log(`· ${line}`);

async function runMutation(paths: readonly string[]): Promise<boolean> {
	const parts = AREAS.map((area) => ({
		area,
		globs: paths.length === 0 ? [...area.mutate] : paths.flatMap((path) => globsWithin(area, path)),
	})).filter(({ globs }) => globs.length > 0);
	if (parts.length === 0) {
		console.error(`Nothing there to mutate. The areas are ${AREAS.map(({ folder }) => folder).join(', ')}.`);
		return false;
	}
	const reports: MutationReport[] = [];
	for (const { area, globs } of parts) reports.push(await mutate(area, globs));
	return printVerdict(reports);
}

function mutate(area: Area, globs: readonly string[]): Promise<MutationReport> {
	say(`mutating ${globs.filter((glob) => !glob.startsWith('!')).join(', ')}`);
	return area.needsDatabase
		? withDatabase((env) => runStryker(area, globs, env))
		: runStryker(area, globs, {});
}

async function withDatabase<Result>(work: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
	mkdirSync(TEST_CACHE_DIR, { recursive: true });
	const postgres = await openPostgres(
		{ databaseUrl: process.env.DATABASE_URL, dataDir: TEST_CACHE_DIR },
		say,
	);
	try {
		const template = await prepareTemplate(postgres.url, say);
		await dropLeftovers(postgres.url, template);
		const result = await work({ TEST_SERVER_URL: postgres.url, TEST_TEMPLATE: template });
		await dropLeftovers(postgres.url, template);
		return result;
	} finally {
		await postgres.stop();
	}
}

async function runStryker(
	{ folder, testFiles, needsDatabase, timeoutMs }: Area,
	globs: readonly string[],
	env: Record<string, string>,
): Promise<MutationReport> {
	const dir = join(CACHE_DIR, folder.replaceAll('/', '-'));
	rmSync(dir, { recursive: true, force: true });
	mkdirSync(dir, { recursive: true });
	const reportFile = join(dir, 'report.json');
	const configFile = join(dir, 'stryker.config.json');
	const config = {
		testRunner: 'tap',
		plugins: ['@stryker-mutator/tap-runner'],
		mutate: globs,
		// A killed test process leaves its database behind, so those tests run to their end.
		tap: { testFiles, forceBail: !needsDatabase },
		coverageAnalysis: 'perTest',
		concurrency: availableParallelism(),
		timeoutMS: timeoutMs,
		// Node strips the types; nothing checks them.
		disableTypeChecks: false,
		checkers: [],
		reporters: ['json', 'progress-append-only'],
		jsonReporter: { fileName: reportFile },
		tempDirName: join(dir, 'sandbox'),
		cleanTempDir: 'always',
		// Without tsconfig.json, which Stryker would rewrite with an interface that TypeScript 7 no longer has.
		ignorePatterns: [
			'.cache',
			'.data',
			'docs',
			'bench',
			'e2e',
			'apps/*/build',
			'scripts/mutation',
			'tsconfig.json',
		],
		allowEmpty: true,
	};
	writeFileSync(configFile, JSON.stringify(config, null, '\t'));
	const stryker = spawn(process.execPath, [STRYKER, 'run', configFile], {
		cwd: ROOT,
		stdio: 'inherit',
		// A process for each mutant and test file: with compiled code at hand it takes half the time.
		env: { ...process.env, ...env, NODE_COMPILE_CACHE: join(dir, 'compiled') },
	});
	const code = await new Promise<number>((done) => stryker.once('exit', (exit) => done(exit ?? 1)));
	if (code !== 0) throw new Error(`Stryker stopped with exit code ${code}.`);
	return JSON.parse(readFileSync(reportFile, 'utf8'));
}

/** True when enough mutants die and the list of equivalent ones matches the source. */
function printVerdict(reports: readonly MutationReport[]): boolean {
	const equivalents = readEquivalents(readFileSync(join(ROOT, 'docs/mutation.md'), 'utf8'));
	const { counts, survivors, outdated } = judgeMutants(reports, equivalents);
	for (const { file, line, mutator, before, after } of survivors)
		console.log(`\nsurvived: ${file}:${line} (${mutator})\n- ${before}\n+ ${after}`);
	for (const { file, before, after } of outdated)
		console.log(`\nin docs/mutation.md, but no such survivor: ${file}\n- ${before}\n+ ${after}`);
	const all = sumOf(counts.values());
	console.log();
	for (const [folder, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
		printCounts(folder, count);
	printCounts('all', all);
	const isEnough = scoreOf(all) >= REQUIRED_SCORE;
	if (!isEnough) console.error(`\nAt least ${REQUIRED_SCORE} % must die.`);
	return isEnough && outdated.length === 0;
}

function printCounts(name: string, count: Counts): void {
	const { mutants, killed, timedOut, equivalent, survived } = count;
	console.log(
		`${name}: ${mutants} mutants, ${killed} killed, ${timedOut} timed out, ${equivalent} equivalent, ` +
			`${survived} survived, ${scoreOf(count).toFixed(1)} %`,
	);
}

process.exitCode = (await runMutation(process.argv.slice(2))) ? 0 : 1;
