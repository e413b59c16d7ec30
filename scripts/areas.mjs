import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run areas: the drawing of imports between areas. */
async function areas() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/print-areas.ts']);
}

orExplain(areas());
