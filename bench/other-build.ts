import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/**
 * A file whose texts are in the scripts of every page. A change of it changes the names of most built files.
 */
const TEXTS = 'packages/i18n/src/texts/shop-texts.ts';

/** Returns a checkout of another commit, and reuses an existing one. */
export function checkOut(
	commit: string,
	dir = join(mkdtempSync(join(tmpdir(), 'dukan-older-')), 'older'),
): string {
	if (existsSync(dir)) return dir;
	execFileSync('git', ['worktree', 'add', '--detach', '--force', dir, commit], {
		cwd: ROOT,
		stdio: 'ignore',
	});
	// The packages are hard links, because the two commits usually have the same. If the lock file differs,
	// the build installs the right ones.
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
