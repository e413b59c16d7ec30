import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByFolder, inPieces, planProcesses } from './unit-groups.ts';

test('test files are grouped by server feature, otherwise by package or application', () => {
	const groups = groupByFolder([
		'apps/server/src/orders/orders.routes.test.ts',
		'apps/server/src/orders/deep/rule.test.ts',
		'apps/server/src/features/cart/cart.test.ts',
		'apps/server/src/config.test.ts',
		'packages/domain/src/cart/cart.test.ts',
		'packages/domain/src/money/money.test.ts',
		'scripts/read-requirements.test.ts',
	]);
	assert.deepEqual(
		groups.map(({ name, files }) => [name, files.length]),
		[
			['apps/server/src/orders', 2],
			['apps/server/src/features/cart', 1],
			['apps/server/src', 1],
			['packages/domain', 2],
			['scripts', 1],
		],
	);
});

test('large folders get a process each, the largest first; small ones share', () => {
	const bytes = new Map([
		['a', 10],
		['b', 500],
		['c', 60],
		['d', 30],
		['e', 90],
	]);
	const groups = [...bytes.keys()].map((name) => ({ name, files: [name] }));
	const plan = planProcesses(groups, (file) => bytes.get(file) ?? 0, 100);
	assert.deepEqual(
		plan.map(({ files }) => files),
		[['b'], ['e'], ['c', 'd', 'a']],
	);
	assert.deepEqual(
		plan.map(({ name }) => name),
		['b', 'e', 'c, d, a'],
	);
});

test('where time is short, a folder is run in pieces', () => {
	const pieces = inPieces(
		[
			{ name: 'a', files: ['1', '2', '3'] },
			{ name: 'b', files: ['4'] },
		],
		2,
	);
	assert.deepEqual(
		pieces.map(({ name, files }) => [name, ...files]),
		[
			['a', '1', '2'],
			['a', '3'],
			['b', '4'],
		],
	);
});
