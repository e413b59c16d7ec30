import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BULK_ACTIONS, bulkChange } from './bulk-change.ts';

test('percents as people type them, within what the server takes', () => {
	for (const [action, typed, percent] of [
		['sale', '25', 25],
		['sale', ' 12,5 ', 12.5],
		['sale', '1', 1],
		['sale', '99', 99],
		['sale', '0,9', undefined],
		['sale', '99,1', undefined],
		['price', '−10', -10],
		['price', '-90', -90],
		['price', '-90,5', undefined],
		['price', '900', 900],
		['price', '901', undefined],
		['price', '0', 0],
		['price', '', undefined],
		['sale', '  ', undefined],
		['price', '10 %', undefined],
	] as const) {
		const expected = percent === undefined ? undefined : { kind: action, percent };
		assert.deepEqual(bulkChange(action, typed, 0), expected, `${action} ${typed}`);
	}
});

test('every action is a change; only a move needs a sub-category', () => {
	for (const action of BULK_ACTIONS)
		assert.equal(bulkChange(action, '10', 0) === undefined, action === 'move', action);
	assert.deepEqual(bulkChange('move', '', 102), { kind: 'move', subcategoryId: 102 });
	assert.deepEqual(bulkChange('unpublish', '', 0), { kind: 'publish', on: false });
});
