import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.installed');

/** Installs exactly what the lockfile names, when it is not there yet. Runs on the machine's own Node, 20 or newer. */
export async function ensureInstalled() {
	const wanted = createHash('sha256')
		.update(readFileSync(join(ROOT, 'package-lock.json')))
		.digest('hex');
	if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
	say('installing packages (once; about 600 MB on disk)');
	const startedAt = Date.now();
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const code = await run(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
	if (code !== 0) throw new Refusal('npm ci failed: check the connection to the npm registry and try again.');
	writeFileSync(MARK, wanted);
	say(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
