import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findWords, SEARCHED } from './words-to-avoid.ts';

/** Fails on words that had private meanings in this code, in names and in texts. */
const ROOT = join(import.meta.dirname, '..');
const FILES = ['*', '{apps,packages,e2e,bench,scripts,docs,deploy}/**/*'];
/** Folders that are installed, built or reported, so that no one wrote their words. */
const SKIPPED = new Set(['node_modules', 'build', 'report', 'test-results']);

const isSkipped = (path: string) => SKIPPED.has(basename(path)) || basename(path).startsWith('.');
const found = globSync(FILES, { cwd: ROOT, exclude: isSkipped })
	.filter((file) => SEARCHED.test(file))
	.toSorted()
	.flatMap((file) => findWords(file, readFileSync(join(ROOT, file), 'utf8')));
for (const line of found) console.error(`  ${line}`);
process.exitCode = found.length > 0 ? 1 : 0;
