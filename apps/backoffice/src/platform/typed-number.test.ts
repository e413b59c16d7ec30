import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedNumber, typedTenge, typedWhole } from './typed-number.ts';

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
