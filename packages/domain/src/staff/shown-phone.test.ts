import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownPhone } from './shown-phone.ts';
import { STAFF_ROLES } from './staff-rights.ts';

test('S15 S17 owners and managers are told whole phones, all others two digits of seven', () => {
	assert.deepEqual(Object.fromEntries(STAFF_ROLES.map((role) => [role, shownPhone(role, '1234567')])), {
		owner: '+993 61 23-45-67',
		manager: '+993 61 23-45-67',
		operator: '+993 6*****67',
		content: '+993 6*****67',
	});
});
