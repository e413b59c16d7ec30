import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run backup: see apps/server/src/commands/back-up.ts. */
async function backup() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), [
		'apps/server/src/commands/back-up.ts',
		...process.argv.slice(2),
	]);
}

orExplain(backup());
