import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTenge, priceText } from './price-text.ts';

test('CAT-02 prices are taken as people write them; what is no amount yet is none', () => {
	for (const [text, tenge] of [
		['10 000', 1_000_000],
		['1\u00a0250,50', 125_050],
		['1250.5', 125_050],
		['12,', 1200],
		['0', 0],
		['9999999', 999_999_900],
		['10000000', undefined],
		['', undefined],
		[',5', undefined],
		['1,234', undefined],
		['1.2.3', undefined],
	] as const)
		assert.equal(findTenge(text), tenge, text);
});

test('a chosen price is shown so that it reads back as itself', () => {
	assert.equal(priceText(undefined), '');
	for (const tenge of [1, 99, 100, 125_050, 999_999_999]) assert.equal(findTenge(priceText(tenge)), tenge);
});
