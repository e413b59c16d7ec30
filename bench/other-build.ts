import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** A text that every page's scripts contain: changing it changes the names of most built files. */
const TEXTS = 'packages/i18n/src/texts/shop-texts.ts';

/** Returns a checkout of another commit; an existing one is reused. */
export function checkOut(
	commit: string,
	dir = join(mkdtempSync(join(tmpdir(), 'dukan-older-')), 'older'),
): string {
	if (existsSync(dir)) return dir;
	execFileSync('git', ['worktree', 'add', '--detach', '--force', dir, commit], {
		cwd: ROOT,
		stdio: 'ignore',
	});
	// Hard links: the packages of the two commits are the same unless the lock file changed, and then the build installs them.
	for (const packages of globSync(['node_modules', '{apps,packages}/*/node_modules'], { cwd: ROOT }))
		execFileSync('cp', ['-al', join(ROOT, packages), join(dir, packages)]);
	return dir;
}

export function build(checkout: string): void {
	execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'ignore' });
}

export function buildWithText(checkout: string, text: string): void {
	const path = join(checkout, TEXTS);
	const written = readFileSync(path, 'utf8').replace(/('home\.nextSlide': \['[^']*', ')[^']*/, `$1${text}`);
	writeFileSync(path, written);
	build(checkout);
}

export function removeCheckout(checkout: string): void {
	execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: ROOT });
}
