import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderOf, longestFirst, partOf } from './unit-files.ts';

test('a test belongs to a feature of the server, otherwise to a package or application', () => {
	const folders = {
		'apps/server/src/testing/deep/rule.test.ts': 'apps/server/src/testing',
		'apps/server/src/areas/goods/stock/stock.test.ts': 'apps/server/src/areas/goods/stock',
		'apps/server/src/main/config.test.ts': 'apps/server/src/main',
		'packages/domain/src/shop/cart/cart.test.ts': 'packages/domain',
		'scripts/read-requirements.test.ts': 'scripts',
	};
	for (const [file, folder] of Object.entries(folders)) assert.equal(folderOf(file), folder);
	assert.equal(partOf('apps/server/src/areas/goods/stock/stock.test.ts'), 'apps/server/src/areas');
	assert.equal(partOf('packages/domain/src/shop/cart/cart.test.ts'), 'packages/domain');
});

test('imports and what only "all" runs come first, then the largest folders, each with its largest file first', () => {
	const bytes = new Map([
		['packages/a/small.test.ts', 10],
		['packages/a/large.test.ts', 500],
		['packages/b/one.test.ts', 600],
		['packages/c/processes.all.test.ts', 20],
		['apps/server/src/areas/goods/imports/imports.test.ts', 5],
		['packages/c/one.test.ts', 30],
	]);
	assert.deepEqual(
		longestFirst([...bytes.keys()], (file) => bytes.get(file) ?? 0),
		[
			'apps/server/src/areas/goods/imports/imports.test.ts',
			'packages/c/processes.all.test.ts',
			'packages/b/one.test.ts',
			'packages/a/large.test.ts',
			'packages/a/small.test.ts',
			'packages/c/one.test.ts',
		],
	);
});
