import type { ImportRule } from './judge-imports.ts';

/**
 * Imports go one way. i18n uses domain, and the server, the storefront and the back-office use i18n. ui and
 * api-client serve the two front ends. listing-index uses domain and serves the server. Only the server's
 * commands and tests use demo-catalogue. areas.ts has the rules inside an application.
 */
const TESTS = '\\.test\\.ts$|/testing/';

function allow(name: string, from: string, to: string): ImportRule {
	return { name, from: { path: `^${from}/`, pathNot: TESTS }, to: { pathNot: to } };
}

export const IMPORT_RULES: readonly ImportRule[] = [
	allow('domain-uses-nothing', 'packages/domain', '^packages/domain/|^node_modules/(typebox|uqr)$'),
	allow('i18n-uses-the-domain', 'packages/i18n', '^packages/(i18n|domain)/'),
	allow('listing-index-uses-the-domain', 'packages/listing-index', '^packages/(listing-index|domain)/'),
	allow(
		'api-client-uses-the-domain',
		'packages/api-client',
		'^packages/(api-client|domain)/|^node_modules/(typebox|@noble/hashes)$',
	),
	allow('ui-uses-no-package', 'packages/ui', '^(packages/ui|node_modules)/'),
	allow(
		'demo-catalogue-uses-domain-and-i18n',
		'packages/demo-catalogue',
		'^packages/(demo-catalogue|domain|i18n)/|^node_modules/|^node:(fs|url|path|crypto)$',
	),
	{
		name: 'schemas-stay-on-the-server',
		why: 'Browsers take types of *.api.ts: a schema that one of them imports is a library and bytes more.',
		from: {
			path: '^(packages/(domain|i18n|api-client|ui)|apps/(storefront|backoffice))/',
			pathNot: '\\.(test|api)\\.ts$',
		},
		to: { path: '\\.api\\.ts$' },
		allowsTypes: true,
	},
	{
		name: 'front-ends-do-not-use-the-listing-index',
		from: { path: '^apps/(storefront|backoffice)/' },
		to: { path: '^packages/listing-index/' },
	},
	{
		name: 'demo-catalogue-is-for-commands-and-tests',
		from: { path: '^apps/', pathNot: `^apps/server/src/commands/|${TESTS}` },
		to: { path: '^packages/demo-catalogue/' },
	},
	{
		name: 'commands-are-for-the-terminal',
		why: 'One exception: the first start fills an empty shop.',
		from: {
			path: '^apps/server/src/',
			pathNot: `^apps/server/src/(commands/|main/open-shop\\.ts$)|${TESTS}`,
		},
		to: { path: '^apps/server/src/commands/' },
	},
	{
		name: 'apps-do-not-import-each-other',
		from: { path: '^apps/([^/]+)/' },
		to: { path: '^apps/', pathNot: '^apps/$1/' },
	},
	{
		name: 'packages-do-not-import-apps',
		from: { path: '^packages/' },
		to: { path: '^(apps|e2e|bench|scripts)/' },
	},
	{
		name: 'only-tests-use-testing',
		from: { path: '^(packages|apps)/', pathNot: TESTS },
		to: { path: '^(packages|apps)/.*/testing/' },
	},
];
