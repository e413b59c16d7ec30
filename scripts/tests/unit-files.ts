/** The ending of tests that start processes or process much data. They take longest. */
const ONLY_ALL = '.all.test.ts';
/** Imports run in processes of low priority, so they are quick only before the other tests begin. */
const GIVES_WAY = 'apps/server/src/areas/goods/imports';

/**
 * Sorts the files so that no process is left with a long one at the end. The tests of imports come first,
 * then those that only `all` runs, then the folders from the largest to the smallest.
 */
export function longestFirst(files: readonly string[], bytesOf: (file: string) => number): string[] {
	const bytes = new Map(files.map((file) => [file, bytesOf(file)]));
	const sizeOf = (file: string) => bytes.get(file) ?? 0;
	const folders = [...Map.groupBy(files, folderOf).values()]
		.map((folder) => folder.toSorted((a, b) => sizeOf(b) - sizeOf(a)))
		.toSorted((a, b) => sum(b.map(sizeOf)) - sum(a.map(sizeOf)));
	const urgency = (file: string) =>
		(folderOf(file) === GIVES_WAY ? 2 : 0) + (file.endsWith(ONLY_ALL) ? 1 : 0);
	return folders.flat().toSorted((a, b) => urgency(b) - urgency(a));
}

/** Returns the folder of a feature of the server, or of a whole package or application. */
export function folderOf(file: string): string {
	const parts = file.split('/').slice(0, -1);
	const areas = parts.indexOf('areas');
	if (areas >= 0) return parts.slice(0, areas + 3).join('/');
	const isServer = parts[0] === 'apps' && parts[1] === 'server';
	return parts.slice(0, isServer ? 4 : 2).join('/');
}

/** Returns the name under which processor time is summed. All areas of the server count together. */
export function partOf(file: string): string {
	return file.includes('/areas/') ? 'apps/server/src/areas' : folderOf(file);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, one) => total + one, 0);
}
