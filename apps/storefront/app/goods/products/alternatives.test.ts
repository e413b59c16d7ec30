import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { alternatives, nearestInPrice } from './alternatives.ts';
import type { ProductCardData } from './product-card-data.ts';

const card = (id: number, priceTenge: number, stock = 1, salePriceTenge?: number) =>
	({ id, priceTenge, salePriceTenge, unitFactor: 1, stock, name: `${id}` }) as ProductCardData;
const attribute = (key: string, value: string) => ({ key, name_ru: key, value_ru: value }) as AttributeWire;

test('LIGHT-04 the neighbours in price that can be bought now are chosen, with their sale', () => {
	const own = card(1, 1000);
	const others = [card(2, 400), card(3, 900), card(4, 950, 0), card(5, 1500), card(6, 3000, 1, 1200)];
	const { cheaper, moreExpensive } = nearestInPrice(own, others);
	assert.deepEqual([cheaper?.id, moreExpensive?.id], [3, 6]);
	assert.deepEqual(nearestInPrice(own, [card(7, 1000)]), { cheaper: undefined, moreExpensive: undefined });
});

test('LIGHT-04 the table says only what is known of all and differs, and leads to the comparison', () => {
	const specs = new Map([
		[1, [attribute('ram', '8'), attribute('colour', 'red'), attribute('nfc', 'yes')]],
		[3, [attribute('ram', '4'), attribute('colour', 'red')]],
	]);
	const shown = alternatives(card(1, 1000), { cheaper: card(3, 900), moreExpensive: undefined }, specs, 'ru');
	assert.deepEqual(shown?.rows, [{ name: 'ram', values: ['4', '8'] }]);
	assert.equal(shown?.compare.href, '/compare?ids=3,1');
	assert.equal(
		alternatives(card(1, 1000), { cheaper: undefined, moreExpensive: undefined }, specs, 'ru'),
		undefined,
	);
});
