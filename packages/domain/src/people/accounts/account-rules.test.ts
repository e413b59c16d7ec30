import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinAddress, splitAddress } from '../../shop/regions/postal-address.ts';
import {
	addressProblem,
	confirmProblem,
	emailProblem,
	nameProblem,
	newPasswordProblem,
	passwordProblem,
	registrationPhoneProblem,
	resetPhoneProblem,
	signInPhoneProblem,
} from './account-rules.ts';

test('AUTH-02 each form has its own rule for the phone', () => {
	assert.equal(signInPhoneProblem(''), 'phone_required');
	assert.equal(signInPhoneProblem('123456'), 'phone_invalid');
	assert.equal(signInPhoneProblem('7000000'), undefined);
	assert.equal(registrationPhoneProblem('5999999'), undefined);
});

test('AUTH-02 seven digits out of range are told from too few: the number begins with 1 to 5', () => {
	for (const problem of [registrationPhoneProblem, resetPhoneProblem]) {
		assert.equal(problem('100000'), 'phone_invalid');
		for (const digits of ['0999999', '6000000', '7234567']) assert.equal(problem(digits), 'phone_range');
		for (const digits of ['1000000', '5999999']) assert.equal(problem(digits), undefined);
	}
});

test('AUTH-03 a password has at least 4 characters', () => {
	for (const [password, problem] of [
		['', 'password_required'],
		['abc', 'password_short'],
		['ýňşç', undefined],
		['😀😀', 'password_short'],
		['7k2m', undefined],
		['x'.repeat(200), undefined],
		['x'.repeat(201), 'password_long'],
	] as const) {
		assert.equal(passwordProblem(password), problem, password);
	}
});

test('S5 a new password is none of the commonest, no row of one character, and not the phone', () => {
	for (const password of [
		'1234',
		'0000',
		'AAAA',
		'Qwerty',
		'parol',
		'123456789',
		'ПАРОЛЬ',
		'      ',
		' parol ',
		'1234567',
		'61234567',
		'+99361234567',
		'8 61 23-45-67',
	]) {
		assert.equal(newPasswordProblem(password, '1234567'), 'password_guessable', password);
	}
	for (const password of ['7392', 'gyzyl-alma', '1234568', 'x1234567', '1234567x'])
		assert.equal(newPasswordProblem(password, '1234567'), undefined, password);
	assert.equal(newPasswordProblem('7039204', '7039204'), 'password_guessable');
	assert.equal(newPasswordProblem('abc', ''), 'password_short');
});

test('S5 a phone that is not typed yet, or only half, makes no password guessable', () => {
	assert.equal(newPasswordProblem('73920415', ''), undefined);
	assert.equal(newPasswordProblem('73921', '1'), undefined);
});

test('AUTH-03 the confirmation is required and equal', () => {
	assert.equal(confirmProblem('7392', ''), 'confirm_required');
	assert.equal(confirmProblem('7392', '7393'), 'confirm_mismatch');
	assert.equal(confirmProblem('7392', '7392'), undefined);
});

test('AUTH-03 a name has at least 3 characters, spaces around it aside', () => {
	for (const [name, problem] of [
		['', 'name_required'],
		['   ', 'name_required'],
		[' Al ', 'name_short'],
		['Aýa', undefined],
		['x'.repeat(100), undefined],
		['x'.repeat(101), 'name_long'],
	] as const) {
		assert.equal(nameProblem(name), problem, name);
	}
});

test('AUTH-03 an address has 3 to 500 characters, spaces around it aside', () => {
	for (const [address, problem] of [
		['', 'address_required'],
		['   ', 'address_required'],
		['ab', 'address_length'],
		[' ab ', 'address_length'],
		['abc', undefined],
		['x'.repeat(500), undefined],
		['x'.repeat(501), 'address_length'],
	] as const) {
		assert.equal(addressProblem(address), problem);
	}
});

test('AUTH-04 the e-mail is optional, but if given it needs its @ and its dot', () => {
	for (const email of [
		'',
		'  ',
		'a@b.com',
		'aman.myradow@mail.info',
		'a@mail.gov.tm',
		`${'x'.repeat(248)}@b.com`,
	])
		assert.equal(emailProblem(email), undefined, email);
	for (const email of [
		'@b.com',
		'ab.com',
		'a@@b.com',
		'a@b@c.com',
		'a@bcom',
		'a.com@b',
		'a@.com',
		'a@b.',
		'a@b.co',
		'a b@c.com',
		`${'x'.repeat(249)}@b.com`,
	]) {
		assert.equal(emailProblem(email), 'email_invalid', email);
	}
});

test('AUTH-03 u_address_1 is "address, region", and comes apart again', () => {
	assert.equal(joinAddress(' Parahat 7, jaý 12 ', 'Aşgabat'), 'Parahat 7, jaý 12, Aşgabat');
	assert.equal(joinAddress(' Parahat 7 ', ''), 'Parahat 7');
	const regions = ['Ашхабад', 'Aşgabat', 'Mary'];
	assert.deepEqual(splitAddress('Parahat 7, jaý 12, aşgabat', regions), {
		detail: 'Parahat 7, jaý 12',
		region: 'Aşgabat',
	});
	assert.deepEqual(splitAddress(' Parahat 7 , Mary ', regions), { detail: 'Parahat 7', region: 'Mary' });
	assert.deepEqual(splitAddress(' Parahat 7 ', regions), { detail: 'Parahat 7', region: undefined });
	assert.deepEqual(splitAddress(', Mary', regions), { detail: '', region: 'Mary' });
	assert.deepEqual(splitAddress('Mary', regions), { detail: 'Mary', region: undefined });
	assert.deepEqual(splitAddress('Parahat 7, jaý 12', regions), {
		detail: 'Parahat 7, jaý 12',
		region: undefined,
	});
});
