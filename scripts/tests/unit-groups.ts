/** Tests that run in one process. */
export type UnitGroup = { name: string; files: string[] };

/** Test files by the folder that is tested in one process: a feature of the server, or a whole package or application. */
export function groupByFolder(files: readonly string[]): UnitGroup[] {
	const groups = Map.groupBy(files, folderOf);
	return [...groups].map(([name, grouped]) => ({ name, files: grouped }));
}

/** Starting a process and loading the server takes longer than the tests of a small folder, so these share one. */
const SHARED_BYTES = 80_000;

/** Its tests stop and start servers and databases, which takes longer than their size tells. */
const LONGEST = 'apps/server/src/testing';

/** The longest first, so that no process starts a long group while the others have finished; small ones together. */
export function planProcesses(
	groups: readonly UnitGroup[],
	bytesOf: (file: string) => number,
	sharedBytes = SHARED_BYTES,
): UnitGroup[] {
	const planned: (UnitGroup & { bytes: number })[] = [];
	const sized = groups.map((group) => ({
		...group,
		bytes: group.files.reduce((sum, file) => sum + bytesOf(file), 0),
	}));
	const largestFirst = sized.toSorted((a, b) => b.bytes - a.bytes);
	const longestFirst = largestFirst.toSorted(
		(a, b) => Number(b.name === LONGEST) - Number(a.name === LONGEST),
	);
	for (const { name, files, bytes } of longestFirst) {
		const last = planned.at(-1);
		if (last && last.bytes + bytes <= sharedBytes)
			planned[planned.length - 1] = {
				name: `${last.name}, ${name}`,
				files: [...last.files, ...files],
				bytes: last.bytes + bytes,
			};
		else planned.push({ name, files, bytes });
	}
	return planned;
}

/** Where time is short: so few files in a process that none takes long, in the order given. */
export function inPieces(groups: readonly UnitGroup[], filesAtOnce = 3): UnitGroup[] {
	return groups.flatMap(({ name, files }) =>
		Array.from({ length: Math.ceil(files.length / filesAtOnce) }, (_, piece) => ({
			name,
			files: files.slice(piece * filesAtOnce, (piece + 1) * filesAtOnce),
		})),
	);
}

function folderOf(file: string): string {
	const parts = file.split('/').slice(0, -1);
	const feature = parts.indexOf('features');
	if (feature >= 0) return parts.slice(0, feature + 2).join('/');
	const isServer = parts[0] === 'apps' && parts[1] === 'server';
	return parts.slice(0, isServer ? 4 : 2).join('/');
}
