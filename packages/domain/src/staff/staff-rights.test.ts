import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAFF_RIGHTS, STAFF_ROLES, type StaffRight, staffMay } from './staff-rights.ts';

test('S17 the owner may do everything, and only the owner manages staff', () => {
	const rights = Object.keys(STAFF_RIGHTS) as StaffRight[];
	const missing = (role: (typeof STAFF_ROLES)[number]) => rights.filter((right) => !staffMay(role, right));
	assert.deepEqual(STAFF_ROLES, ['owner', 'manager', 'operator', 'content']);
	assert.deepEqual(missing('owner'), []);
	assert.deepEqual(missing('manager'), ['manageStaff']);
});

test('S17 operators work at orders and customers; content staff at the catalogue and the pages', () => {
	const rights = Object.keys(STAFF_RIGHTS) as StaffRight[];
	const of = (role: (typeof STAFF_ROLES)[number]) => rights.filter((right) => staffMay(role, right));
	assert.deepEqual(of('operator'), [
		'ownAccount',
		'workOrders',
		'readCatalogue',
		'readContent',
		'readDelivery',
		'readCustomers',
	]);
	assert.deepEqual(of('content'), [
		'ownAccount',
		'readCatalogue',
		'editCatalogue',
		'readContent',
		'editContent',
	]);
});
