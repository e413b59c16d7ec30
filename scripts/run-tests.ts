import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { cloneTemplate, dropLeftovers, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { openBrowserShop } from '../e2e/browser-shop.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE_DIR = join(ROOT, '.cache/test');
const UNIT_TESTS = '{packages,apps,scripts,bench}/**/*.test.ts';

type Counts = { passed: number; failed: number; skipped: number };

const say = (line: string) => console.log(`· ${line}`);

/** Runs all tests on one PostgreSQL: DATABASE_URL's, or our own under .cache/. */
async function runTests(only: string | undefined, rest: string[]): Promise<boolean> {
	mkdirSync(CACHE_DIR, { recursive: true });
	const postgres = await openPostgres({ databaseUrl: process.env.DATABASE_URL, dataDir: CACHE_DIR }, say);
	try {
		const template = await prepareTemplate(postgres.url, say);
		await dropLeftovers(postgres.url, template);
		const env = { TEST_SERVER_URL: postgres.url, TEST_TEMPLATE: template };
		const counts: Counts[] = [];
		if (only !== 'browser') counts.push(await unitTests(env, rest));
		if (only !== 'unit') counts.push(await browserTests(postgres.url, template, rest));
		const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
		console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
		return sum('failed') === 0 && sum('passed') > 0;
	} finally {
		await postgres.stop();
	}
}

async function unitTests(env: Record<string, string>, files: string[]): Promise<Counts> {
	say('unit and API tests');
	const tap = join(CACHE_DIR, 'unit.tap');
	const code = await run(
		process.execPath,
		[
			...['--test', '--test-concurrency=2', '--test-timeout=120000'],
			...['--test-reporter=dot', '--test-reporter-destination=stdout'],
			...['--test-reporter=tap', `--test-reporter-destination=${tap}`],
			...(files.length > 0 ? files : [UNIT_TESTS]),
		],
		env,
	);
	const report = readFileSync(tap, 'utf8');
	const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
	const failed = count('fail') + count('cancelled');
	return {
		passed: count('pass'),
		failed: code === 0 ? failed : Math.max(failed, 1),
		skipped: count('skipped'),
	};
}

async function browserTests(serverUrl: string, template: string, rest: string[]): Promise<Counts> {
	say('browser tests, against two server processes');
	const database = await cloneTemplate(serverUrl, template);
	const shop = await openBrowserShop(database.url, join(CACHE_DIR, 'data'));
	const report = join(CACHE_DIR, 'browser.json');
	try {
		const code = await run(
			process.execPath,
			[
				join(ROOT, 'node_modules/@playwright/test/cli.js'),
				'test',
				'--config',
				'e2e/playwright.config.ts',
				...rest,
			],
			{ ...shop.env, DATABASE_URL: database.url, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		);
		const { stats } = JSON.parse(readFileSync(report, 'utf8'));
		const failed = stats.unexpected + stats.flaky;
		return {
			passed: stats.expected,
			failed: code === 0 ? failed : Math.max(failed, 1),
			skipped: stats.skipped,
		};
	} finally {
		await shop.close();
		await database.drop();
	}
}

function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
	const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
	return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

const [only, ...rest] = process.argv.slice(2);
process.exitCode = (await runTests(only, rest)) ? 0 : 1;
