import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personProblems } from './person-problems.ts';

const WITHOUT = { u_phone_1: '1234567', u_address_1: '', region_id: null };
const TYPED = { name: 'Aman', address: '', region: '', email: '' };

test('AUTH-04 AUTH-11 who registered without an address may change the rest; an address that is begun is whole', () => {
	assert.deepEqual(personProblems(WITHOUT, TYPED), {});
	assert.deepEqual(personProblems(WITHOUT, { ...TYPED, name: 'Al' }), { name: 'name_short' });
	assert.deepEqual(personProblems(WITHOUT, { ...TYPED, address: 'Mir 3' }), { region: 'region_required' });
	assert.deepEqual(personProblems(WITHOUT, { ...TYPED, region: '2' }), { address: 'address_required' });
});

test('AUTH-11 an address that is there can be changed and not emptied', () => {
	const person = { ...WITHOUT, u_address_1: 'Mir 3, Mary', region_id: 2 };
	assert.deepEqual(personProblems(person, { ...TYPED, region: '2' }), { address: 'address_required' });
	assert.deepEqual(personProblems(person, { ...TYPED, address: 'Mir 4', region: '2' }), {});
});
