import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run bench: prints tables. `npm run bench -- pages` runs one of them. */
async function bench() {
	await ensureInstalled();
	await ensureBuilt();
	process.exitCode = await run(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)]);
}

orExplain(bench());
