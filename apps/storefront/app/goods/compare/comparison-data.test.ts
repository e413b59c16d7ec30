import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupedAttribute } from '@dukan/domain/goods/products/products.api.ts';
import { productWire } from '../../testing/product-wire.ts';
import { compareAddress, comparedCategories, comparisonData, idsWithFirst } from './comparison-data.ts';

const spec = (key: string, value: string, group = 'Main'): GroupedAttribute => ({
	key,
	name_en: key,
	name_ru: `${key} ru`,
	name_tm: key,
	value_en: value,
	value_ru: value,
	value_tm: value,
	group: { en: group, ru: '', tm: group },
});

test('CAT-03 products side by side: a row for every attribute that any has, and whether they differ', () => {
	const products = [1, 2, 3].map((p_id) => productWire({ p_id }));
	const specs = new Map([
		[1, [spec('cpu', 'i5'), spec('ram', '16'), spec('weight', '2', 'Body')]],
		[2, [spec('cpu', 'i7'), spec('ram', '16'), spec('usb', '3')]],
	]);
	const { groups } = comparisonData(products, specs, 'ru');
	assert.deepEqual(
		groups.map(({ name, rows }) => [name, rows.map((row) => [row.name, row.values, row.differs])]),
		[
			[
				'Main',
				[
					['cpu ru', ['i5', 'i7', ''], true],
					['ram ru', ['16', '16', ''], true],
					['usb ru', ['', '3', ''], true],
				],
			],
			['Body', [['weight ru', ['2', '', ''], true]]],
		],
	);
	const two = comparisonData(products.slice(0, 2), specs, 'ru');
	assert.equal(two.groups[0]?.rows[1]?.differs, false);
	assert.equal(compareAddress([3, 1], true), '/compare?ids=3,1&only=differences');
});

test('CAT-03 products of several categories are compared in tabs, at most so many of each', () => {
	const product = (p_id: number, categoryKId: number) => productWire({ p_id, categoryKId });
	const products = [product(1, 10), product(2, 10), product(3, 20), product(4, 10)];
	const category = (k_id: number, name: string) => ({
		k_id,
		k_name_en: name,
		k_name_ru: `${name} ru`,
		k_name_tm: name,
		k_icon: '',
		sub_categories: [],
	});
	const tabs = comparedCategories(products, [category(20, 'Phones'), category(10, 'Laptops')], 'ru', 2);
	assert.deepEqual(tabs, [
		{ id: 10, name: 'Laptops ru', productIds: [1, 2] },
		{ id: 20, name: 'Phones ru', productIds: [3] },
	]);
	const [laptops, phones] = tabs;
	assert.ok(laptops && phones);
	assert.deepEqual(idsWithFirst(tabs, phones), [3, 1, 2]);
	assert.deepEqual(idsWithFirst(tabs, laptops), [1, 2, 3]);
});
