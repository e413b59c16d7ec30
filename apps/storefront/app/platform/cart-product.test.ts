import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productWire } from '../testing/product-wire.ts';
import { cartProduct, unbroken } from './cart-product.ts';

test('CARD-01 a name keeps numbers with their units and ends no line before a slash', () => {
	for (const [name, shown] of [
		['Tecno Note 30 256 ГБ / 12 ГБ / 6,8″', 'Tecno Note 30 256~ГБ~/ 12~ГБ~/ 6,8″'],
		['Xiaomi 14T Pro 512 GB', 'Xiaomi 14T Pro 512~GB'],
		['Чайник 2 литра', 'Чайник 2 литра'],
	] as const)
		assert.equal(unbroken(name).replaceAll('\u00A0', '~'), shown);
});

test('CART-02 CART-04 the wire’s flags mean what the contract says', () => {
	const of = (changes: Partial<ReturnType<typeof productWire>>) =>
		cartProduct(productWire({ p_id: 1, ...changes }), 'en');
	assert.equal(of({ sale: '1', p_price_3: 79.9 }).salePriceTenge, 7990);
	assert.equal(
		of({ sale: '0', p_price_3: 79.9 }).salePriceTenge,
		undefined,
		'a price of a sale that is over',
	);
	assert.equal(of({ isLimit: '1', product_limit: 3 }).limit, 3);
	assert.equal(of({ isLimit: '1', product_limit: 0 }).limit, undefined, 'no limit at all');
	assert.equal(of({ isLimit: '0', product_limit: 3 }).limit, undefined);
	assert.equal(of({ product_qty: 1 }).singleOnly, true);
	assert.equal(of({ product_qty: 0 }).singleOnly, false);
});
