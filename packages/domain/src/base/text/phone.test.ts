import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	formatPhone,
	groupPhone,
	isPhone,
	isRegistrablePhone,
	isResetPhone,
	MOBILE_PATTERN,
	maskPhone,
	phoneDigits,
} from './phone.ts';

test('AUTH-02 registration takes 1000000 to 5999999', () => {
	for (const [digits, taken] of [
		['0999999', false],
		['1000000', true],
		['5999999', true],
		['6000000', false],
		['100000', false],
		['10000000', false],
		['12345a7', false],
		['', false],
	] as const) {
		assert.equal(isRegistrablePhone(digits), taken, digits);
	}
});

test('AUTH-02 sign-in takes exactly 7 digits', () => {
	assert.ok(isPhone('1234567'));
	assert.ok(isPhone('9999999'));
	for (const digits of ['123456', '12345678', '123 567', '１２３４５６７'])
		assert.ok(!isPhone(digits), digits);
});

test('AUTH-02 reset takes a first digit of 1 to 5 and 7 digits', () => {
	for (const first of [1, 2, 3, 4, 5]) assert.ok(isResetPhone(`${first}000000`));
	for (const digits of ['0000000', '0100000', '6000000', '9999999', '100000', '10000000'])
		assert.ok(!isResetPhone(digits), digits);
});

test('AUTH-02 a phone is understood in whatever format it is pasted', () => {
	for (const pasted of [
		'+993 61 23-45-67',
		'+99361234567',
		'99361234567',
		'00993 61 234567',
		'8 61 23 45 67',
		'861234567',
		'61 23-45-67',
		'1234567',
		'1 23-45-67',
		'tel:+993(61)23-45-67',
	]) {
		assert.equal(phoneDigits(pasted), '1234567', pasted);
	}
});

test('AUTH-02 a phone that is still being typed stays as typed, and stops at 7 digits', () => {
	for (const [typed, digits] of [
		['6', '6'],
		['61', '61'],
		['6 12-34-5', '612345'],
		['612345678', '6123456'],
		['12345678', '1234567'],
		['12361234567', '1236123'],
	] as const) {
		assert.equal(phoneDigits(typed), digits);
	}
});

test('a phone is shown in groups and masked in logs', () => {
	assert.equal(formatPhone('1234567'), '+993 61 23-45-67');
	assert.deepEqual(['', '1', '12', '123', '1234', '123456'].map(groupPhone), [
		'',
		'1',
		'1 2',
		'1 23',
		'1 23-4',
		'1 23-45-6',
	]);
	assert.equal(maskPhone('1234567'), '+993 6*****67');
});

test('DESK-15 the browser refuses what the shop would, before it is sent', () => {
	const isTaken = (typed: string) => new RegExp(`^(?:${MOBILE_PATTERN})$`, 'v').test(typed);
	for (const typed of [
		'1234567',
		'61234567',
		'+993 61 23-45-67',
		'00 993 (65) 12 34 56',
		'8 61 234567',
		'99361234567',
		'12',
		'6123456',
		'+993 66 23-45-67',
		'0234567',
		'9123456',
		'8 612 3456',
		'+7 912 345-67-89',
		'phone',
		'',
	])
		assert.equal(isTaken(typed), isResetPhone(phoneDigits(typed)), typed);
	assert.equal(isTaken('12345678'), false, 'a digit too many');
});
