import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	changePercent,
	findHeading,
	guessHeading,
	headingTitles,
	isTotalRow,
	listAmount,
	listCostTenge,
	listPriceTenge,
} from './price-list.ts';

const MERGED = [
	['ТОО «Altyn»', '', '', '', ''],
	['', '', '', '', ''],
	['Артикул', 'Товар', 'Цена', '', 'Склад'],
	['', '', 'опт', 'розница', ''],
	['A-1', 'Phone', '10', '12', '5'],
];
const SHARED = [
	['Ашхабад', '', 'Мары', ''],
	['Код', 'Цена', 'Код', 'Цена'],
];

describe('a supplier’s price list', () => {
	test('STOCK-06 merged headings: a column without a title takes the one above', () => {
		assert.deepEqual(headingTitles(MERGED, 3), ['артикул', 'товар', 'опт', 'розница', 'склад']);
		assert.deepEqual(headingTitles(SHARED, 1), [
			'ашхабад / код',
			'ашхабад / цена',
			'мары / код',
			'мары / цена',
		]);
	});

	test('STOCK-06 remembered titles are found in another row and another order', () => {
		const titles = { article: 'артикул', barcode: '', price: 'опт' };
		assert.deepEqual(findHeading(MERGED, titles), { row: 3, article: 0, barcode: -1, price: 2 });
		const shifted = [['Прайс'], [], ['  ОПТ ', 'Товар', 'Артикул'], ['11', 'Phone', 'A-1']];
		assert.deepEqual(findHeading(shifted, titles), { row: 2, article: 2, barcode: -1, price: 0 });
		assert.equal(findHeading(shifted, { ...titles, barcode: 'штрихкод' }), undefined);
	});

	test('STOCK-06 columns of an unknown file are guessed', () => {
		assert.deepEqual(guessHeading(MERGED), { row: 2, article: 0, barcode: -1, price: 2 });
		assert.deepEqual(guessHeading([['Name', 'EAN', 'Price, $']]), {
			row: 0,
			article: -1,
			barcode: 1,
			price: 2,
		});
		assert.equal(guessHeading([['Name', 'Colour']]), undefined);
	});

	test('STOCK-06 amounts as suppliers write them, and the price made of them', () => {
		for (const [text, amount] of [
			['1 250,50 TMT', 1250.5],
			['$ 12.5', 12.5],
			['12', 12],
			['звоните', undefined],
			['1,250.50', undefined],
			['', undefined],
		] as const)
			assert.equal(listAmount(text), amount, text);
		assert.equal(listCostTenge(12.5, { rate: 19.5 }), 24_375);
		assert.equal(listPriceTenge(12.5, { rate: 19.5, markupPercent: 20, roundTenge: 100 }), 29_300);
		assert.equal(listPriceTenge(0, { rate: 1, markupPercent: 0, roundTenge: 100 }), 100);
	});

	test('STOCK-06 the percentage of a change, and rows that are sums', () => {
		assert.deepEqual(
			[changePercent(100, 131), changePercent(200, 100), changePercent(0, 5)],
			[31, -50, undefined],
		);
		assert.deepEqual(['Итого:', 'Jemi', 'A-1'].map(isTotalRow), [true, true, false]);
	});
});
