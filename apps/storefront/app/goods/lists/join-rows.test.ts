import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinRows } from './join-rows.ts';

test('CAT-02 a product that has moved to the next rows before they are loaded stands in the list once', () => {
	const rows = [{ id: 3 }, { id: 1 }];
	assert.deepEqual(joinRows(rows, [{ id: 1 }, { id: 2 }]), [{ id: 3 }, { id: 1 }, { id: 2 }]);
	assert.deepEqual(joinRows(rows, []), rows);
});
