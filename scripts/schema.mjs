import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run schema: writes docs/schema.sql from the migrations. */
async function schema() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['scripts/write-schema.ts']);
}

orExplain(schema());
