import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wireProblems } from './wire-problems.ts';

test('AUTH-07 the server’s complaints stand beside our fields; strangers are left out', () => {
	const names = { name: 'u_name', phone: 'u_phone_1' } as const;
	const errors = [
		{ field: 'u_name', code: 'name_short' },
		{ field: 'u_phone_1', code: 'no such code' },
		{ field: 'no_such_field', code: 'name_short' },
	];
	assert.deepEqual(wireProblems({ errors }, names), { name: 'name_short' });
	assert.deepEqual(wireProblems({ errors: [] }, names), {});
});
