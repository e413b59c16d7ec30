import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isQuick } from './scope.ts';

const BACK_OFFICE = '**/backoffice-*.spec.ts';

/** The quick proof leaves out what is tagged @all, and runs a test of both screens on the phone alone. */
const leftOut = isQuick ? [/@all\b/] : [];

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.spec.ts',
	outputDir: '../.cache/test/browser',
	// One worker more than there are cores, because a page often waits: for the server, for animations, for timers.
	workers: availableParallelism() + 1,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// A busy machine is slow, not broken; a test that passes waits for nothing.
	timeout: 600_000,
	expect: { timeout: 90_000 },
	reporter: [['dot'], ['json']],
	use: {
		baseURL: process.env.BASE_URL,
		// Recording costs a quarter of the time; use `--trace on` when needed.
		trace: 'off',
		// What one test stores on the device must not reach another test's pages.
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
	// A storefront test runs on a phone, the main device of the shop's visitors. Those tagged @wide are about the wide layout, a
	// mouse or a keyboard; those tagged @both behave differently on the two and run on each.
	projects: [
		// Comes first, because its tests are the longest: at the end they would run alone.
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
