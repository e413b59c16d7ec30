import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMeasure, formatTick, plainMeasure } from './measure.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('GEN-03 a figure for a person: money with its currency, a percent whole, a number with one decimal', () => {
	for (const [unit, value, ru, en] of [
		['money', 123_450, '1 234,50 манат', '1,234.50 manat'],
		['count', 1200, '1 200', '1,200'],
		['tenths', 3.46, '3,5', '3.5'],
		['percent', 47.6, '48 %', '48%'],
	] as const) {
		assert.equal(plain(formatMeasure('ru', unit, value)), ru);
		assert.equal(plain(formatMeasure('en', unit, value)).replace('TMT', 'manat'), en);
	}
});

test('beside an axis there is no currency and no tenge', () => {
	assert.equal(plain(formatTick('ru', 'money', 123_450)), '1 235');
	assert.equal(plain(formatTick('ru', 'percent', 50)), '50 %');
	assert.equal(plain(formatTick('ru', 'tenths', 2.5)), '2,5');
});

test('for a spreadsheet: manat, bare, in the decimal sign of the language', () => {
	assert.equal(plainMeasure('ru', 'money', 123_450), '1234,5');
	assert.equal(plainMeasure('en', 'money', 1), '0.01');
	assert.equal(plainMeasure('tm', 'tenths', 3.456), '3,46');
	assert.equal(plainMeasure('ru', 'count', 1200), '1200');
});
