import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByFolder } from './unit-groups.ts';

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
