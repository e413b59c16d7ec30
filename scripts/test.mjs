import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/** npm test: everything set up, every test run. `npm test -- unit` or `-- browser` runs one half. */
async function test() {
	await ensureInstalled();
	await ensureBuilt();
	const only = process.argv[2];
	const browser = only === 'unit' ? '' : await ensureBrowser();
	process.exitCode = await run(pinnedNode(), ['scripts/run-tests.ts', ...process.argv.slice(2)], {
		env: { BROWSER_PATH: browser },
	});
}

orExplain(test());
