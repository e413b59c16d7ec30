import type { ImportRule } from './judge-imports.ts';

/**
 * Imports run one way: domain ← i18n ← (server | storefront | backoffice); ui and api-client ← the two front ends;
 * domain ← listing-index ← server; demo-catalogue ← the server's commands and tests.
 *
 * Inside an application: files at the top (what puts it together) → features → platform, ui. A feature uses another one
 * only where this list says so. The list has no circle (checked below), so folders have none. Types may point upwards
 * where a rule says so: at run time such an import does not exist.
 */
type App = {
	source: string;
	features: string;
	/** What every feature may use. */
	below: { features: string[]; folders: string[] };
	uses: Record<string, string[]>;
};

const APPS: Record<string, App> = {
	server: {
		source: 'apps/server/src',
		features: 'apps/server/src/features',
		// Staff accounts, rights and the audit log stand before all staff calls.
		below: { features: ['staff'], folders: ['platform'] },
		uses: {
			accessories: ['catalogue'],
			auth: ['captcha', 'regions', 'settings', 'sms', 'trust'],
			backoffice: ['settings'],
			'call-requests': ['auth'],
			claims: ['orders', 'requests', 'serials', 'settings', 'stock'],
			couriers: ['banks', 'cash', 'orders', 'promotions', 'serials', 'settings'],
			customers: ['auth', 'orders', 'trust'],
			desk: ['auth', 'call-requests', 'orders', 'settings', 'sms'],
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
			reports: ['orders'],
			requests: ['auth', 'orders', 'pictures', 'serials'],
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
			'people/profile': ['auth'],
			'call-me': ['auth', 'cart'],
			catalogue: ['cart', 'goods/compare', 'favourites'],
			'goods/compare': ['cart'],
			'goods/lists': ['catalogue', 'shell'],
			'goods/products': [
				'cart',
				'catalogue',
				'goods/compare',
				'favourites',
				'notices',
				'questions',
				'reviews',
			],
			favourites: ['auth'],
			'goods/saved': ['auth', 'catalogue', 'favourites'],
			home: ['catalogue', 'goods/products', 'shell'],
			notices: ['auth'],
			'selling/checkout': ['auth', 'cart'],
			'selling/orders': ['auth', 'cart', 'reviews'],
			pages: ['shell'],
			'pc-builder': ['cart'],
			questions: ['auth', 'reviews'],
			reviews: ['auth'],
			search: ['catalogue', 'goods/lists', 'shell'],
			shell: ['auth', 'cart', 'goods/compare', 'favourites'],
		},
	},
	backoffice: {
		source: 'apps/backoffice/src',
		features: 'apps/backoffice/src',
		below: { features: [], folders: ['platform', 'ui'] },
		uses: {
			customers: ['trust'],
			guide: ['demo', 'operations', 'settings'],
			orders: ['couriers', 'trust'],
			products: ['catalogue', 'prices', 'stock'],
			promotions: ['catalogue', 'products'],
			screens: ['banners', 'catalogue', 'claims', 'demo', 'orders', 'pages', 'returns', 'settings'],
			shell: ['orders', 'settings'],
		},
	},
};

const TESTS = '\\.test\\.ts$|/testing/';

for (const [app, { uses }] of Object.entries(APPS)) refuseCircles(app, uses);

/** Throws when features could use each other in a circle. */
function refuseCircles(app: string, uses: App['uses']): void {
	const visit = (feature: string, path: string[]) => {
		if (path.includes(feature))
			throw new Error(`${app}: circle of features: ${[...path, feature].join(' → ')}`);
		for (const next of uses[feature] ?? []) visit(next, [...path, feature]);
	};
	for (const feature of Object.keys(uses)) visit(feature, []);
}

/** A folder of a feature without the folders of other features below it. */
function folderOf({ features, uses }: App, feature: string): string {
	const nested = Object.keys(uses).filter((other) => other.startsWith(`${feature}/`));
	const names = nested.map((other) => other.slice(feature.length + 1)).join('|');
	return `^${features}/${feature}/${names ? `(?!(${names})/)` : ''}`;
}

/** One rule for each feature: from its folder to any other folder of the application that it may not use. */
function featureRules([name, app]: [string, App]): ImportRule[] {
	const { source, features, below, uses } = app;
	const always = [
		...below.folders.map((folder) => `^${source}/${folder}/`),
		...below.features.map((feature) => `^${features}/${feature}/`),
	];
	const listed = Object.entries(uses).map(([feature, used]) => ({
		name: `${name}-${feature.replace('/', '-')}-uses-listed-features-only`,
		from: { path: folderOf(app, feature), pathNot: TESTS },
		to: {
			path: `^${source}/.+/`,
			pathNot: [...always, ...[feature, ...used].map((one) => folderOf(app, one))],
		},
	}));
	const names = [...Object.keys(uses), ...below.features].join('|');
	const notFeatures = [...below.folders, 'testing', 'commands', 'migrations', 'schema'];
	const outside = features === source ? `|^${source}/(${notFeatures.join('|')})/` : '';
	const unlisted = {
		name: `${name}-other-features-use-no-feature`,
		from: { path: `^${features}/([^/]+)/`, pathNot: `^${features}/(${names})/|${TESTS}${outside}` },
		to: { path: `^${source}/.+/`, pathNot: [...always, `^${features}/$1/`] },
	};
	const lowest = {
		name: `${name}-platform-uses-no-feature`,
		from: { path: always, pathNot: TESTS },
		to: { path: `^${source}/.+/`, pathNot: always },
	};
	const folders = {
		name: `${name}-folders-do-not-use-the-top`,
		why: 'Files at the top put the application together; what they put together may only know their types.',
		from: { path: `^${source}/[^/]+/`, pathNot: `${TESTS}|^${source}/commands/` },
		to: {
			path: `^${source}/[^/]+\\.(ts|tsx|mjs)$`,
			pathNot: `^${source}/virtual-modules\\.d\\.ts$`,
		},
		allowsTypes: true,
	};
	return [...listed, unlisted, lowest, folders];
}

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
		from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(commands/|open-shop\\.ts$)|${TESTS}` },
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
	...Object.entries(APPS).flatMap(featureRules),
];
