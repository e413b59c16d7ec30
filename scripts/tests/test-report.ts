import type { TestResult } from './test-result.ts';

const SLOWEST_SHOWN = 10;

export type Counts = { passed: number; failed: number; skipped: number };

/** Collects the results of a run. It prints a failure when it happens and a summary at the end. */
export class TestReport {
	readonly #results: TestResult[] = [];
	readonly #problems: string[] = [];
	readonly #startedAt = performance.now();
	readonly #print: (line: string) => void;

	constructor(print: (line: string) => void = console.log) {
		this.#print = print;
	}

	add(result: TestResult): void {
		this.#results.push(result);
		if (result.outcome !== 'failed') return;
		this.#print(`\nFAILED  ${result.title}\n        ${result.file}\n${indent(result.error ?? '')}`);
		this.#print(`        again: npm test -- ${result.file}\n`);
	}

	/**
	 * Adds the results of another report, which has printed its failures itself. `where` says where those
	 * tests ran.
	 */
	include({ results, problems }: TestReport, where: string): void {
		this.#results.push(...results.map((result) => ({ ...result, title: `${result.title}, ${where}` })));
		this.#problems.push(...problems.map((problem) => `${problem}, ${where}`));
	}

	/**
	 * Reports a failure that belongs to no test, such as a process that ended early or a connection that
	 * stayed open.
	 */
	addProblem(problem: string): void {
		this.#problems.push(problem);
		this.#print(`\nFAILED  ${problem}\n`);
	}

	/** Prints a line of progress: the part that has just finished, and the state of the run. */
	progress(name: string, results: readonly TestResult[]): void {
		const { passed, failed } = count(results);
		const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1000;
		const state = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
		this.#print(`· ${this.#elapsed()}  ${name}: ${state} (${seconds.toFixed(1)} s)`);
	}

	get counts(): Counts {
		const counts = count(this.#results);
		return { ...counts, failed: counts.failed + this.#problems.length };
	}

	/** All results, from which slow tests can be found. */
	get results(): readonly TestResult[] {
		return this.#results;
	}

	get problems(): readonly string[] {
		return this.#problems;
	}

	get passed(): boolean {
		const { passed, failed } = this.counts;
		return failed === 0 && passed > 0;
	}

	summary(): string {
		const { passed, failed, skipped } = this.counts;
		return [
			'',
			'The slowest tests:',
			...slowest(this.#results).map(
				({ ms, title, file }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title} (${file})`,
			),
			...this.#failures(),
			'',
			`All tests took ${this.#elapsed()}.`,
			`${passed} passed, ${failed} failed, ${skipped} skipped`,
		].join('\n');
	}

	#failures(): string[] {
		const failures = this.#results.filter(({ outcome }) => outcome === 'failed');
		if (failures.length + this.#problems.length === 0) return [];
		return [
			'',
			'What failed (the reasons are above):',
			...failures.map(({ title, file }) => `  ${title} (${file})`),
			...this.#problems.map((problem) => `  ${problem.split('\n')[0]}`),
		];
	}

	#elapsed(): string {
		const seconds = Math.round((performance.now() - this.#startedAt) / 1000);
		return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
	}
}

function count(results: readonly TestResult[]): Counts {
	const of = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
	return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

function slowest(results: readonly TestResult[]): TestResult[] {
	return results.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN);
}

function indent(text: string): string {
	return text.replaceAll(/^/gm, '        ');
}
