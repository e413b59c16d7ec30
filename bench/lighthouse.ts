import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './cpu-per-request.ts';
import type { Report } from './report.ts';

/** Fetched when first wanted: a hundred packages that nothing else needs. */
const VERSION = '13.5.0';
const FOLDER = join(import.meta.dirname, '../.cache/lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const RUNS = 3;

const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Search results and the cart are kept out of search engines on purpose; Lighthouse counts that against them. */
const NOT_FOR_ENGINES = new Set(['search', 'cart']);

type Browser = { executablePath: string; flags: readonly string[]; report: Report };
type Result = {
	categories: Record<string, { score: number }>;
	audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse's mobile profile, median of three. */
export async function lighthouse(
	origin: string,
	pages: Record<string, string>,
	browser: Browser,
): Promise<void> {
	const { report } = browser;
	if (!(await ensureLighthouse())) {
		report.note(`Lighthouse ${VERSION} could not be fetched: its part was left out.`);
		return;
	}
	const rows = [];
	for (const [name, path] of Object.entries(pages)) {
		const results: Result[] = [];
		for (let run = 0; run < RUNS; run += 1) results.push(await judge(origin + path, browser));
		const score = (category: string) =>
			Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
		const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
		rows.push({
			page: name,
			...Object.fromEntries(Object.keys(TARGETS).map((category) => [category, score(category)])),
			'FCP ms': Math.round(audit('first-contentful-paint')),
			'LCP ms': Math.round(audit('largest-contentful-paint')),
			'TBT ms': Math.round(audit('total-blocking-time')),
			CLS: audit('cumulative-layout-shift').toFixed(3),
		});
		for (const [category, least] of Object.entries(TARGETS)) {
			if (category === 'seo' && NOT_FOR_ENGINES.has(name)) continue;
			const found = score(category);
			report.check(`${name}, Lighthouse ${category}`, `at least ${least}`, String(found), found >= least);
		}
	}
	report.table(`Lighthouse ${VERSION}, mobile, median of ${RUNS}`, rows);
}

async function ensureLighthouse(): Promise<boolean> {
	if (existsSync(PROGRAM)) return true;
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
	const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	await run('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: FOLDER });
	return existsSync(PROGRAM);
}

async function judge(url: string, { executablePath, flags }: Browser): Promise<Result> {
	const output = join(FOLDER, 'result.json');
	await run(
		process.execPath,
		[
			PROGRAM,
			url,
			'--quiet',
			'--output=json',
			`--output-path=${output}`,
			`--chrome-flags=${flags.join(' ')}`,
		],
		{ env: { ...process.env, CHROME_PATH: executablePath } },
	);
	return JSON.parse(readFileSync(output, 'utf8'));
}

function run(command: string, args: string[], options: object): Promise<number | null> {
	const child = spawn(command, args, { stdio: 'ignore', ...options });
	return new Promise((done, fail) => child.once('error', fail).once('exit', done));
}
