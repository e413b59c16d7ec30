import { execFileSync } from 'node:child_process';

/** Files that change while the shop runs or that it does not need. */
const LEFT_OUT = [
	'.git',
	'.cache',
	'.data',
	'test-results',
	'playwright-report',
	'bench/report',
	'.react-router',
];

/**
 * Packs a folder under the name `dukan`. The flag r renames only the files themselves, because the targets of
 * npm's links to the workspaces must stay as they are.
 */
export function writeArchive(folder, archive) {
	const leftOut = LEFT_OUT.map((path) => `--exclude=./${path}`);
	execFileSync(
		'tar',
		['--create', '--gzip', '--file', archive, ...leftOut, '--transform=flags=r;s,^\\.,dukan,', '.'],
		{ cwd: folder, stdio: 'inherit' },
	);
}
