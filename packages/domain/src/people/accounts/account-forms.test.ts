import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	confirmationProblems,
	infoProblems,
	newPasswordProblems,
	profileProblems,
	registrationProblems,
	resetProblems,
	signInProblems,
} from './account-forms.ts';

test('AUTH-05 sign-in asks for phone and password, and takes what older rules allowed', () => {
	assert.deepEqual(signInProblems({ phone: '', password: '' }), {
		phone: 'phone_required',
		password: 'password_required',
	});
	assert.deepEqual(signInProblems({ phone: '7000000', password: '1234' }), {});
});

test('AUTH-03 registration names every field that is wrong, and none that is right', () => {
	const good = {
		phone: '1234567',
		password: 'gyzyl-alma',
		confirmation: 'gyzyl-alma',
		name: 'Aman',
		address: 'Parahat 7',
	};
	assert.deepEqual(registrationProblems(good), {});
	assert.deepEqual(
		registrationProblems({
			phone: '7000000',
			password: '1234567',
			confirmation: 'x',
			name: 'A',
			address: '',
		}),
		{
			phone: 'phone_range',
			password: 'password_guessable',
			confirmation: 'confirm_mismatch',
			name: 'name_short',
			address: 'address_required',
		},
	);
	assert.deepEqual(registrationProblems({ ...good, password: '61234567', confirmation: '61234567' }), {
		password: 'password_guessable',
	});
});

test('AUTH-04 the old-style registration asks for a name and, if given, a good e-mail', () => {
	const good = { phone: '1234567', password: 'gyzyl-alma', name: 'Aman', email: '' };
	assert.deepEqual(infoProblems(good), {});
	assert.deepEqual(infoProblems({ phone: '', password: '', name: '', email: 'a@b' }), {
		phone: 'phone_required',
		password: 'password_required',
		name: 'name_required',
		email: 'email_invalid',
	});
});

test('AUTH-06 a reset asks for a phone that can get an SMS, then for a password that is not the phone', () => {
	assert.deepEqual(resetProblems({ phone: '6000000' }), { phone: 'phone_range' });
	assert.deepEqual(resetProblems({ phone: '1234567' }), {});
	assert.deepEqual(newPasswordProblems({ phone: '1234567', password: '1234567' }), {
		password: 'password_guessable',
	});
	assert.deepEqual(newPasswordProblems({ phone: '7654321', password: '73920415' }), {});
	assert.deepEqual(confirmationProblems({ password: '7392', confirmation: '7393' }), {
		confirmation: 'confirm_mismatch',
	});
	assert.deepEqual(confirmationProblems({ password: '7392', confirmation: '7392' }), {});
});

test('AUTH-11 of a profile only what is changed is checked', () => {
	assert.deepEqual(profileProblems({}, '1234567'), {});
	assert.deepEqual(
		profileProblems({ name: '', address: '', email: 'x', newPassword: '1234567' }, '1234567'),
		{
			name: 'name_required',
			address: 'address_required',
			email: 'email_invalid',
			newPassword: 'password_guessable',
		},
	);
	assert.deepEqual(profileProblems({ name: 'Aman', email: '' }, '1234567'), {});
});
