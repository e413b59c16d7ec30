/**
 * Imports run one way: domain ← i18n ← (server | storefront | backoffice); ui and api-client ← the two front ends;
 * domain ← listing-index ← server; demo-catalogue ← the server's commands and tests.
 *
 * Inside an application: files at the top (what puts it together) → features → platform, ui. A feature uses another one
 * only where this list says so. The list has no circle (checked below), so folders have none. Types may point upwards
 * where a rule says so: at run time such an import does not exist.
 */
const APPS = {
	server: {
		source: 'apps/server/src',
		features: 'apps/server/src/features',
		// Staff accounts, rights and the audit log stand before all staff calls; the proof of work stands before sign-ins.
		below: { features: ['staff', 'proof'], folders: ['platform'] },
		uses: {
			accessories: ['catalogue'],
			auth: ['captcha', 'delivery', 'operations', 'settings', 'sms', 'trust'],
			backoffice: ['settings'],
			'call-requests': ['auth'],
			claims: ['orders', 'requests', 'serials', 'settings', 'stock'],
			couriers: ['banks', 'cash', 'orders', 'promotions', 'serials', 'settings'],
			customers: ['auth', 'orders', 'trust'],
			demo: ['auth', 'orders'],
			desk: ['auth', 'call-requests', 'orders', 'reports', 'settings', 'sms'],
			favourites: ['auth', 'catalogue'],
			home: ['catalogue'],
			imports: ['prices', 'products', 'settings', 'stock'],
			notices: ['auth', 'sms'],
			operations: ['pictures', 'settings', 'sms'],
			orders: [
				'auth',
				'banks',
				'call-requests',
				'cash',
				'catalogue',
				'delivery',
				'products',
				'promotions',
				'serials',
				'settings',
				'sms',
				'stock',
				'trust',
			],
			pages: ['settings', 'trust'],
			payments: ['auth', 'banks', 'orders', 'settings', 'sms'],
			'pc-builder': ['catalogue'],
			prices: ['products'],
			privacy: ['auth', 'call-requests', 'orders', 'trust'],
			products: ['stock'],
			questions: ['auth'],
			requests: ['auth', 'orders', 'pictures'],
			returns: ['banks', 'cash', 'orders', 'requests', 'serials', 'settings', 'stock'],
			reviews: ['auth', 'notices', 'pictures', 'settings', 'sms'],
			search: ['catalogue'],
			settings: ['pictures'],
			sms: ['settings'],
			storefront: ['files', 'settings'],
		},
	},
	storefront: {
		source: 'apps/storefront/app',
		features: 'apps/storefront/app',
		below: { features: [], folders: ['platform', 'slow-line', 'ui'] },
		uses: {
			auth: ['captcha', 'cart'],
			'auth/profile': ['auth'],
			'call-me': ['auth', 'cart'],
			catalogue: ['cart', 'catalogue/compare', 'favourites'],
			'catalogue/compare': ['cart'],
			'catalogue/lists': ['catalogue', 'shell'],
			'catalogue/product': [
				'cart',
				'catalogue',
				'catalogue/compare',
				'favourites',
				'notices',
				'questions',
				'reviews',
			],
			favourites: ['auth'],
			'favourites/saved': ['auth', 'catalogue', 'favourites'],
			home: ['catalogue', 'catalogue/product', 'shell'],
			notices: ['auth'],
			'orders/checkout': ['auth', 'cart'],
			'orders/history': ['auth', 'cart', 'reviews'],
			pages: ['shell'],
			'pc-builder': ['cart'],
			questions: ['auth', 'reviews'],
			reviews: ['auth'],
			search: ['catalogue', 'catalogue/lists', 'shell'],
			shell: ['auth', 'cart', 'catalogue/compare', 'favourites'],
		},
	},
	backoffice: {
		source: 'apps/backoffice/src',
		features: 'apps/backoffice/src',
		below: { features: [], folders: ['platform', 'ui'] },
		uses: {
			customers: ['trust'],
			guide: ['demo', 'operations', 'settings'],
			orders: ['claims', 'couriers', 'returns', 'trust'],
			pages: ['banners', 'settings'],
			products: ['catalogue', 'prices', 'stock'],
			promotions: ['catalogue', 'products'],
			settings: ['demo'],
			shell: ['orders', 'settings'],
		},
	},
};

const TESTS = '\\.test\\.ts$|/testing/';

for (const [app, { uses }] of Object.entries(APPS)) refuseCircles(app, uses);

/** Throws when features could use each other in a circle. */
function refuseCircles(app, uses) {
	const visit = (feature, path) => {
		if (path.includes(feature))
			throw new Error(`${app}: circle of features: ${[...path, feature].join(' → ')}`);
		for (const next of uses[feature] ?? []) visit(next, [...path, feature]);
	};
	for (const feature of Object.keys(uses)) visit(feature, []);
}

/** A folder of a feature without the folders of other features below it. */
function folderOf({ features, uses }, feature) {
	const nested = Object.keys(uses).filter((other) => other.startsWith(`${feature}/`));
	const names = nested.map((other) => other.slice(feature.length + 1)).join('|');
	return `^${features}/${feature}/${names ? `(?!(${names})/)` : ''}`;
}

/** One rule for each feature: from its folder to any other folder of the application that it may not use. */
function featureRules([app, { source, features, below, uses }]) {
	const always = [
		...below.folders.map((folder) => `^${source}/${folder}/`),
		...below.features.map((feature) => `^${features}/${feature}/`),
	];
	const listed = Object.entries(uses).map(([feature, used]) => ({
		name: `${app}-${feature.replace('/', '-')}-uses-listed-features-only`,
		severity: 'error',
		from: { path: folderOf(APPS[app], feature), pathNot: TESTS },
		to: {
			path: `^${source}/.+/`,
			pathNot: [...always, ...[feature, ...used].map((one) => folderOf(APPS[app], one))],
		},
	}));
	const names = [...Object.keys(uses), ...below.features].join('|');
	const notFeatures = [...below.folders, 'testing', 'commands', 'migrations', 'schema'];
	const outside = features === source ? `|^${source}/(${notFeatures.join('|')})/` : '';
	const unlisted = {
		name: `${app}-other-features-use-no-feature`,
		severity: 'error',
		from: { path: `^${features}/([^/]+)/`, pathNot: `^${features}/(${names})/|${TESTS}${outside}` },
		to: { path: `^${source}/.+/`, pathNot: [...always, `^${features}/$1/`] },
	};
	const lowest = {
		name: `${app}-platform-uses-no-feature`,
		severity: 'error',
		from: { path: always, pathNot: TESTS },
		to: { path: `^${source}/.+/`, pathNot: always },
	};
	const folders = {
		name: `${app}-folders-do-not-use-the-top`,
		comment:
			'Files at the top put the application together; what they put together may only know their types.',
		severity: 'error',
		from: { path: `^${source}/[^/]+/`, pathNot: `${TESTS}|^${source}/commands/` },
		to: {
			path: `^${source}/[^/]+\\.(ts|tsx|mjs)$`,
			pathNot: `^${source}/virtual-modules\\.d\\.ts$`,
			dependencyTypesNot: ['type-only'],
		},
	};
	return [...listed, unlisted, lowest, folders];
}

const allow = (name, from, to) => ({
	name,
	severity: 'error',
	from: { path: `^${from}/`, pathNot: TESTS },
	to: { pathNot: to },
});

export default {
	forbidden: [
		{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
		allow('domain-uses-nothing', 'packages/domain', '^packages/domain/|^node_modules/(typebox|uqr)/'),
		allow('i18n-uses-the-domain', 'packages/i18n', '^packages/(i18n|domain)/'),
		allow('listing-index-uses-the-domain', 'packages/listing-index', '^packages/(listing-index|domain)/'),
		allow(
			'api-client-uses-the-domain',
			'packages/api-client',
			'^packages/(api-client|domain)/|^node_modules/(typebox|@noble/hashes)/',
		),
		allow('ui-uses-no-package', 'packages/ui', '^(packages/ui|node_modules)/'),
		allow(
			'demo-catalogue-uses-domain-and-i18n',
			'packages/demo-catalogue',
			'^packages/(demo-catalogue|domain|i18n)/|^node_modules/|^(fs|url|path|crypto)$',
		),
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
			name: 'front-ends-do-not-use-the-listing-index',
			severity: 'error',
			from: { path: '^apps/(storefront|backoffice)/' },
			to: { path: '^packages/listing-index/' },
		},
		{
			name: 'demo-catalogue-is-for-commands-and-tests',
			severity: 'error',
			from: { path: '^apps/', pathNot: `^apps/server/src/commands/|${TESTS}` },
			to: { path: '^packages/demo-catalogue/' },
		},
		{
			name: 'commands-are-for-the-terminal',
			comment: 'One exception: the first start fills an empty shop.',
			severity: 'error',
			from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(commands/|open-shop\\.ts$)|${TESTS}` },
			to: { path: '^apps/server/src/commands/' },
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
			name: 'only-tests-use-testing',
			severity: 'error',
			from: { path: '^(packages|apps)/', pathNot: TESTS },
			to: { path: '^(packages|apps)/.*/testing/' },
		},
		{
			name: 'nothing-unresolved',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\?' },
		},
		...Object.entries(APPS).flatMap(featureRules),
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
