import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm run bank: a test bank to try payment by card with, see docs/operations.md. */
orExplain(
	(async () => {
		await ensureInstalled();
		process.exitCode = await run(pinnedNode(), ['apps/server/src/testing/bank/bank-main.ts']);
	})(),
);
