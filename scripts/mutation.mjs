import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const TOOL = join(ROOT, 'scripts/mutation');
const STRYKER = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * npm run mutation: finds the changes to the domain's rules that no test notices. Arguments are passed on to
 * Stryker. If TEST_SERVER_URL and TEST_TEMPLATE are set, which name a PostgreSQL and the tests' template database
 * in it, it changes the order transaction instead of the rules.
 */
async function mutation() {
	await ensureInstalled();
	if (!existsSync(STRYKER)) await install();
	const options = ['run', 'scripts/mutation/stryker.config.mjs', ...process.argv.slice(2)];
	// Stryker starts the tests with the first node of the PATH.
	const env = { PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}` };
	process.exitCode = await run(pinnedNode(), [STRYKER, ...options], { env });
}

/** Uses a lockfile of its own, so that npm start and npm test do not download its 170 packages. */
async function install() {
	say('installing Stryker (once; about 70 MB on disk)');
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const code = await run(npm, ['ci', '--loglevel=error'], { cwd: TOOL });
	if (code !== 0) throw new Refusal('npm ci failed: check the connection to the npm registry and try again.');
}

orExplain(mutation());
