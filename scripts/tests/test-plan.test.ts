import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inScope, namedTests, readTestPlan } from './test-plan.ts';

describe('the words after npm test --', () => {
	const plan = (words: string) => readTestPlan(words.split(' '));

	test('none: the quick proof, once', () => {
		const quick = { kind: 'both', scope: 'quick', unitFiles: [], browserArgs: [], repeat: 1 };
		assert.deepEqual(readTestPlan([]), quick);
		assert.deepEqual(plan('all'), { ...quick, scope: 'all' });
	});

	test('all, before what else is asked, means everything of it', () => {
		for (const kind of ['unit', 'browser'] as const) {
			assert.partialDeepStrictEqual(plan(kind), { kind, scope: 'quick' });
			assert.partialDeepStrictEqual(plan(`all ${kind}`), { kind, scope: 'all' });
		}
		assert.partialDeepStrictEqual(plan('all unit a/b'), { scope: 'all', unitFiles: ['a/b'] });
		assert.partialDeepStrictEqual(plan('all --repeat 2'), { kind: 'both', scope: 'all', repeat: 2 });
	});

	test('a file that only all runs is left out of its folder, and runs when it is named', () => {
		const all = ['a/b.test.ts', 'a/kills.all.test.ts'];
		assert.deepEqual(inScope('quick', all), ['a/b.test.ts']);
		assert.deepEqual(inScope('all', all), all);
		assert.deepEqual(namedTests(['a'], all, 'quick'), ['a/b.test.ts']);
		assert.deepEqual(namedTests(['a'], all, 'all'), all);
		assert.deepEqual(namedTests(['a/kills.all.test.ts'], all, 'quick'), ['a/kills.all.test.ts']);
		assert.equal(plan('browser e2e/cart.spec.ts').scope, 'all');
		assert.equal(readTestPlan(['browser', '-g', 'CART-05 the drawer']).scope, 'all');
		assert.equal(plan('browser --workers=1').scope, 'quick');
	});

	test('files go to the runner that their names tell', () => {
		const plan = readTestPlan(['a/b.test.ts', 'e2e/cart.spec.ts']);
		assert.deepEqual(plan.unitFiles, ['a/b.test.ts']);
		assert.deepEqual(plan.browserArgs, ['e2e/cart.spec.ts']);
	});

	test('a folder stands for its tests, and one without any is told', () => {
		const all = ['a/b.test.ts', 'a/c/d.test.ts', 'ab/e.test.ts'];
		assert.deepEqual(namedTests(['a/', './ab/e.test.ts'], all, 'quick'), [
			'a/b.test.ts',
			'a/c/d.test.ts',
			'ab/e.test.ts',
		]);
		assert.throws(() => namedTests(['docs'], all, 'quick'), /There is no test in docs\./);
		assert.throws(() => namedTests(['a/f.test.ts'], all, 'quick'), /There is no test in a\/f\.test\.ts\./);
	});

	test('a part of a name stands for the files that have it', () => {
		const all = ['a/place-order.test.ts', 'b/place-order.all.test.ts', 'order/c.test.ts'];
		assert.deepEqual(namedTests(['place-order'], all, 'quick'), all.slice(0, 2));
		assert.deepEqual(namedTests(['c.test.ts'], all, 'quick'), ['order/c.test.ts']);
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
