import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMN_FIELDS, columnOf } from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductDetailsWire } from '@dukan/domain/goods/products/products.api.ts';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { productWire } from '../../testing/product-wire.ts';
import { productData } from './product-data.ts';

const NAME = { k_name_en: 'Laptops', k_name_ru: 'Ноутбуки', k_name_tm: 'Noutbuklar' };

/** A product with a value in every field that the page shows. */
const PRODUCT: Omit<ProductDetailsWire, 'attributes'> = {
	...productWire({
		p_id: 1,
		new: 1,
		sale: '1',
		p_price_3: 90,
		product_limit: 2,
		isLimit: '1',
		product_qty: 1,
	}),
	family: undefined,
	description_en: '',
	description_ru: '',
	description_tm: '',
	images: [],
	brand: { id: 3, name: 'Acme' },
	category: { k_id: 7, k_icon: 'laptop', ...NAME },
	sub_category: { sc_id: 70, sc_name_en: 'Laptops', sc_name_ru: 'Ноутбуки', sc_name_tm: 'Noutbuklar' },
};

function shown(product: typeof PRODUCT): string | undefined {
	const show = { product: { ...product, attributes: [] }, related: [] };
	try {
		return JSON.stringify(productData(show, { zones: [], homeRegion: undefined }, [], 'ru'));
	} catch {
		return undefined;
	}
}

test('LIGHT-04 under the name stand the most telling facts, then what is in the box, letters, menus and plug where they are known', () => {
	const attribute = (key: string, value: string): AttributeWire => ({
		key,
		name_en: key,
		name_ru: key,
		name_tm: key,
		value_en: value,
		value_ru: value,
		value_tm: value,
	});
	const [ram, box, plug] = [attribute('ram', '8'), attribute('inTheBox', 'charger'), attribute('plug', 'C')];
	const grouped = [box, ram, plug].map((one) => ({
		...one,
		group: { en: 'Main', ru: 'Основное', tm: 'Esasy' },
	}));
	const show = { product: { ...PRODUCT, attributes: grouped }, related: [] };
	const { facts } = productData(show, { zones: [], homeRegion: undefined }, [ram, plug], 'ru');
	assert.deepEqual(
		facts.rows.map(({ name }) => name),
		['ram', 'inTheBox', 'plug'],
	);
});

test('a page shows every column of a product that product-columns.ts says is on it', () => {
	for (const field of COLUMN_FIELDS) {
		const { page } = columnOf(field);
		if (page === null) continue;
		const { [page]: _, ...without } = { ...PRODUCT, attributes: [] };
		assert.ok(page in PRODUCT, `${page} has a value in this test`);
		assert.notEqual(shown(without as typeof PRODUCT), shown(PRODUCT), `${field} is not on the page`);
	}
});
