import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './test-result.ts';

/**
 * The duration of each test file in milliseconds, from the last run that contained it, while other tests ran
 * at the same time.
 */
export type Durations = Map<string, number>;

export function readDurations(cacheDir: string): Durations {
	try {
		return new Map(Object.entries(JSON.parse(readFileSync(fileIn(cacheDir), 'utf8'))));
	} catch {
		return new Map();
	}
}

export function writeDurations(cacheDir: string, durations: Durations): void {
	writeFileSync(fileIn(cacheDir), JSON.stringify(Object.fromEntries(durations), null, '\t'));
}

/** Adds the durations of browser test files, whose results arrive test by test. */
export function addSpecs(durations: Durations, results: readonly TestResult[]): void {
	const specs = Map.groupBy(results, ({ file }) => file);
	for (const [file, own] of specs) {
		if (!file.endsWith('.spec.ts')) continue;
		durations.set(
			file,
			own.reduce((sum, { ms }) => sum + ms, 0),
		);
	}
}

function fileIn(cacheDir: string): string {
	return join(cacheDir, 'durations.json');
}
