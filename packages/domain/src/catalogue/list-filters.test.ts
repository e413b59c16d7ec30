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
		'brand=2,40&price_min=100&price_max=2500.5&in_stock=1&sale=1&attr.colour=black,white&attr.ramGb=16';
	const { filters, invalid } = read(query);
	assert.deepEqual(invalid, []);
	assert.deepEqual(filters, {
		brandIds: [2, 40],
		minPriceTenge: 10_000,
		maxPriceTenge: 250_050,
		inStock: true,
		onSale: true,
		attributes: { colour: ['black', 'white'], ramGb: ['16'] },
	});
	assert.equal(decodeURIComponent(new URLSearchParams(writeListFilters(filters)).toString()), query);
	assert.deepEqual(read('').filters, NO_FILTERS);
	assert.deepEqual(writeListFilters(NO_FILTERS), []);
});

test('CAT-02 a plain form repeats a name for each choice and sends empty fields; the order of choosing does not matter', () => {
	const { filters, invalid } = read(
		'brand=40&brand=2&brand=40&price_min=&attr.colour=white&attr.colour=black&in_stock=0',
	);
	assert.deepEqual(invalid, []);
	assert.equal(
		decodeURIComponent(new URLSearchParams(writeListFilters(filters)).toString()),
		'brand=2,40&attr.colour=black,white',
	);
});

test('CAT-02 what is no filter is named and left out', () => {
	for (const [query, field] of [
		['brand=x', 'brand'],
		['brand=1,-2', 'brand'],
		['brand=99999999999', 'brand'],
		['price_min=-1', 'price_min'],
		['price_min=1e3', 'price_min'],
		['price_max=10.005', 'price_max'],
		['price_max=999999999', 'price_max'],
		['in_stock=yes', 'in_stock'],
		['sale=2', 'sale'],
		['attr.Drop%20table=1', 'attr.Drop table'],
		[`brand=${Array.from({ length: 60 }, (_, index) => index + 1)}`, 'brand'],
	] as const) {
		assert.deepEqual(
			read(query).invalid.map((invalid) => invalid.field),
			[field],
			query,
		);
	}
});

test('CAT-02 ranges of numbers', () => {
	assert.deepEqual(findNumberRange('4000..5000'), { min: 4000, max: 5000 });
	assert.deepEqual(findNumberRange('..14.5'), { min: undefined, max: 14.5 });
	assert.deepEqual(findNumberRange('32..'), { min: 32, max: undefined });
	for (const value of ['..', '5000', 'a..b', '1..2..3', '']) assert.equal(findNumberRange(value), undefined);
	assert.equal(numberRangeValue({ min: undefined, max: 14.5 }), '..14.5');
});
