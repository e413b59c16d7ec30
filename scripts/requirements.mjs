import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run requirements: every line of docs/requirements.md with what proves it. */
async function requirements() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/requirements/print-requirements.ts']);
}

orExplain(requirements());
