import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { whenNpmIsGone } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, ROOT } from './root.mjs';

/** npm start: installs, builds and opens the shop, even from a fresh clone. */
async function start() {
	await ensureInstalled();
	await ensureBuilt();
	// These options use less memory under load (docs/performance.md).
	const settings = JSON.parse(readFileSync(join(ROOT, 'apps/server/process.json'), 'utf8'));
	// The channel lets the server notice when this script is killed, and stop with it.
	const server = spawn(pinnedNode(), [...settings.arguments, join(ROOT, 'apps/server/src/server.mjs')], {
		cwd: ROOT,
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env: { NODE_ENV: 'production', ...settings.environment, ...process.env },
	});
	const stop = () => server.kill('SIGTERM');
	// Ctrl-C also reaches the server, and this script ends after it.
	process.on('SIGINT', () => {});
	process.on('SIGTERM', stop);
	whenNpmIsGone(stop);
	server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

orExplain(start());
