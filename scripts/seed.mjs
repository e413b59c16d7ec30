import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run seed: the demo catalogue again. `npm run seed -- --products 100000` grows it, with --keep an unfinished one. */
async function seed() {
	await ensureInstalled();
	process.exitCode = await run(pinnedNode(), ['apps/server/src/commands/seed.ts', ...process.argv.slice(2)]);
}

orExplain(seed());
