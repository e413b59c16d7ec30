import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	RIGHT_GROUPS,
	rightsOf,
	STAFF_RIGHTS,
	STAFF_ROLES,
	type StaffRight,
	staffMay,
} from './staff-rights.ts';

const RIGHTS = Object.keys(STAFF_RIGHTS) as StaffRight[];

test('S17 DESK-14 the owner has every right, whatever is stored; a role has what is stored and its own account', () => {
	assert.deepEqual(STAFF_ROLES, ['owner', 'manager', 'operator', 'content', 'courier']);
	assert.deepEqual(rightsOf('owner', []), RIGHTS);
	assert.deepEqual(rightsOf('night_shift', []), ['ownAccount']);
	assert.deepEqual(rightsOf('night_shift', ['editStock', 'unheardOf']), ['ownAccount', 'editStock']);
	assert.equal(staffMay(rightsOf('night_shift', ['editStock']), 'editStock'), true);
	assert.equal(staffMay(rightsOf('night_shift', ['editStock']), 'editPrices'), false);
});

test('DESK-14 texts, prices, stock, orders, money, people and settings are separate, and every right is in one of them', () => {
	assert.deepEqual(Object.keys(RIGHT_GROUPS).toSorted(), [
		'money',
		'orders',
		'people',
		'prices',
		'settings',
		'stock',
		'texts',
	]);
	assert.deepEqual(['ownAccount', ...Object.values(RIGHT_GROUPS).flat()].toSorted(), RIGHTS.toSorted());
});
