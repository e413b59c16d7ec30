import { execFileSync } from 'node:child_process';
import { listSources, readImports } from '../imports/read-imports.ts';
import type { Durations } from './durations.ts';

/** Maps each module to those that it imports, by path from the project's folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A test that a change touches. It reaches the changed file by `steps` imports. */
export type TouchedTest = { file: string; steps: number; isBeside: boolean };

/**
 * Returns files that differ from a revision, including new ones. In a clean tree it returns the files of the
 * last commit.
 */
export function changedFiles(root: string, revision: string | undefined): string[] {
	const git = (...args: string[]) =>
		execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
	const untracked = git('ls-files', '--others', '--exclude-standard');
	const changed = [...git('diff', '--name-only', '--relative', revision ?? 'HEAD'), ...untracked];
	if (changed.length > 0 || revision) return changed;
	return git('diff', '--name-only', '--relative', 'HEAD~1', 'HEAD');
}

/** Reads the imports of all files. Imports of types are left out, because they are gone when a test runs. */
export function readImportGraph(root: string): ImportGraph {
	const files = listSources(root);
	const values = readImports(root, files).filter(({ isType }) => !isType);
	const imports = Map.groupBy(values, ({ from }) => from);
	return new Map(files.map((file) => [file, (imports.get(file) ?? []).map(({ to }) => to)]));
}

/** Returns the tests that import a changed file, directly or through other files. */
export function testsTouchedBy(changed: readonly string[], graph: ImportGraph): TouchedTest[] {
	const importers = importersOf(graph);
	const folders = new Set(changed.map(folderOf));
	const steps = new Map<string, number>();
	for (const file of changed) {
		if (graph.has(file)) steps.set(file, 0);
		else for (const test of closestTests(file, graph)) steps.set(test, 1);
	}
	// A map is iterated in the order in which it grows, so the search is breadth first.
	for (const [file, own] of steps)
		for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, own + 1);
	return [...steps]
		.filter(([file]) => isTest(file) && (!file.endsWith('.all.test.ts') || changed.includes(file)))
		.map(([file, own]) => ({ file, steps: own, isBeside: folders.has(folderOf(file)) }));
}

/**
 * Returns the browser tests of changed screens, which are found by the names of their folders. Changed tests
 * come first.
 */
export function specsTouchedBy(changed: readonly string[], specs: readonly string[]): string[] {
	const own = specs.filter((spec) => changed.includes(spec));
	const names = changed.flatMap((file) => {
		const [, app, path = ''] = /^apps\/(storefront|backoffice)\/(?:app|src)\/(.+)\//.exec(file) ?? [];
		const prefix = app === 'backoffice' ? 'backoffice-' : '';
		return path.split('/').map((folder) => `e2e/${prefix}${folder}.spec.ts`);
	});
	return [...new Set([...own, ...specs.filter((spec) => names.includes(spec))])];
}

/** The assumed duration of a test that never ran on this machine. Tests of the server start a database. */
const UNKNOWN_MS = { server: 5000, other: 1000 };

/**
 * Returns the nearest tests that this many processes can finish in the given time. Among equally near tests
 * the short ones come first.
 */
export function chooseTests(
	touched: readonly TouchedTest[],
	durations: Durations,
	budgetMs: number,
	processes: number,
): string[] {
	const lasts = (file: string) => durations.get(file) ?? unknownMs(file);
	const nearestFirst = touched.toSorted(
		(a, b) => a.steps - b.steps || Number(b.isBeside) - Number(a.isBeside) || lasts(a.file) - lasts(b.file),
	);
	let leftMs = processes * budgetMs;
	return nearestFirst.flatMap(({ file }) => {
		if (lasts(file) > Math.min(leftMs, budgetMs)) return [];
		leftMs -= lasts(file);
		return [file];
	});
}

function unknownMs(file: string): number {
	return file.startsWith('apps/server/') ? UNKNOWN_MS.server : UNKNOWN_MS.other;
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
	const importers = new Map<string, string[]>();
	for (const [file, imported] of graph) {
		for (const dependency of imported)
			importers.set(dependency, [...(importers.get(dependency) ?? []), file]);
	}
	return importers;
}

/**
 * Returns the tests for a file that nothing imports, such as SQL or a page of text. They are the tests beside
 * the file, or in the closest folder above that has any.
 */
function closestTests(file: string, graph: ImportGraph): string[] {
	for (let folder = folderOf(file); folder; folder = folderOf(folder)) {
		const tests = [...graph.keys()].filter((test) => isTest(test) && folderOf(test) === folder);
		if (tests.length > 0) return tests;
	}
	return [];
}

function isTest(file: string): boolean {
	return file.endsWith('.test.ts');
}

function folderOf(file: string): string {
	return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
