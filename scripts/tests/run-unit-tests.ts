import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { postgresCpuSeconds } from './cpu-seconds.ts';
import type { TestReport } from './test-report.ts';
import type { TestMessage, TestResult } from './test-result.ts';
import { folderOf, longestFirst, partOf } from './unit-files.ts';

const WORKER = join(import.meta.dirname, 'unit-worker.ts');

type UnitRun = {
	root: string;
	files: readonly string[];
	/** The folder for compiled sources and temporary files. */
	cacheDir: string;
	serverUrl: string;
	env: Record<string, string>;
	report: TestReport;
	/**
	 * No file starts after this moment of performance.now(). The files are in the order in which they run.
	 */
	until?: number;
	/** Called for each file that has finished, with its duration. */
	onFinished?: (file: string, ms: number) => void;
};

/**
 * The number of processes. Tests spend about half of their time waiting for the database and for other
 * processes.
 */
export const PROCESSES = 2 * availableParallelism();

/**
 * Runs the test files in a few processes, each of which takes another file when it has finished one. So the
 * modules of the server are loaded and compiled once for many files. Returns the files that did not start.
 */
export async function runUnitTests(options: UnitRun): Promise<string[]> {
	const { root, files, serverUrl, report, until } = options;
	const tempDir = join(options.cacheDir, 'tmp');
	rmSync(tempDir, { recursive: true, force: true });
	mkdirSync(tempDir, { recursive: true });
	const bytesOf = (file: string) => statSync(join(root, file)).size;
	const waiting = until === undefined ? longestFirst(files, bytesOf) : [...files];
	const postgresBefore = await postgresCpuSeconds(serverUrl);
	const progress = new FolderProgress(waiting, report);
	const cpuSeconds = new Map<string, number>();
	const lane = async () => {
		let worker: Worker | undefined;
		while (performance.now() < (until ?? Number.POSITIVE_INFINITY)) {
			const file = waiting.shift();
			if (!file) break;
			worker ??= new Worker(options, tempDir);
			const startedAt = performance.now();
			const finished = await worker.run(file);
			options.onFinished?.(file, performance.now() - startedAt);
			const part = partOf(file);
			cpuSeconds.set(part, (cpuSeconds.get(part) ?? 0) + finished.cpuSeconds);
			progress.add(file, finished.results);
			if (finished.hasEnded) worker = undefined;
		}
		await worker?.stop();
	};
	await Promise.all(Array.from({ length: PROCESSES }, lane));
	for (const name of readdirSync(tempDir)) report.addProblem(`a test left ${name} in its TMPDIR`);
	const postgresAfter = await postgresCpuSeconds(serverUrl);
	if (postgresBefore !== undefined && postgresAfter !== undefined)
		cpuSeconds.set('PostgreSQL', postgresAfter - postgresBefore);
	console.log(describeCpu(cpuSeconds));
	return waiting;
}

type Finished = { results: TestResult[]; cpuSeconds: number; hasEnded: boolean };

/** A process that runs test files one after another. */
class Worker {
	readonly #process: ChildProcess;
	readonly #report: TestReport;
	/** Resolves with the exit code once all messages of the process have arrived. */
	readonly #closed: Promise<number>;

	constructor({ root, cacheDir, env, report }: UnitRun, tempDir: string) {
		this.#report = report;
		this.#process = spawn(process.execPath, [WORKER], {
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			env: {
				...process.env,
				...env,
				TMPDIR: tempDir,
				NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
			},
		});
		this.#closed = new Promise((done, fail) => {
			this.#process.once('error', fail);
			this.#process.once('close', (code, signal) => done(signal ? 1 : (code ?? 1)));
		});
	}

	async run(file: string): Promise<Finished> {
		const results: TestResult[] = [];
		const finished = Promise.withResolvers<number>();
		let problems = 0;
		const listen = (message: TestMessage) => {
			if (message.kind === 'finished') return finished.resolve(message.cpuSeconds);
			if (message.kind === 'problem') {
				problems += 1;
				return this.#report.addProblem(message.problem);
			}
			results.push(message.result);
			this.#report.add(message.result);
		};
		this.#process.on('message', listen);
		this.#process.send(file);
		const ended = await Promise.race([
			finished.promise.then((cpuSeconds) => ({ cpuSeconds })),
			this.#closed.then((exitCode) => ({ exitCode })),
		]);
		this.#process.off('message', listen);
		if ('cpuSeconds' in ended) return { results, cpuSeconds: ended.cpuSeconds, hasEnded: false };
		const isExplained = problems > 0 || results.some(({ outcome }) => outcome === 'failed');
		if (!isExplained) this.#report.addProblem(`${file}: its process ended with ${ended.exitCode}`);
		return { results, cpuSeconds: 0, hasEnded: true };
	}

	async stop(): Promise<void> {
		const exited = new Promise((done) => this.#process.once('exit', done));
		this.#process.disconnect();
		await exited;
	}
}

/** Reports the results of a folder once its last file has finished. */
class FolderProgress {
	readonly #left: Map<string, number>;
	readonly #results = new Map<string, TestResult[]>();
	readonly #report: TestReport;

	constructor(files: readonly string[], report: TestReport) {
		this.#report = report;
		this.#left = new Map([...Map.groupBy(files, folderOf)].map(([folder, { length }]) => [folder, length]));
	}

	add(file: string, results: readonly TestResult[]): void {
		const folder = folderOf(file);
		const left = (this.#left.get(folder) ?? 0) - 1;
		const all = [...(this.#results.get(folder) ?? []), ...results];
		this.#left.set(folder, left);
		this.#results.set(folder, all);
		if (left === 0) this.#report.progress(folder, all);
	}
}

function describeCpu(cpuSeconds: ReadonlyMap<string, number>): string {
	const parts = [...cpuSeconds].toSorted(([, a], [, b]) => b - a);
	const total = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
	const shown = parts.map(([part, seconds]) => `${part} ${seconds.toFixed(0)}`).join(', ');
	return `· ${total.toFixed(0)} CPU seconds: ${shown}`;
}
