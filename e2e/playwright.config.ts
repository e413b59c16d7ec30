import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isQuick } from './scope.ts';

const BACK_OFFICE = '**/backoffice-*.spec.ts';

/** The quick run leaves out tests with the tag @all. Tests for both screens run only on the phone. */
const leftOut = isQuick ? [/@all\b/] : [];

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.spec.ts',
	outputDir: '../.cache/test/browser',
	// There is one worker more than cores, because a page often waits for the server, for animations or for
	// timers.
	workers: availableParallelism() + 1,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// These limits are long because a busy machine is slow. A test that passes never waits for them.
	timeout: 600_000,
	expect: { timeout: 90_000 },
	reporter: [['dot'], ['json']],
	use: {
		baseURL: process.env.BASE_URL,
		// Recording takes a quarter of the time. `--trace on` switches it on.
		trace: 'off',
		// Data that one test stores on the device must not reach the pages of another test.
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: process.env.BROWSER_PATH,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	// A storefront test runs on a phone, the main device of visitors. Tests with the tag @wide are about the
	// wide layout, a mouse or a keyboard. Tests with the tag @both run on each of the two, because they
	// behave differently there.
	projects: [
		// This project comes first, because its tests are the longest and would otherwise run alone at the
		// end.
		{
			name: 'back-office',
			testMatch: BACK_OFFICE,
			grepInvert: leftOut,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{
			name: 'phone',
			testIgnore: BACK_OFFICE,
			grepInvert: [/@wide/, ...leftOut],
			use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
		},
		{
			name: 'wide',
			testIgnore: BACK_OFFICE,
			grep: isQuick ? /@wide/ : /@wide|@both/,
			grepInvert: leftOut,
			use: { viewport: { width: 1440, height: 900 } },
		},
	],
});
