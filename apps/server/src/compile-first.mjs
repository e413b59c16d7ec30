import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['apps/server/src', 'packages/domain/src', 'packages/i18n/src'];

/**
 * Compiles all sources into Node's cache in `directory`, unless that was done for these very ones: in a process of its own,
 * because the stripper of types, once loaded, takes a process 16 MB for as long as it runs.
 *
 * @param {string} directory
 */
export function compileFirst(directory) {
	const mark = join(directory, '.compiled');
	const wanted = `${process.version} ${newestChange()}`;
	if (textOf(mark) === wanted) return;
	const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'compile-sources.mjs')], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	// Otherwise this process compiles them, as it needs them.
	if (status === 0) write(mark, wanted);
}

function newestChange() {
	const files = SOURCES.flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.ts'))
			.map((file) => statSync(join(ROOT, folder, file)).mtimeMs),
	);
	return `${files.length} ${Math.max(...files)}`;
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
	try {
		writeFileSync(file, text);
	} catch {
		// The next start compiles them again.
	}
}

/** @param {string} file */
function textOf(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}
