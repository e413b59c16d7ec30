import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { run } from './run.mjs';

/**
 * npm run bench: prints tables and writes them to bench/report. `npm run bench -- pages` runs a single bench.
 */
async function bench() {
	await ensureInstalled();
	await ensureBuilt();
	const names = process.argv.slice(2);
	const needsBrowser =
		names.length === 0 || ['browser', 'courier', 'taps'].some((name) => names.includes(name));
	const browser = needsBrowser ? await ensureBrowser() : '';
	process.exitCode = await run(pinnedNode(), ['bench/run.ts', ...names], { env: { BROWSER_PATH: browser } });
}

orExplain(bench());
