import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.spec.ts',
	outputDir: '../.cache/test/browser',
	workers: 2,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// A busy machine is slow, not broken; a test that passes waits for nothing.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [['dot'], ['json']],
	use: {
		baseURL: process.env.BASE_URL,
		// Recording costs a quarter of the time; `--trace on` records what one wants to see.
		trace: 'off',
		// What one test keeps on the device must not reach another test's pages.
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: process.env.BROWSER_PATH,
			args: [
				...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
				...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
			],
		},
	},
	projects: [
		{
			name: 'phone',
			// These choose their own screens, or need none.
			testIgnore: [
				...['**/quality.spec.ts', '**/carousel.spec.ts', '**/fresh-pages.spec.ts', '**/weight.spec.ts'],
				...['**/captcha.spec.ts', '**/reset-refusals.spec.ts', '**/short-registration.spec.ts'],
				...['**/every-page.spec.ts', '**/crawl.spec.ts', '**/bad-addresses.spec.ts', '**/offline.spec.ts'],
				...['**/shaky-checkout.spec.ts', '**/backoffice-*.spec.ts'],
			],
			grepInvert: /@wide/,
			use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
		},
		{
			name: 'wide',
			// The same on every screen; once is enough.
			testIgnore: [
				...['**/auth.spec.ts', '**/languages.spec.ts', '**/links.spec.ts', '**/pages.spec.ts'],
				'**/profile.spec.ts',
			],
			grepInvert: /@phone/,
			use: { viewport: { width: 1440, height: 900 } },
		},
	],
});
