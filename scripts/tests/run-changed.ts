import { setTimeout as pause } from 'node:timers/promises';
import {
	changedFiles,
	chooseTests,
	readImportGraph,
	specsTouchedBy,
	testsTouchedBy,
} from './changed-tests.ts';
import { type Durations, writeDurations } from './durations.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { PROCESSES, runUnitTests } from './run-unit-tests.ts';
import type { TestReport } from './test-report.ts';
import { folderOf } from './unit-files.ts';

/** What every part of a run needs. */
export type RunContext = {
	root: string;
	cacheDir: string;
	serverUrl: string;
	template: string;
	report: TestReport;
	durations: Durations;
	onFinished: (file: string, ms: number) => void;
};

const say = (line: string) => console.log(`· ${line}`);

/** The time limit of `npm test -- changed` from its start. Tests that still run then are cut off. */
const CHANGED_MS = 58_000;
/** The chosen tests should finish within this time, even if they take a little longer than the last time. */
const CHANGED_CHOSEN_MS = 48_000;
/** The time that two servers and a browser need to start before the first browser test. */
const BROWSER_START_MS = 12_000;
const UNKNOWN_SPEC_MS = 15_000;

/** Runs the tests nearest to a change, as many as fit into a minute. */
export async function runChanged(
	context: RunContext,
	revision: string | undefined,
	allSpecs: readonly string[],
): Promise<void> {
	const { root, cacheDir, report, durations } = context;
	const changed = changedFiles(root, revision);
	const touched = testsTouchedBy(changed, readImportGraph(root));
	const specs = specsTouchedBy(changed, allSpecs);
	const [spec] = specs;
	const specMs = spec ? BROWSER_START_MS + (durations.get(spec) ?? UNKNOWN_SPEC_MS) : 0;
	const budgetMs = CHANGED_CHOSEN_MS - sinceStartMs();
	// The browser tests prove a screen. They come last, because they take longest.
	const withSpec = specMs < budgetMs;
	const files = chooseTests(touched, durations, budgetMs - (withSpec ? specMs : 0), PROCESSES);
	const chosen = [...files, ...(spec && withSpec ? [spec] : [])];
	const all = [...touched.map(({ file }) => file), ...specs];
	say(`${changed.length} files changed, which ${all.length} test files know; the ${chosen.length} nearest:`);

	const done = new Set<string>();
	const onFinished = (file: string, ms: number) => {
		done.add(file);
		context.onFinished(file, ms);
	};
	const work = async () => {
		const until = performance.now() + budgetMs;
		await runUnitTests({ ...context, files, env: unitEnv(context), until, onFinished });
		if (!spec || !withSpec || sinceStartMs() + BROWSER_START_MS > CHANGED_CHOSEN_MS) return;
		await runBrowserTests({ ...context, args: [spec], scope: 'quick' });
		done.add(spec);
	};
	const deadline = new AbortController();
	const isInTime = await Promise.race([
		work().then(() => true),
		pause(CHANGED_MS - sinceStartMs(), false, { signal: deadline.signal }),
	]);
	deadline.abort();
	const left = all.filter((file) => !done.has(file));
	if (left.length > 0) say(`left out, ${left.length} test files: ${describeFiles(left)}`);
	if (isInTime) return;
	// Tests that still run end as after a kill.
	writeDurations(cacheDir, durations);
	console.log(report.summary());
	process.exit(report.counts.failed > 0 ? 1 : 0);
}

/** Shortens a long list. */
function describeFiles(files: readonly string[]): string {
	return [...Map.groupBy(files, folderOf)]
		.map(([folder, own]) => (own.length === 1 ? own[0] : `${own.length} of ${folder}`))
		.join(', ');
}

/** Returns the time since the command started. It may have built the front ends first. */
function sinceStartMs(): number {
	return Date.now() - Number(process.env.TEST_STARTED_AT ?? performance.timeOrigin);
}

export function unitEnv({ serverUrl, template }: RunContext): Record<string, string> {
	return { TEST_SERVER_URL: serverUrl, TEST_TEMPLATE: template };
}
