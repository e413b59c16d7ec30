import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { namedTests, readTestPlan } from './test-plan.ts';

describe('the words after npm test --', () => {
	test('none: everything, once', () => {
		assert.deepEqual(readTestPlan([]), { kind: 'all', unitFiles: [], browserArgs: [], repeat: 1 });
	});

	test('files go to the runner that their names tell', () => {
		const plan = readTestPlan(['a/b.test.ts', 'e2e/cart.spec.ts']);
		assert.deepEqual(plan.unitFiles, ['a/b.test.ts']);
		assert.deepEqual(plan.browserArgs, ['e2e/cart.spec.ts']);
	});

	test('a folder stands for its tests, and one without any is told', () => {
		const all = ['a/b.test.ts', 'a/c/d.test.ts', 'ab/e.test.ts'];
		assert.deepEqual(namedTests(['a/', './ab/e.test.ts'], all), [
			'a/b.test.ts',
			'a/c/d.test.ts',
			'ab/e.test.ts',
		]);
		assert.throws(() => namedTests(['docs'], all), /There is no test in docs\./);
		assert.throws(() => namedTests(['a/f.test.ts'], all), /There is no test in a\/f\.test\.ts\./);
	});

	test('a title for Playwright stays one word', () => {
		const plan = readTestPlan(['browser', 'e2e/cart.spec.ts', '-g', 'CART-05 the drawer']);
		assert.deepEqual(plan.browserArgs, ['e2e/cart.spec.ts', '-g', 'CART-05 the drawer']);
	});

	test('--repeat N wherever it stands, for both runners', () => {
		const plan = readTestPlan(['--repeat', '5', 'e2e/cart.spec.ts', 'a/b.test.ts']);
		assert.equal(plan.repeat, 5);
		assert.deepEqual(plan.browserArgs, ['e2e/cart.spec.ts', '--repeat-each=5']);
		assert.equal(readTestPlan(['unit', 'a/b.test.ts', '--repeat', '3']).repeat, 3);
		assert.throws(() => readTestPlan(['--repeat', 'e2e/cart.spec.ts']), /whole number/);
	});
});
