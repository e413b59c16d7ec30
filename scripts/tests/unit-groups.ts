import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests that run in one process. */
export type UnitGroup = { name: string; files: string[] };

/** Test files by the folder that is tested in one process: a feature of the server, or a whole package or application. */
export function groupByFolder(files: readonly string[]): UnitGroup[] {
	const groups = Map.groupBy(files, folderOf);
	return [...groups].map(([name, grouped]) => ({ name, files: grouped }));
}

/** The largest first, so that no process starts a long group while the others have finished. */
export function largestFirst(root: string, groups: readonly UnitGroup[]): UnitGroup[] {
	const bytes = (group: UnitGroup) =>
		group.files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
	return groups.toSorted((a, b) => bytes(b) - bytes(a));
}

function folderOf(file: string): string {
	const parts = file.split('/').slice(0, -1);
	const feature = parts.indexOf('features');
	if (feature >= 0) return parts.slice(0, feature + 2).join('/');
	const isServer = parts[0] === 'apps' && parts[1] === 'server';
	return parts.slice(0, isServer ? 4 : 2).join('/');
}
