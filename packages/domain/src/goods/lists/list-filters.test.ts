import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	findNumberRange,
	NO_FILTERS,
	numberRangeValue,
	readListFilters,
	writeListFilters,
} from './list-filters.ts';

const read = (query: string) => readListFilters(new URLSearchParams(query));

test('CAT-02 filters are read from an address and written back the same', () => {
	const query =
		'category=1,7&brand=2,40&price_min=100&price_max=2500.5&in_stock=1&sale=1&rating=4&attr.colour=black,white&attr.ramGb=16';
	const { filters, invalid } = read(query);
	assert.deepEqual(invalid, []);
	assert.deepEqual(filters, {
		categoryIds: [1, 7],
		brandIds: [2, 40],
		minPriceTenge: 10_000,
		maxPriceTenge: 250_050,
		inStock: true,
		onSale: true,
		minRating: 4,
		attributes: { colour: ['black', 'white'], ramGb: ['16'] },
	});
	assert.equal(decodeURIComponent(new URLSearchParams(writeListFilters(filters)).toString()), query);
	assert.deepEqual(read('').filters, NO_FILTERS);
	assert.deepEqual(writeListFilters(NO_FILTERS), []);
});

test('CAT-02 a plain form repeats a name for each choice and sends empty fields; the order of choosing does not matter', () => {
	const { filters, invalid } = read(
		'category=30&category=7&category=100&brand=40&brand=2&brand=40&price_min=&attr.colour=white&attr.colour=black&in_stock=0',
	);
	assert.deepEqual(invalid, []);
	assert.equal(
		decodeURIComponent(new URLSearchParams(writeListFilters(filters)).toString()),
		'category=7,30,100&brand=2,40&attr.colour=black,white',
	);
});

test('CHOOSE-03 of two ratings in a plain form the wider one is meant; an empty one is none', () => {
	for (const [query, minRating] of [
		['rating=4', 4],
		['rating=3', 3],
		['rating=4&rating=3', 3],
		['rating=3,4', 3],
		['rating=', undefined],
	] as const)
		assert.deepEqual(read(query), { filters: { ...NO_FILTERS, minRating }, invalid: [] }, query);
});

test('CAT-02 an empty choice is none', () => {
	assert.deepEqual(read('brand=2,,40&attr.colour=&attr.ramGb=,8'), {
		filters: { ...NO_FILTERS, brandIds: [2, 40], attributes: { ramGb: ['8'] } },
		invalid: [],
	});
});

test('CAT-02 what is no filter is named and left out', () => {
	const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
	for (const [query, field, code] of [
		['brand=x', 'brand', 'format'],
		['brand=1,-2', 'brand', 'format'],
		['brand=99999999999', 'brand', 'format'],
		['brand=2147483648', 'brand', 'format'],
		['brand=1x', 'brand', 'format'],
		['brand=1.5', 'brand', 'format'],
		['price_min=-1', 'price_min', 'format'],
		['price_min=1e3', 'price_min', 'format'],
		['price_min=5x', 'price_min', 'format'],
		['price_max=10.005', 'price_max', 'format'],
		['price_max=999999999', 'price_max', 'maximum'],
		['price_max=10000000.01', 'price_max', 'maximum'],
		['in_stock=yes', 'in_stock', 'format'],
		['sale=2', 'sale', 'format'],
		['rating=5', 'rating', 'format'],
		['rating=4.0', 'rating', 'format'],
		['rating=4,x', 'rating', 'format'],
		['rating=34', 'rating', 'format'],
		['attr.Drop%20table=1', 'attr.Drop table', 'format'],
		['attr.1a=1', 'attr.1a', 'format'],
		[`attr.${'a'.repeat(65)}=1`, `attr.${'a'.repeat(65)}`, 'format'],
		[`attr.colour=${'x'.repeat(65)}`, 'attr.colour', 'maxLength'],
		[`brand=${many(51)}`, 'brand', 'maxItems'],
		[
			many(51)
				.map((n) => `attr.a${n}=1`)
				.join('&'),
			'attr.',
			'maxItems',
		],
	] as const) {
		assert.deepEqual(read(query).invalid, [{ field, code }], query);
	}
	assert.deepEqual(read(`attr.colour=red,${'x'.repeat(65)}`).filters.attributes, { colour: ['red'] });
	assert.deepEqual(read(`brand=${many(51)}`).filters.brandIds, many(50));
});

test('CAT-02 S12 the largest choices that are still taken', () => {
	const many = Array.from({ length: 50 }, (_, index) => index + 1);
	for (const query of [
		'brand=2147483647',
		'price_max=10000000',
		'price_min=0.5',
		`attr.colour=${'x'.repeat(64)}`,
		`brand=${many}`,
		`attr.${'a'.repeat(64)}=1`,
		many.map((n) => `attr.a${n}=1`).join('&'),
	])
		assert.deepEqual(read(query).invalid, [], query);
});

test('CAT-02 one choice has one address, in whatever order it was made', () => {
	const { filters } = read('sale=1&attr.ramGb=8&attr.colour=white&brand=10&brand=9');
	assert.deepEqual(writeListFilters(filters), [
		['brand', '9,10'],
		['sale', '1'],
		['attr.colour', 'white'],
		['attr.ramGb', '8'],
	]);
	assert.deepEqual(writeListFilters({ ...NO_FILTERS, attributes: { colour: [] } }), []);
});

test('CAT-02 ranges of numbers', () => {
	assert.deepEqual(findNumberRange('4000..5000'), { min: 4000, max: 5000 });
	assert.deepEqual(findNumberRange('..14.5'), { min: undefined, max: 14.5 });
	assert.deepEqual(findNumberRange('32..'), { min: 32, max: undefined });
	assert.deepEqual(findNumberRange('1.25..2.123456'), { min: 1.25, max: 2.123456 });
	assert.deepEqual(findNumberRange('-20.5..-10'), { min: -20.5, max: -10 });
	for (const value of ['..', '5000', 'a..b', '1..2..3', '', 'x1..2', '1..2x', '1234567890123..'])
		assert.equal(findNumberRange(value), undefined);
	assert.equal(numberRangeValue({ min: undefined, max: 14.5 }), '..14.5');
	assert.equal(numberRangeValue({ min: 32, max: undefined }), '32..');
});
