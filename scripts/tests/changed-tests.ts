import { execFileSync } from 'node:child_process';
import { listSources, readImports } from '../imports/read-imports.ts';

/** Which module imports which, by path from the project's folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Files that differ from a revision, new ones included; of a clean tree, those of the last commit. */
export function changedFiles(root: string, revision: string | undefined): string[] {
	const git = (...args: string[]) =>
		execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
	const untracked = git('ls-files', '--others', '--exclude-standard');
	const changed = [...git('diff', '--name-only', '--relative', revision ?? 'HEAD'), ...untracked];
	if (changed.length > 0 || revision) return changed;
	return git('diff', '--name-only', '--relative', 'HEAD~1', 'HEAD');
}

export function readImportGraph(root: string): ImportGraph {
	const files = listSources(root);
	const imports = Map.groupBy(readImports(root, files), ({ from }) => from);
	return new Map(files.map((file) => [file, (imports.get(file) ?? []).map(({ to }) => to)]));
}

/** The tests that import a changed file, directly or through others; the closest first. */
export function testsTouchedBy(changed: readonly string[], graph: ImportGraph): string[] {
	const importers = importersOf(graph);
	const isKnown = (file: string) => graph.has(file);
	const besides = changed
		.filter((file) => !isKnown(file))
		.flatMap((file) => [...graph.keys()].filter((test) => isTest(test) && folderOf(test) === folderOf(file)));
	const found = new Set([...changed.filter(isKnown), ...besides]);
	// A set is walked in the order in which it grows: breadth first.
	for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
	return [...found].filter(isTest);
}

/** The browser tests of a changed screen go by its feature's name; those that changed themselves come first. */
export function specsTouchedBy(changed: readonly string[], specs: readonly string[]): string[] {
	const own = specs.filter((spec) => changed.includes(spec));
	const names = changed.flatMap((file) => {
		const shop = /^apps\/storefront\/app\/[^/]+\/([^/]+)\//.exec(file)?.[1];
		const staff = /^apps\/backoffice\/src\/[^/]+\/([^/]+)\//.exec(file)?.[1];
		return [...(shop ? [`e2e/${shop}.spec.ts`] : []), ...(staff ? [`e2e/backoffice-${staff}.spec.ts`] : [])];
	});
	return [...new Set([...own, ...specs.filter((spec) => names.includes(spec))])];
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
	const importers = new Map<string, string[]>();
	for (const [file, imported] of graph) {
		for (const dependency of imported)
			importers.set(dependency, [...(importers.get(dependency) ?? []), file]);
	}
	return importers;
}

function isTest(file: string): boolean {
	return file.endsWith('.test.ts');
}

function folderOf(file: string): string {
	return file.slice(0, file.lastIndexOf('/'));
}
