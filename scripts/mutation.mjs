import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const TOOL = join(ROOT, 'scripts/mutation');

/** npm run mutation: which changes to the source no test notices. `npm run mutation -- packages/domain/src/cart` runs a part. */
async function mutation() {
	await ensureInstalled();
	await ensureTool();
	process.exitCode = await run(pinnedNode(), ['scripts/mutation/run-mutation.ts', ...process.argv.slice(2)], {
		// Stryker starts the tests with the first node of the PATH.
		env: { PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}` },
	});
}

/** Stryker has a lockfile of its own, so that npm start and npm test do not download its 170 packages. */
async function ensureTool() {
	const mark = join(TOOL, 'node_modules/.installed');
	const wanted = createHash('sha256')
		.update(readFileSync(join(TOOL, 'package-lock.json')))
		.digest('hex');
	if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
	say('installing Stryker (once; about 70 MB on disk)');
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const code = await run(npm, ['ci', '--loglevel=error'], { cwd: TOOL });
	if (code !== 0) throw new Refusal('npm ci failed: check the connection to the npm registry and try again.');
	writeFileSync(mark, wanted);
}

orExplain(mutation());
