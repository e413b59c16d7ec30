import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { TREES } from './areas.ts';
import { arrowsOf, judgeAreas, judgeFolders } from './judge-areas.ts';
import { listSources, readImports } from './read-imports.ts';

const SERVER = TREES.server.areas;
const value = (from: string, to: string) => ({ from, to, isType: false });
const type = (from: string, to: string) => ({ from, to, isType: true });
const rulesOf = (violations: readonly { rule: string }[]) => violations.map(({ rule }) => rule);

for (const [what, one, rules] of [
	[
		'one upwards',
		value(`${SERVER}/goods/stock/a.ts`, `${SERVER}/selling/orders/b.ts`),
		['areas-use-areas-below-them'],
	],
	[
		'a type upwards',
		type(`${SERVER}/goods/stock/a.ts`, `${SERVER}/selling/orders/b.ts`),
		['areas-use-areas-below-them'],
	],
	['one downwards', value(`${SERVER}/selling/orders/b.ts`, `${SERVER}/goods/stock/a.ts`), []],
	['one to the ground floor', value(`${SERVER}/people/trust/a.ts`, `${SERVER}/staff/audit/b.ts`), []],
	[
		'one to the top',
		value(`${SERVER}/goods/stock/a.ts`, 'apps/server/src/main/app.ts'),
		['only-the-top-uses-the-top'],
	],
	[
		'one of the platform',
		value('apps/server/src/platform/a.ts', `${SERVER}/shop/sms/b.ts`),
		['what-is-below-knows-no-area'],
	],
	[
		'one of a front end upwards',
		value('apps/storefront/app/goods/lists/a.ts', 'apps/storefront/app/content/home/b.ts'),
		['areas-use-areas-below-them'],
	],
	[
		'one of a front end to its shell',
		value('apps/backoffice/src/goods/stock/a.tsx', 'apps/backoffice/src/shell/b.tsx'),
		['only-the-top-uses-the-top'],
	],
	[
		'one of the domain upwards',
		value('packages/domain/src/shop/cart/a.ts', 'packages/domain/src/goods/products/b.ts'),
		['areas-use-areas-below-them'],
	],
	['one of a test', value(`${SERVER}/goods/stock/a.test.ts`, `${SERVER}/selling/orders/b.ts`), []],
] as const)
	test(`of imports between areas, ${what} is ${rules.length > 0 ? 'found' : 'allowed'}`, () => {
		assert.deepEqual(rulesOf(judgeAreas([one])), rules);
	});

test('a circle of features inside an area is found once, with its imports', () => {
	const circle = [
		value(`${SERVER}/goods/stock/a.ts`, `${SERVER}/goods/products/b.ts`),
		value(`${SERVER}/goods/products/c.ts`, `${SERVER}/goods/prices/d.ts`),
		type(`${SERVER}/goods/prices/e.ts`, `${SERVER}/goods/stock/f.ts`),
	];
	const [found, ...more] = judgeAreas(circle);
	assert.equal(found?.rule, 'features-of-an-area-use-each-other-one-way');
	assert.match(found?.to ?? '', /stock\/a\.ts → .*products\/b\.ts/);
	assert.deepEqual(more, []);
	assert.deepEqual(judgeAreas(circle.slice(1)), []);
});

test('a feature under another name, in another area or in no area is found', () => {
	const shop = [
		`${SERVER}/selling/call-me/call-me.routes.ts`,
		'apps/storefront/app/selling/call-me/call-me.screen.tsx',
		'apps/storefront/app/goods/compare/compare.screen.tsx',
		'packages/domain/src/base/money/money.ts',
		'apps/backoffice/src/shell/shell.tsx',
		'apps/backoffice/src/routes.tsx',
	];
	assert.deepEqual(judgeFolders(shop), []);
	const found = (file: string) => judgeFolders([...shop, file]).map(({ rule, from }) => `${rule}: ${from}`);
	assert.deepEqual(found('apps/backoffice/src/selling/call-requests/a.tsx'), [
		'a-feature-has-one-name-and-one-area: apps/backoffice/src/selling/call-requests',
	]);
	assert.deepEqual(found('packages/domain/src/people/call-me/a.ts'), [
		'a-feature-has-one-name-and-one-area: packages/domain/src/people/call-me',
	]);
	for (const file of [
		'apps/backoffice/src/call-me/a.tsx',
		`${SERVER}/goods/a.ts`,
		`${SERVER}/buying/orders/a.ts`,
	])
		assert.deepEqual(found(file), [`every-file-has-an-area: ${file}`]);
});

test('the areas can be drawn on one sheet', () => {
	const root = join(import.meta.dirname, '../..');
	const arrows = Map.groupBy(arrowsOf(readImports(root, listSources(root))), ({ tree }) => tree);
	assert.ok(arrows.has('server'));
	for (const [tree, own] of arrows) assert.ok(own.length <= 16, `${tree}: ${own.length} arrows`);
});
