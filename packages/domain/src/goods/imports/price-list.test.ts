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
	MAX_HEADING_ROW,
	normalTitle,
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

	test('STOCK-06 a title is the same whatever its case and blanks, and long ones by their first 60 signs', () => {
		assert.equal(normalTitle('  Цена \n за\u00a0 ШТУКУ '), 'цена за штуку');
		assert.equal(normalTitle('x'.repeat(60)), 'x'.repeat(60));
		assert.equal(normalTitle(`${'x'.repeat(60)}y`), 'x'.repeat(60));
	});

	for (const [name, rows, heading, titles] of [
		['an empty file has no titles', [], 0, []],
		['the first row has none above it', [['Код', '', 'Цена']], 0, ['код', '', 'цена']],
		['a longer row has none above its end', [['Прайс'], ['Код', '', 'Цена']], 1, ['код', '', 'цена']],
		['a shorter row takes the rest from above', [['Код', 'Цена'], ['Товар']], 1, ['товар', 'цена']],
		[
			'two columns of one title with nothing above keep it',
			[
				['', ''],
				['Цена', 'Цена'],
			],
			1,
			['цена', 'цена'],
		],
		[
			'what stands above a column is not for those before it',
			[
				['', 'Мары', ''],
				['Цена', 'Цена', 'Цена'],
			],
			1,
			['цена', 'мары / цена', 'мары / цена'],
		],
	] as const)
		test(`STOCK-06 titles of columns: ${name}`, () => {
			assert.deepEqual(headingTitles(rows, heading), titles);
		});

	test('STOCK-06 remembered titles are found in another row and another order', () => {
		const titles = { article: 'артикул', barcode: '', price: 'опт' };
		assert.deepEqual(findHeading(MERGED, titles), { row: 3, article: 0, barcode: -1, price: 2 });
		const shifted = [['Прайс'], [], ['  ОПТ ', 'Товар', 'Артикул'], ['11', 'Phone', 'A-1']];
		assert.deepEqual(findHeading(shifted, titles), { row: 2, article: 2, barcode: -1, price: 0 });
		assert.equal(findHeading(shifted, { ...titles, barcode: 'штрихкод' }), undefined);
	});

	test('STOCK-06 a column that the supplier does not have is not taken from one without a title', () => {
		assert.deepEqual(findHeading([['', 'EAN', 'Price']], { article: '', barcode: 'ean', price: 'price' }), {
			row: 0,
			article: -1,
			barcode: 1,
			price: 2,
		});
	});

	test('STOCK-06 a title that two columns have now is not guessed at, nor is the empty row below taken for a heading', () => {
		const doubled = [
			['Ашхабад', '', ''],
			['Код', 'Цена', 'Цена'],
		];
		for (const below of [[], ['', '', ''], [' ', ' ', ' ']])
			assert.equal(
				findHeading([...doubled, below], { article: 'код', barcode: '', price: 'цена' }),
				undefined,
				JSON.stringify(below),
			);
	});

	test('STOCK-06 headings are looked for in the first 40 rows, below the name and address of the supplier', () => {
		const titles = { article: 'артикул', barcode: '', price: 'цена' };
		const listWith = (above: number) => [
			...Array.from({ length: above }, () => ['ТОО «Altyn»']),
			['Артикул', 'Цена'],
			['A-1', '10'],
		];
		const last = { row: MAX_HEADING_ROW - 1, article: 0, barcode: -1, price: 1 };
		for (const find of [guessHeading, (rows: string[][]) => findHeading(rows, titles)]) {
			assert.deepEqual(find(listWith(39)), last);
			assert.equal(find(listWith(40)), undefined);
		}
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

	for (const [titles, article, barcode, price] of [
		[['Цена', 'Артикул'], 1, -1, 0],
		[['EAN', 'Price'], -1, 0, 1],
		[['Арт', 'Стоимость'], 0, -1, 1],
		[['Арт.', 'Стоимость'], 0, -1, 1],
		[['Код товара', 'Baha'], 0, -1, 1],
		[['Штрихкод', 'Код', 'Цена'], 1, 0, 2],
		[['Стандарт', 'Промокод', 'Штрихкод', 'Цена'], -1, 2, 3],
		[['Артель', 'SKU', 'Cost'], 1, -1, 2],
	] as const)
		test(`STOCK-06 what the columns ${titles.join(', ')} might be`, () => {
			assert.deepEqual(guessHeading([titles]), { row: 0, article, barcode, price });
		});

	for (const titles of [
		['Артикул', 'Товар'],
		['Штрихкод', 'Товар'],
		['Товар', 'Цена'],
	])
		test(`STOCK-06 ${titles.join(' and ')} alone are not enough for a guess`, () => {
			assert.equal(guessHeading([titles]), undefined);
		});

	test('STOCK-06 amounts as suppliers write them, and the price made of them', () => {
		for (const [text, amount] of [
			['1 250,50 TMT', 1250.5],
			['$ 12.5', 12.5],
			['12', 12],
			['TMT 1250', 1250],
			['1250 манат.', 1250],
			['звоните', undefined],
			['12 шт по 30', undefined],
			['-5', undefined],
			['- 12,50 TMT', undefined],
			['.5', undefined],
			['1,250.50', undefined],
			['1,250', undefined],
			['$ 12.500', undefined],
			['0,250', 0.25],
			['1250,500', 1250.5],
			['1.2500', 1.25],
			['', undefined],
		] as const)
			assert.equal(listAmount(text), amount, text);
		assert.equal(listCostTenge(12.5, { rate: 19.5 }), 24_375);
		assert.equal(listPriceTenge(12.5, { rate: 19.5, markupPercent: 20, roundTenge: 100 }), 29_300);
		// No binary number is exactly 1.15: half a step must be rounded up all the same.
		assert.equal(listPriceTenge(1.15, { rate: 1, markupPercent: 0, roundTenge: 10 }), 120);
		assert.equal(listPriceTenge(100, { rate: 1, markupPercent: 33.33, roundTenge: 1 }), 13_333);
		assert.equal(listCostTenge(1.005, { rate: 1 }), 101);
		assert.equal(listPriceTenge(0, { rate: 1, markupPercent: 0, roundTenge: 100 }), 100);
	});

	test('STOCK-06 the percentage of a change, and rows that are sums', () => {
		assert.deepEqual(
			[changePercent(100, 131), changePercent(200, 100), changePercent(0, 5)],
			[31, -50, undefined],
		);
		assert.deepEqual(['Итого:', 'Jemi', 'A-1'].map(isTotalRow), [true, true, false]);
		assert.deepEqual(['  TOTAL', '\tвсего', 'Итого по листу', 'Sum:'].map(isTotalRow), [
			true,
			true,
			true,
			true,
		]);
		for (const article of ['A-total', 'X-SUM-1', 'SUM-100', 'Total 5W30', 'Summit', 'TOTAL-X'])
			assert.equal(isTotalRow(article), false, article);
	});
});
