import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { orExplain } from './root.mjs';
import { runAsGroup } from './run.mjs';

/**
 * npm test: sets everything up and runs the tests. scripts/tests/test-plan.ts explains the words that may
 * follow.
 */
async function test() {
	await ensureInstalled();
	await ensureBuilt();
	const words = process.argv.slice(2);
	const kind = words[0] === 'all' ? words[1] : words[0];
	const onlyUnit = kind === 'unit' || (words.length > 0 && words.every((word) => word.endsWith('.test.ts')));
	const browser = onlyUnit ? '' : await ensureBrowser();
	process.exitCode = await runAsGroup(pinnedNode(), ['scripts/tests/run-tests.ts', ...words], {
		BROWSER_PATH: browser,
		// `npm test -- changed` ends within a minute of this time.
		TEST_STARTED_AT: String(performance.timeOrigin),
	});
}

orExplain(test());
