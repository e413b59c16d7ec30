import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ListMargin } from './list-goods.api.ts';
import { blockName, listPieces, marginPercent } from './list-goods.ts';

const all: ListMargin = { categoryId: null, brand: '', fromTenge: 0, percent: 30 };
const MARGINS: readonly ListMargin[] = [
	all,
	{ ...all, fromTenge: 100_000, percent: 20 },
	{ ...all, categoryId: 7, percent: 15 },
	{ ...all, brand: 'Sony', percent: 12 },
	{ ...all, categoryId: 7, brand: 'sony', percent: 10 },
];

describe('GOODS-01 goods out of a supplier’s list', () => {
	for (const [name, of, percent] of [
		['a cheap one takes the row for all', { categoryId: 1, brand: 'LG', costTenge: 99_999 }, 30],
		['from its cost on the row for higher costs', { categoryId: 1, brand: 'LG', costTenge: 100_000 }, 20],
		['a category says more than a cost', { categoryId: 7, brand: 'LG', costTenge: 500_000 }, 15],
		['a brand says more than a category', { categoryId: 1, brand: 'SONY', costTenge: 500_000 }, 12],
		['both together say most', { categoryId: 7, brand: 'Sony', costTenge: 1 }, 10],
		['without a category only rows for all fit', { categoryId: undefined, brand: '', costTenge: 1 }, 30],
	] as const)
		test(`margin: ${name}`, () => {
			assert.equal(marginPercent(MARGINS, of, 50), percent);
		});

	test('without a row that fits the margin of the whole list holds', () => {
		assert.equal(marginPercent([], { categoryId: 7, brand: 'Sony', costTenge: 1 }, 25), 25);
		const costly = [{ ...all, fromTenge: 2, percent: 5 }];
		assert.equal(marginPercent(costly, { categoryId: 7, brand: '', costTenge: 1 }, 25), 25);
	});

	test('a line with one text names a block; a number, two texts and nothing do not', () => {
		assert.equal(blockName(['', ' Телефоны Samsung ', '']), 'Телефоны Samsung');
		assert.equal(blockName(['', '2026', '']), undefined);
		assert.equal(blockName(['A-1', 'Phone']), undefined);
		assert.equal(blockName(['', '']), undefined);
	});

	for (const [text, pieces] of [
		['12 шт', 12],
		['>10', 10],
		['5-7', 5],
		['1 200', 1200],
		['0', 0],
		['нет', 0],
		['+', undefined],
		['есть', undefined],
		['', undefined],
	] as const)
		test(`pieces: '${text}'`, () => {
			assert.equal(listPieces(text), pieces);
		});
});
