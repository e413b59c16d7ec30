import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberText, readNumber } from './number-text.ts';

test('manat become tenge; what is no amount is sent as typed, so that the server names the field', () => {
	for (const [typed, value] of [
		['17,5', 1750],
		['17.05', 1705],
		['0', 0],
		[' 20 ', 2000],
		['9999999999,99', 999_999_999_999],
		['1,234', '1,234?'],
		['-5', '-5?'],
		['много', 'много?'],
		['', ''],
	] as const)
		assert.equal(readNumber(typed, true, false), value, typed);
	assert.equal(readNumber(' ', true, true), null, 'none, where it may be none');
});

test('whole numbers; anything else as typed', () => {
	for (const [typed, value] of [
		['12', 12],
		['-3', -3],
		['1,5', '1,5'],
		['1234567890123', '1234567890123'],
	] as const)
		assert.equal(readNumber(typed, false, false), value, typed);
});

test('a value is shown so that it reads back as itself', () => {
	assert.deepEqual(
		[numberText(1705, true), numberText(2000, true), numberText(5, true)],
		['17,05', '20', '0,05'],
	);
	for (const tenge of [0, 1, 99, 100, 101, 123_456])
		assert.equal(readNumber(numberText(tenge, true), true, false), tenge);
	assert.equal(numberText(null, true), '');
	assert.equal(numberText('много?', true), 'много?', 'what was typed wrong stays in sight');
});
