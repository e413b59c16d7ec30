import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { copyDemoPictures } from '../../apps/server/src/commands/demo/fill-catalogue.ts';
import { cloneTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { openBrowserShop } from '../../e2e/browser-shop.ts';
import type { TestScope } from './test-plan.ts';
import type { TestReport } from './test-report.ts';
import type { TestMessage, TestResult } from './test-result.ts';

const PROGRESS_EVERY = 20;
/** The number of characters of the servers' output that are shown with failures. */
const SERVER_OUTPUT = 8000;

type BrowserRun = {
	root: string;
	serverUrl: string;
	template: string;
	cacheDir: string;
	/** Arguments for Playwright, such as files, -g or --repeat-each. */
	args: readonly string[];
	/** e2e/playwright.config.ts decides which tests belong to each scope. */
	scope: TestScope;
	report: TestReport;
};

/** Runs the browser tests against two server processes on a database of their own. */
export async function runBrowserTests(options: BrowserRun): Promise<void> {
	const { root, serverUrl, template, cacheDir, args, scope, report } = options;
	const database = await cloneTemplate(serverUrl, template);
	const dataDir = join(cacheDir, 'data');
	await copyDemoPictures(dataDir);
	const shop = await openBrowserShop(database.url, dataDir);
	try {
		const cli = join(root, 'node_modules/@playwright/test/cli.js');
		const reporter = join(root, 'e2e/playwright-reporter.ts');
		const playwright = spawn(
			process.execPath,
			[cli, 'test', '--config', 'e2e/playwright.config.ts', `--reporter=${reporter}`, ...args],
			{
				cwd: root,
				stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
				env: {
					...process.env,
					...shop.env,
					DATABASE_URL: database.url,
					BROWSER_SCOPE: scope,
					NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
				},
			},
		);
		const results: TestResult[] = [];
		let failed = false;
		playwright.on('message', ({ kind, ...message }: TestMessage) => {
			if (kind !== 'result' || !('result' in message)) return;
			report.add(message.result);
			results.push(message.result);
			failed ||= message.result.outcome === 'failed';
			if (results.length % PROGRESS_EVERY === 0)
				report.progress('browser', results.splice(0, results.length));
		});
		const exitCode = await new Promise<number>((done, fail) => {
			playwright.once('error', fail);
			playwright.once('close', (code) => done(code ?? 1));
		});
		if (results.length > 0) report.progress('browser', results);
		if (exitCode !== 0 && !failed) report.addProblem(`the browser tests ended with ${exitCode}`);
		if (exitCode !== 0) console.log(`What the servers printed:\n${shop.output().slice(-SERVER_OUTPUT)}`);
	} finally {
		await shop.close();
		await database.drop();
	}
}
