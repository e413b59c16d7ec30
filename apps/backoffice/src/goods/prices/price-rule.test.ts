import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRule } from './price-rule.ts';

const RATE = 19.5;

test('PRICE-01 a rule is read as people type numbers, within its range', () => {
	assert.deepEqual(readRule('percent', '−10', RATE), { kind: 'percent', percent: -10 });
	assert.deepEqual(readRule('percent', ' 2,5 ', RATE), { kind: 'percent', percent: 2.5 });
	assert.equal(readRule('percent', '-91', RATE), undefined);
	assert.equal(readRule('percent', '901', RATE), undefined);
	assert.deepEqual(readRule('cost', '900', RATE), { kind: 'cost', percent: 900 });
	assert.deepEqual(readRule('amount', '-2,55', RATE), { kind: 'amount', amountTenge: -255 });
	assert.deepEqual(readRule('dollar', '19,5', RATE), { kind: 'dollar' });
	assert.equal(readRule('dollar', '20', RATE), undefined, 'a rate that is not saved');
	for (const typed of ['', 'x', '1.2.3', '5%', '--5'])
		assert.equal(readRule('percent', typed, RATE), undefined);
});
