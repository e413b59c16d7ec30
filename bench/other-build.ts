import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** A text that every page's scripts refer to: with another one, most names of built files are others. */
const TEXTS = 'packages/i18n/src/texts/shop-ru.ts';

/** A checkout of another commit, or of this one, to be built with another text. */
export function checkOut(commit: string): string {
	const dir = join(mkdtempSync(join(tmpdir(), 'dukan-upgrade-')), 'older');
	execFileSync('git', ['worktree', 'add', '--detach', '--force', dir, commit], {
		cwd: ROOT,
		stdio: 'ignore',
	});
	// Hard links: the packages of the two commits are the same ones unless the lock file changed.
	execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(dir, 'node_modules')]);
	return dir;
}

export function buildWithText(checkout: string, text: string): void {
	const path = join(checkout, TEXTS);
	const written = readFileSync(path, 'utf8').replace(/('home\.nextSlide': ')[^']*/, `$1${text}`);
	writeFileSync(path, written);
	execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'ignore' });
}

export function removeCheckout(checkout: string): void {
	execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: ROOT });
}
