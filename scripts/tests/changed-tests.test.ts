import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseTests, readImportGraph, specsTouchedBy, testsTouchedBy } from './changed-tests.ts';
import { addSpecs, readDurations, writeDurations } from './durations.ts';

const graph = new Map([
	['cart/total.ts', []],
	['cart/total.test.ts', ['cart/total.ts']],
	['cart/round.all.test.ts', ['cart/total.ts']],
	['orders/quote.ts', ['cart/total.ts']],
	['orders/quote.test.ts', ['orders/quote.ts']],
	['orders/bill.test.ts', ['cart/total.ts']],
	['search/words.test.ts', ['search/words.ts']],
	['search/words.ts', []],
]);
const files = (changed: string[]) => testsTouchedBy(changed, graph).map(({ file }) => file);

test('a change touches the tests that import it, with the number of imports between', () => {
	assert.deepEqual(testsTouchedBy(['cart/total.ts'], graph), [
		{ file: 'cart/total.test.ts', steps: 1, isBeside: true },
		{ file: 'orders/bill.test.ts', steps: 1, isBeside: false },
		{ file: 'orders/quote.test.ts', steps: 2, isBeside: false },
	]);
	assert.deepEqual(files(['orders/quote.ts']), ['orders/quote.test.ts']);
});

test('a test that only all runs is touched when it has changed itself', () => {
	assert.deepEqual(files(['cart/round.all.test.ts']), ['cart/round.all.test.ts']);
});

test('a file that nothing imports, such as SQL, touches the tests beside it or in the closest folder above', () => {
	assert.deepEqual(files(['search/words.sql']), ['search/words.test.ts']);
	assert.deepEqual(files(['search/sql/deep/words.sql']), ['search/words.test.ts']);
	assert.deepEqual(files(['docs/notes.md', 'README.md']), []);
});

test('the nearest tests are chosen, those beside the change first, then the short ones, as many as fit', () => {
	const touched = testsTouchedBy(['cart/total.ts'], graph);
	const durations = new Map([
		['cart/total.test.ts', 3000],
		['orders/bill.test.ts', 2000],
		['orders/quote.test.ts', 1000],
	]);
	const chosen = (budgetMs: number, processes: number) =>
		chooseTests(touched, durations, budgetMs, processes);
	assert.deepEqual(chosen(3000, 2), ['cart/total.test.ts', 'orders/bill.test.ts', 'orders/quote.test.ts']);
	assert.deepEqual(chosen(5500, 1), ['cart/total.test.ts', 'orders/bill.test.ts']);
	assert.deepEqual(chosen(2500, 2), ['orders/bill.test.ts', 'orders/quote.test.ts'], 'one takes too long');
	const alike = ['a', 'b'].map((file) => ({ file, steps: 1, isBeside: true }));
	const short = new Map([
		['a', 900],
		['b', 800],
	]);
	assert.deepEqual(chooseTests(alike, short, 1000, 1), ['b']);
	assert.deepEqual(
		chooseTests([{ file: 'apps/server/new.test.ts', steps: 0, isBeside: true }], short, 4999, 1),
		[],
	);
});

test('a changed screen touches the browser tests of the folders it stands in', () => {
	const specs = ['e2e/cart.spec.ts', 'e2e/search.spec.ts', 'e2e/backoffice-orders.spec.ts'];
	assert.deepEqual(
		specsTouchedBy(['apps/storefront/app/goods/search/search.screen.tsx', 'e2e/cart.spec.ts'], specs),
		['e2e/cart.spec.ts', 'e2e/search.spec.ts'],
	);
	assert.deepEqual(specsTouchedBy(['apps/backoffice/src/orders/order.tsx'], specs), [
		'e2e/backoffice-orders.spec.ts',
	]);
});

test('durations are remembered from run to run', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'durations-'));
	t.after(() => rmSync(dir, { recursive: true }));
	assert.deepEqual(readDurations(dir), new Map());
	const durations = new Map([['a.test.ts', 5]]);
	const ran = { title: 'a', outcome: 'passed' } as const;
	addSpecs(durations, [
		{ ...ran, file: 'e2e/a.spec.ts', ms: 2 },
		{ ...ran, file: 'e2e/a.spec.ts', ms: 3 },
		{ ...ran, file: 'b.test.ts', ms: 7 },
	]);
	writeDurations(dir, durations);
	assert.deepEqual(
		[...readDurations(dir)],
		[
			['a.test.ts', 5],
			['e2e/a.spec.ts', 5],
		],
	);
});

test('the imports of the project itself are read', () => {
	const own = readImportGraph(join(import.meta.dirname, '../..'));
	assert.ok(own.get('scripts/tests/changed-tests.test.ts')?.includes('scripts/tests/changed-tests.ts'));
});
