import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/mutation');
const DOMAIN = 'packages/domain/src';
const ORDERS = 'apps/server/src/areas/selling/orders';

const domain = {
	mutate: [
		`${DOMAIN}/**/*.ts`,
		`!${DOMAIN}/**/*.test.ts`,
		// The types, schemas and limits of API calls are left out, because the server's tests of each call
		// cover them.
		`!${DOMAIN}/**/*.api.ts`,
		// This file contains only types.
		`!${DOMAIN}/content/page-rendering/shop-reader.ts`,
		// A table of codes, statuses and English titles without any logic.
		`!${DOMAIN}/base/problems/problems.ts`,
	],
	tap: { testFiles: [`${DOMAIN}/**/*.test.ts`] },
	// A mutant may loop forever. This time is added to 1.5 × the time of the tests without mutation.
	timeoutMS: 10_000,
};

/**
 * The order transaction. Each test file gets its own database, so every mutant that it reaches costs about 3
 * s of CPU time.
 */
const orders = {
	mutate: [
		'{place-order,quote-order,apply-promotion,delivery-options,placed-order,move-order,step-back}.ts',
		'{edit-order,edited-sums,edit-goods,edit-delivery}.ts',
		'{order-terms,read-order-terms,ordered-products,sell-order,book-slot,orders}.queries.ts',
	].map((files) => `${ORDERS}/${files}`),
	tap: {
		// Leaves out slow tests, whose time-outs on a busy machine would count as kills.
		testFiles: [
			'orders/{place-order,quote-order,edit-order-boundaries,edit-order,step-back}',
			'orders/{orders,staff-orders}.routes',
			'promotions/promotions',
		].map((names) => `apps/server/src/areas/selling/${names}.test.ts`),
		// A killed test process leaves its database behind.
		forceBail: false,
	},
	timeoutMS: 60_000,
};

/**
 * Stryker changes the source in one place at a time and runs the tests that reach the place. A surviving
 * mutant shows a rule without a test, code that is not needed, or a change that makes no difference. In the
 * last case it is disabled beside the code with the reason (`// Stryker disable next-line EqualityOperator:
 * …`).
 */
export default {
	...(process.env.TEST_TEMPLATE ? orders : domain),
	testRunner: 'tap',
	plugins: ['@stryker-mutator/tap-runner'],
	coverageAnalysis: 'perTest',
	// Node strips the types; nothing checks them.
	disableTypeChecks: false,
	checkers: [],
	reporters: ['clear-text', 'progress-append-only', 'html'],
	htmlReporter: { fileName: join(CACHE, 'report.html') },
	thresholds: { high: 95, low: 85, break: 85 },
	tempDirName: join(CACHE, 'sandbox'),
	cleanTempDir: 'always',
	// Leaves out tsconfig.json, which Stryker would rewrite with an interface that TypeScript 7 no longer has.
	ignorePatterns: [
		'.cache',
		'.data',
		'docs',
		'bench',
		'e2e',
		'apps/*/build',
		'scripts/mutation',
		'tsconfig.json',
	],
	allowEmpty: true,
};
