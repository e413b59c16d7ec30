/**
 * Imports run one way: domain ← i18n ← (server | storefront | backoffice), ui and api-client ← the two front ends, and
 * domain ← listing-index ← server; inside an app: features → ui, platform → packages.
 */
const FEATURE_PAIRS = {
	// A feature may use another one only where this list says so.
	server: {
		home: ['catalogue'],
		favourites: ['auth', 'catalogue'],
		search: ['catalogue'],
		imports: ['products'],
		orders: ['auth', 'catalogue', 'settings', 'sms'],
		customers: ['auth'],
		operations: ['sms', 'pictures'],
		storefront: ['files'],
		auth: ['delivery', 'operations', 'captcha', 'sms'],
		demo: ['drawings', 'banner-drawings'],
		'banner-drawings': ['drawings', 'demo'],
	},
	storefront: {
		home: ['catalogue', 'shell'],
		pages: ['shell'],
		lists: ['catalogue', 'shell'],
		search: ['lists', 'catalogue', 'shell'],
		catalogue: ['cart', 'favourites', 'compare'],
		compare: ['cart'],
		product: ['catalogue', 'cart', 'favourites', 'compare'],
		saved: ['catalogue', 'favourites', 'auth'],
		auth: ['captcha'],
		cart: ['auth'],
		checkout: ['auth', 'cart'],
		history: ['auth', 'cart'],
		profile: ['auth'],
		favourites: ['auth'],
		shell: ['cart', 'compare', 'auth', 'favourites'],
		errors: [],
		links: [],
		'test-page': [],
		kit: [],
	},
	backoffice: { shell: ['orders'] },
};

/** What every feature may use. Staff's accounts, rights and the log of their changes stand before all their calls. */
const PLATFORM = {
	server: ['platform', 'staff'],
	storefront: ['ui', 'platform'],
	backoffice: ['ui', 'platform'],
};
const SOURCE = {
	server: 'apps/server/src',
	storefront: 'apps/storefront/app',
	backoffice: 'apps/backoffice/src',
};

/** One rule a feature: from its folder to any other folder that is neither platform nor allowed. */
const featureRules = Object.entries(FEATURE_PAIRS).flatMap(([app, pairs]) =>
	Object.entries(pairs).map(([feature, allowed]) => ({
		name: `${app}-${feature}-stays-at-home`,
		severity: 'error',
		from: { path: `^${SOURCE[app]}/${feature}/`, pathNot: '\\.test\\.ts$' },
		to: {
			path: `^${SOURCE[app]}/[^/]+/`,
			pathNot: `^${SOURCE[app]}/(${[feature, ...allowed, ...PLATFORM[app]].join('|')})/`,
		},
	})),
);

const strangers = (app) => ({
	name: `${app}-features-are-strangers`,
	comment: 'A feature that no pair names may use platform only.',
	severity: 'error',
	from: {
		path: `^${SOURCE[app]}/([^/]+)/`,
		pathNot: `^${SOURCE[app]}/(${[...Object.keys(FEATURE_PAIRS[app]), ...PLATFORM[app], 'testing'].join('|')})/|\\.test\\.ts$`,
	},
	to: { path: `^${SOURCE[app]}/[^/]+/`, pathNot: `^${SOURCE[app]}/($1|${PLATFORM[app].join('|')})/` },
});

export default {
	forbidden: [
		{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'domain-imports-nothing',
			severity: 'error',
			from: { path: '^packages/domain/', pathNot: '\\.(test|api)\\.ts$' },
			to: { pathNot: '^packages/domain/' },
		},
		{
			name: 'wire-schemas-import-typebox-only',
			severity: 'error',
			from: { path: '^packages/domain/.*\\.api\\.ts$' },
			to: { pathNot: '^packages/domain/|^node_modules/typebox/' },
		},
		{
			name: 'schemas-stay-on-the-server',
			comment:
				'Browsers take types of *.api.ts: a schema that one of them imports is a library and bytes more.',
			severity: 'error',
			from: {
				path: '^(packages/(domain|i18n|api-client|ui)|apps/(storefront|backoffice))/',
				pathNot: '\\.(test|api)\\.ts$',
			},
			to: { path: '\\.api\\.ts$', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'i18n-knows-the-domain-only',
			severity: 'error',
			from: { path: '^packages/i18n/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: '^packages/(i18n|domain)/' },
		},
		{
			name: 'listing-index-knows-the-domain-only',
			severity: 'error',
			from: { path: '^packages/listing-index/', pathNot: '\\.test\\.ts$|/testing/' },
			to: { pathNot: '^packages/(listing-index|domain)/' },
		},
		{
			name: 'front-ends-do-not-use-the-listing-index',
			severity: 'error',
			from: { path: '^(apps/(storefront|backoffice)|packages/(domain|i18n|ui))/' },
			to: { path: '^packages/listing-index/' },
		},
		{
			name: 'listing-index-testing-is-for-tests',
			severity: 'error',
			from: {
				path: '^(packages|apps)/',
				pathNot: '\\.test\\.ts$|^packages/listing-index/src/testing/|^apps/server/src/testing/',
			},
			to: { path: '^packages/listing-index/src/testing/' },
		},
		{
			name: 'api-client-knows-the-domain-only',
			severity: 'error',
			from: { path: '^packages/api-client/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: '^packages/(api-client|domain)/|^node_modules/typebox/' },
		},
		{
			name: 'ui-knows-no-package',
			severity: 'error',
			from: { path: '^packages/ui/' },
			to: { pathNot: '^(packages/ui|node_modules)/' },
		},
		{
			name: 'apps-do-not-import-each-other',
			severity: 'error',
			from: { path: '^apps/([^/]+)/' },
			to: { path: '^apps/', pathNot: '^apps/$1/' },
		},
		{
			name: 'packages-do-not-import-apps',
			severity: 'error',
			from: { path: '^packages/' },
			to: { path: '^(apps|e2e|bench|scripts)/' },
		},
		{
			name: 'platform-knows-no-feature',
			severity: 'error',
			from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
			to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform/|config\\.ts$)' },
		},
		{
			name: 'ui-knows-no-feature',
			severity: 'error',
			from: { path: '^apps/storefront/app/(ui|platform)/', pathNot: '\\.test\\.ts$' },
			to: { path: '^apps/storefront/app/[^/]+/', pathNot: '^apps/storefront/app/(ui|platform)/' },
		},
		{
			name: 'backoffice-ui-knows-no-feature',
			severity: 'error',
			from: { path: '^apps/backoffice/src/(ui|platform)/' },
			to: { path: '^apps/backoffice/src/[^/]+/', pathNot: '^apps/backoffice/src/(ui|platform)/' },
		},
		{
			name: 'staff-knows-no-feature',
			severity: 'error',
			from: { path: '^apps/server/src/staff/', pathNot: '\\.test\\.ts$' },
			to: { path: '^apps/server/src/[^/]+/', pathNot: '^apps/server/src/(staff|platform)/' },
		},
		{
			name: 'only-tests-use-testing',
			severity: 'error',
			from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$|^apps/server/src/testing/' },
			to: { path: '^apps/server/src/testing/' },
		},
		{
			name: 'nothing-unresolved',
			severity: 'error',
			from: {},
			// Of Node's own modules it does not know the newest, node:ffi.
			to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\?|^ffi$' },
		},
		...featureRules,
		strangers('server'),
		strangers('storefront'),
		strangers('backoffice'),
	],
	options: {
		parser: 'swc',
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
			conditionNames: ['import', 'types', 'node', 'default'],
		},
	},
};
