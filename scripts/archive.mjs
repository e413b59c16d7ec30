import { execFileSync } from 'node:child_process';

/** Files that change while the shop runs, or are of no use to it. */
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
 * Packs a folder under the name `dukan`. Only names are changed (flags=r): npm's links to the workspaces must go on leading
 * where they lead.
 *
 * @param {string} folder
 * @param {string} archive
 */
export function writeArchive(folder, archive) {
	const leftOut = LEFT_OUT.map((path) => `--exclude=./${path}`);
	execFileSync(
		'tar',
		['--create', '--gzip', '--file', archive, ...leftOut, '--transform=flags=r;s,^\\.,dukan,', '.'],
		{ cwd: folder, stdio: 'inherit' },
	);
}
