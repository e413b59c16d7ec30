import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { cartChanges, changeCart, EMPTY_CART } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { productWire } from '../../testing/product-wire.ts';
import { quotedProducts } from './quoted-products.ts';

const lamp = productWire({ p_id: 1, p_price_1: 89.99 });
const cable = productWire({ p_id: 2, p_price_1: 1.35, product_unit: 10 });
const cart = [lamp, cable].reduce(
	(state, product) => changeCart(state, { type: 'add', product: cartProduct(product, 'ru') }),
	EMPTY_CART,
);

const quote = (changes: Partial<OrderQuoteWire>): OrderQuoteWire => ({
	items: [
		{ ...lamp, quantity: 1 },
		{ ...cable, quantity: 1 },
	],
	changes: [],
	subtotal: 103.49,
	delivery_price: 20,
	total: 123.49,
	problems: [],
	...changes,
});

/** Returns the cart's messages after the quote has updated the cart. */
const learnt = (told: OrderQuoteWire) => {
	const after = quotedProducts(cart, told, 'ru').reduce(
		(state, product) => changeCart(state, { type: 'update', product }),
		cart,
	);
	return cartChanges(cart, after).map(({ productId, code }) => `${productId} ${code}`);
};

test('ORDER-02 a quote that agrees to the tenge teaches the cart nothing', () => {
	assert.deepEqual(quotedProducts(cart, quote({}), 'ru'), []);
});

test('ORDER-03 CART-02 a price, a stock or a product that is gone: the line says which', () => {
	for (const [told, said] of [
		[
			quote({
				subtotal: 104.49,
				items: [
					{ ...lamp, p_price_1: 90.99, quantity: 1 },
					{ ...cable, quantity: 1 },
				],
			}),
			['1 price'],
		],
		[
			quote({
				items: [{ ...lamp, quantity: 1 }],
				subtotal: 89.99,
				changes: [{ p_id: 2, code: 'gone', from: 1, to: 0 }],
			}),
			['2 sold_out'],
		],
		[quote({ items: [], subtotal: 0, changes: [{ p_id: 99, code: 'gone', from: 1, to: 0 }] }), []],
	] as const)
		assert.deepEqual(learnt(told), said);
});
