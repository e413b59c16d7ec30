import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foundSum, MAX_COUNT } from './found-sum.ts';

test('DESK-08 of more orders than are counted no sum is shown', () => {
	assert.deepEqual(foundSum({ count: 0, sumTenge: 0 }), { count: 0, sumTenge: 0 });
	assert.deepEqual(foundSum({ count: MAX_COUNT, sumTenge: 150 }), { count: MAX_COUNT, sumTenge: 150 });
	assert.deepEqual(foundSum({ count: MAX_COUNT + 1, sumTenge: 150 }), { count: MAX_COUNT, sumTenge: null });
});
