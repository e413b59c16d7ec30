import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedClause, filledRule } from './filled-rule.ts';

test('what was begun and left empty is not part of a rule', () => {
	for (const [rule, filled] of [
		[[{}], []],
		[[{ attributes: { ram: [] } }, { categoryIds: [1] }], [{ categoryIds: [1] }]],
		[
			[{ categoryIds: [1], attributes: { ram: ['16'], cpu: [] } }],
			[{ categoryIds: [1], attributes: { ram: ['16'] } }],
		],
	] as const)
		assert.deepEqual(filledRule({ anyOf: structuredClone(rule) as never }), { anyOf: filled });
});

test('a part of a clause that is emptied is asked for no more; a price of nothing is a price', () => {
	const clause = { categoryIds: [1], maxPriceTenge: 500 };
	assert.deepEqual(changedClause(clause, { categoryIds: [] }), { maxPriceTenge: 500 });
	assert.deepEqual(changedClause(clause, { maxPriceTenge: undefined }), { categoryIds: [1] });
	assert.deepEqual(changedClause(clause, { minPriceTenge: 0 }), { ...clause, minPriceTenge: 0 });
	assert.deepEqual(changedClause(clause, { attributes: {} }), clause);
});
