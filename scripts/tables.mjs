import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run tables: writes the server's table types, after a migration. */
async function tables() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/write-tables.ts']);
}

orExplain(tables());
