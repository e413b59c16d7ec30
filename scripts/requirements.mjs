import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run requirements: every line of docs/requirements.md with the tests that carry its number. */
async function requirements() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/print-requirements.ts']);
}

orExplain(requirements());
