import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { IMPORT_RULES } from './import-rules.ts';
import { judgeImports } from './judge-imports.ts';
import { isThere, listSources, readImports } from './read-imports.ts';

/** Invented imports, each with the rule that it breaks. */
const PLANTED: readonly [from: string, to: string, rule: string][] = [
	['packages/domain/src/shop/cart/a.ts', 'packages/i18n/src/a.ts', 'domain-uses-nothing'],
	['packages/listing-index/src/a.ts', 'packages/i18n/src/a.ts', 'listing-index-uses-the-domain'],
	['packages/i18n/src/b.ts', 'apps/server/src/platform/a.ts', 'packages-do-not-import-apps'],
	['apps/storefront/app/content/home/a.ts', 'apps/server/src/platform/a.ts', 'apps-do-not-import-each-other'],
	[
		'apps/storefront/app/content/home/b.ts',
		'packages/domain/src/base/a.api.ts',
		'schemas-stay-on-the-server',
	],
	[
		'apps/server/src/areas/content/home/a.ts',
		'packages/demo-catalogue/src/a.ts',
		'demo-catalogue-is-for-commands-and-tests',
	],
	[
		'apps/server/src/areas/running/reports/c.ts',
		'apps/server/src/commands/a.ts',
		'commands-are-for-the-terminal',
	],
	['apps/server/src/areas/running/reports/d.ts', 'apps/server/src/testing/a.ts', 'only-tests-use-testing'],
	['apps/server/src/areas/selling/orders/x.ts', 'apps/server/src/areas/selling/orders/y.ts', 'no-cycles'],
];

test('each kind of import against the rules is found, and what the rules allow is not', (t) => {
	const folder = newFolder(t);
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	const importOf = (from: string, to: string) => {
		const up = '../'.repeat(dirname(from).split('/').length);
		return `import '${up}${to}';\n`;
	};
	const sources = new Set(PLANTED.map(([from]) => from));
	for (const [, to] of PLANTED) if (!sources.has(to)) write(to, 'export {};\n');
	for (const [from, to] of PLANTED) write(from, importOf(from, to));
	// This import completes the cycle.
	write('apps/server/src/areas/selling/orders/y.ts', "import './x.ts';\n");
	write(
		'apps/server/src/areas/content/home/good.ts',
		importOf('apps/server/src/areas/content/home/good.ts', 'apps/server/src/areas/goods/products/a.ts'),
	);
	write('apps/server/src/areas/goods/products/a.ts', "import type {} from '../../../main/services.ts';\n");

	const violations = judgeImports(readImports(folder, listSources(folder)), IMPORT_RULES);
	const found = new Set(violations.map(({ from, rule }) => `${from}: ${rule}`));
	const missing = PLANTED.filter(([from, , rule]) => !found.has(`${from}: ${rule}`));
	assert.deepEqual(missing, []);
	const planted = new Set(PLANTED.map(([from]) => from));
	assert.deepEqual(
		[...found].filter((one) => !planted.has(one.split(': ')[0] ?? '')),
		[],
	);
});

test('every way to name a module is read, and which of them are gone when the code runs', (t) => {
	const folder = newFolder(t);
	writeFileSync(
		join(folder, 'all.ts'),
		`import a, { b } from './value.ts';
		import { type C } from './loaded.ts';
		import type { D } from './type.ts';
		import './style.css?inline';
		export * from '@dukan/domain/base/money/money.ts';
		export type { E } from '@noble/hashes/sha2.js';
		type F = typeof import('./typed.ts').f;
		const g = await import('typebox/value');
		`,
	);
	const found = readImports(folder, ['all.ts']).map(({ to, isType }) => `${isType ? 'type ' : ''}${to}`);
	assert.deepEqual(found, [
		'value.ts',
		'loaded.ts',
		'type type.ts',
		'style.css',
		'packages/domain/src/base/money/money.ts',
		'type node_modules/@noble/hashes',
		'node_modules/typebox',
		'type typed.ts',
	]);
});

test('an import that leads to no file or package is found', (t) => {
	const folder = newFolder(t);
	mkdirSync(join(folder, 'packages/a/node_modules/own'), { recursive: true });
	writeFileSync(join(folder, 'packages/a/there.css'), '');
	const leads = (to: string) => isThere(folder, { from: 'packages/a/src/b.ts', to, isType: false });
	for (const to of ['packages/a/there.css', 'node_modules/own', 'node:fs', 'virtual:page-styles'])
		assert.ok(leads(to), to);
	for (const to of ['packages/a/gone.css', 'node_modules/other']) assert.ok(!leads(to), to);
});

function newFolder(t: TestContext): string {
	const folder = mkdtempSync(join(tmpdir(), 'dukan-imports-'));
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
