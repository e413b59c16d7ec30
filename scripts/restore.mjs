import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run restore: see apps/server/src/commands/restore.ts. */
async function restore() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), [
		'apps/server/src/commands/restore.ts',
		...process.argv.slice(2),
	]);
}

orExplain(restore());
