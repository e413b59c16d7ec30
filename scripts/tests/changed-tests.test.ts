import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readImportGraph, specsTouchedBy, testsTouchedBy } from './changed-tests.ts';

const graph = new Map([
	['cart/total.ts', []],
	['cart/total.test.ts', ['cart/total.ts']],
	['selling/orders/quote.ts', ['cart/total.ts']],
	['selling/orders/quote.test.ts', ['selling/orders/quote.ts']],
	['search/words.test.ts', ['search/words.ts']],
	['search/words.ts', []],
]);

test('a change touches the tests that import it, the closest first', () => {
	assert.deepEqual(testsTouchedBy(['cart/total.ts'], graph), [
		'cart/total.test.ts',
		'selling/orders/quote.test.ts',
	]);
	assert.deepEqual(testsTouchedBy(['selling/orders/quote.ts'], graph), ['selling/orders/quote.test.ts']);
});

test('a file that nothing imports, such as SQL, touches the tests beside it', () => {
	assert.deepEqual(testsTouchedBy(['search/words.sql'], graph), ['search/words.test.ts']);
});

test('a changed screen touches the browser tests of its name', () => {
	const specs = ['e2e/cart.spec.ts', 'e2e/search.spec.ts', 'e2e/backoffice-orders.spec.ts'];
	assert.deepEqual(
		specsTouchedBy(['apps/storefront/app/goods/search/search.screen.tsx', 'e2e/cart.spec.ts'], specs),
		['e2e/cart.spec.ts', 'e2e/search.spec.ts'],
	);
	assert.deepEqual(specsTouchedBy(['apps/backoffice/src/selling/orders/order.tsx'], specs), [
		'e2e/backoffice-orders.spec.ts',
	]);
});

test('the imports of the project itself are read', () => {
	const own = readImportGraph(join(import.meta.dirname, '../..'));
	assert.ok(own.get('scripts/tests/changed-tests.test.ts')?.includes('scripts/tests/changed-tests.ts'));
});
