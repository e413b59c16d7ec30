import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRule } from './price-rule.ts';

test('PRICE-01 a rule is read as people type numbers, within its range', () => {
	assert.deepEqual(readRule('percent', '−10'), { kind: 'percent', percent: -10 });
	assert.deepEqual(readRule('percent', ' 2,5 '), { kind: 'percent', percent: 2.5 });
	assert.equal(readRule('percent', '-91'), undefined);
	assert.equal(readRule('percent', '901'), undefined);
	assert.deepEqual(readRule('cost', '900'), { kind: 'cost', percent: 900 });
	assert.deepEqual(readRule('amount', '-2,55'), { kind: 'amount', amountTenge: -255 });
	assert.deepEqual(readRule('dollar', ''), { kind: 'dollar' });
	for (const typed of ['', 'x', '1.2.3', '5%', '--5']) assert.equal(readRule('percent', typed), undefined);
});
