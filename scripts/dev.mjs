import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { whenNpmIsGone } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain, ROOT, say } from './root.mjs';

/**
 * Sources of the server. Vite watches the storefront. `node --watch` is not used, because it would also watch
 * files that Vite writes.
 */
const WATCHED = ['apps/server/src', 'packages'];
/** The pause after a change, because editors write a file in several steps. */
const SETTLE_MS = 150;

/**
 * npm run dev: renders pages from their sources, which reload by themselves. The server restarts when its own
 * code changes.
 */
async function develop() {
	await ensureInstalled();
	let server = startServer();
	let timer;
	const restart = () => {
		say('the server’s code changed: restarting');
		const again = () => {
			server = startServer();
		};
		if (server.exitCode !== null) return again();
		server.once('exit', again);
		server.kill('SIGTERM');
	};
	for (const folder of WATCHED) {
		watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
			if (!/\.(ts|sql|json)$/.test(file ?? '') || file.endsWith('.test.ts')) return;
			clearTimeout(timer);
			timer = setTimeout(restart, SETTLE_MS);
		});
	}
	const stop = () => {
		server.once('exit', () => process.exit(0));
		server.kill('SIGTERM');
	};
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
	whenNpmIsGone(stop);
}

function startServer() {
	return spawn(pinnedNode(), ['apps/server/src/server.mjs'], {
		cwd: ROOT,
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env: { ...process.env, NODE_ENV: 'development', DEVELOPMENT: 'on' },
	});
}

orExplain(develop());
