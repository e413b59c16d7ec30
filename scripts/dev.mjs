import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run dev: pages come from their sources and reload by themselves; the server restarts when its own code changes. */
async function develop() {
	await ensureInstalled();
	process.on('SIGINT', () => {});
	process.exitCode = await run(
		pinnedNode(),
		['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'],
		{
			env: { NODE_ENV: 'development', DEVELOPMENT: 'on' },
		},
	);
}

orExplain(develop());
