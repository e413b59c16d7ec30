import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run staff: a way in for who has none, from the server's own terminal. */
async function staff() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), [
		'apps/server/src/commands/staff-command.ts',
		...process.argv.slice(2),
	]);
}

orExplain(staff());
