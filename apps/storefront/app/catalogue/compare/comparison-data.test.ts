import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupedAttribute } from '@dukan/domain/storefront/shop-reader.ts';
import { productWire } from '../../testing/product-wire.ts';
import { compareAddress, comparisonData } from './comparison-data.ts';

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
