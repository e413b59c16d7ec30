import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseManat, plainManat, typedNumber, typedTenge, typedWhole } from './typed-number.ts';

const NO_NUMBERS = ['', ' ', '-', 'x', '12,5o', '1.2.3', '5%', '--5', '+-5', '1e3', '0x10'];

test('numbers are read as people type them', () => {
	for (const [typed, number] of [
		['1 000', 1000],
		['1\u00a0000', 1000],
		['+1 234,5', 1234.5],
		['−2.50', -2.5],
		['007', 7],
	] as const)
		assert.equal(typedNumber(typed), number, typed);
	assert.equal(typedWhole('1 000'), 1000);
	assert.equal(typedWhole('−3'), -3);
	assert.equal(typedWhole('1,5'), undefined);
	assert.equal(typedWhole('1,0'), 1);
});

test('COUR-04 sums are read with spaces, commas and a minus', () => {
	assert.equal(typedTenge('1 250,50'), 125_050);
	assert.equal(typedTenge('−1 250,5'), -125_050);
	assert.equal(typedTenge('+20'), 2_000);
	assert.equal(typedTenge('1,255'), undefined);
});

test('what is no number is none', () => {
	for (const typed of NO_NUMBERS) {
		assert.equal(typedNumber(typed), undefined, typed);
		assert.equal(typedWhole(typed), undefined, typed);
		assert.equal(typedTenge(typed), undefined, typed);
	}
});

test('amounts as people write them', () => {
	for (const [text, tenge] of [
		['1250', 125_000],
		['1 250,5', 125_050],
		['1\u00a0250.50', 125_050],
		['0,05', 5],
	] as const)
		assert.equal(parseManat(text), tenge, text);
	for (const text of ['', 'abc', '1.234', '-5', '1,2,3', '1e5', '123456789'])
		assert.equal(parseManat(text), undefined, text);
	for (const [tenge, text] of [
		[125_000, '1250'],
		[125_050, '1250.50'],
		[5, '0.05'],
	] as const)
		assert.equal(plainManat(tenge), text);
});
