import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

/**
 * Browsers of the system. The headless shell comes first, because it draws no windows and takes a third of
 * the processor time of the others.
 */
const SYSTEM_BROWSERS = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns a Chromium for the tests. It tries the one that BROWSER_PATH names, Playwright's own and the
 * system's; if there is none, it downloads one or installs the system's package.
 */
export async function ensureBrowser() {
	const found = findBrowser();
	if (found) return found;
	say('no Chromium found: downloading one');
	const playwright = join(ROOT, 'node_modules/playwright/cli.js');
	await run(pinnedNode(), [playwright, 'install', 'chromium'], { stdio: 'ignore' });
	const downloaded = findBrowser();
	if (downloaded) return downloaded;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		say('the download failed: installing the chromium-headless-shell package');
		await run('apt-get', ['update', '-qq'], { stdio: 'ignore' });
		await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'ignore' });
	}
	const installed = findBrowser();
	if (!installed)
		throw new Refusal('The browser tests need Chromium: install it and set BROWSER_PATH to its program.');
	return installed;
}

function findBrowser() {
	if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
	const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
	return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
}
