import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestReport } from './test-report.ts';
import type { TestMessage, TestResult } from './test-result.ts';
import { groupByFolder, inPieces, planProcesses, type UnitGroup } from './unit-groups.ts';

const WORKER = join(import.meta.dirname, 'unit-worker.ts');

type UnitRun = {
	root: string;
	files: readonly string[];
	/** Compiled sources and temporary files go below it. */
	cacheDir: string;
	env: Record<string, string>;
	report: TestReport;
	/** Start no further group after this moment, in the clock of performance.now(). */
	until?: number;
};

/** Tests wait for the database and for processes that they start about half of their time. */
const PROCESSES = 2 * availableParallelism();

/** Runs the test files, a process for each large feature folder or for several small ones. Returns what was not started. */
export async function runUnitTests(options: UnitRun): Promise<UnitGroup[]> {
	const tempDir = join(options.cacheDir, 'tmp');
	rmSync(tempDir, { recursive: true, force: true });
	mkdirSync(tempDir, { recursive: true });
	const groups = groupByFolder(options.files);
	const bytesOf = (file: string) => statSync(join(options.root, file)).size;
	const waiting = options.until === undefined ? planProcesses(groups, bytesOf) : inPieces(groups);
	const lane = async () => {
		while (performance.now() < (options.until ?? Number.POSITIVE_INFINITY)) {
			const group = waiting.shift();
			if (!group) return;
			await runGroup(group, tempDir, options);
		}
	};
	await Promise.all(Array.from({ length: PROCESSES }, lane));
	for (const name of readdirSync(tempDir)) options.report.addProblem(`a test left ${name} in its TMPDIR`);
	return waiting;
}

async function runGroup(group: UnitGroup, tempDir: string, options: UnitRun): Promise<void> {
	const { root, cacheDir, env, report } = options;
	const worker = spawn(process.execPath, [WORKER, ...group.files.map((file) => resolve(root, file))], {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: {
			...process.env,
			...env,
			TMPDIR: tempDir,
			NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
		},
	});
	const results: TestResult[] = [];
	worker.on('message', (message: TestMessage) => {
		if (message.kind === 'left behind') {
			const what = message.what.join(', ');
			report.addProblem(`${group.name}: open after the last test: ${what}`);
			return;
		}
		results.push(message.result);
		report.add(message.result);
	});
	const exitCode = await new Promise<number>((done, fail) => {
		worker.once('error', fail);
		worker.once('close', (code, signal) => done(signal ? 1 : (code ?? 1)));
	});
	const explained = results.some(({ outcome }) => outcome === 'failed');
	if (exitCode !== 0 && !explained) report.addProblem(`${group.name}: its process ended with ${exitCode}`);
	report.progress(group.name, results);
}
