import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marginPercent } from './receipts.ts';

test('STOCK-03 the margin is a share of the price', () => {
	assert.equal(marginPercent(200, 150), 25);
	assert.equal(marginPercent(100, 130), -30);
	assert.equal(marginPercent(100, null), null);
	assert.equal(marginPercent(0, 10), null);
});
