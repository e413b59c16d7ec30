import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeCart, EMPTY_CART } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { productWire } from '../../testing/product-wire.ts';
import { freshProducts } from './fresh-products.ts';

test('CART-02 every line learns its product as it is now; what the shop has no more is sold out', () => {
	const cart = [1, 2].reduce(
		(state, p_id) => changeCart(state, { type: 'add', product: cartProduct(productWire({ p_id }), 'ru') }),
		EMPTY_CART,
	);
	const rows = [productWire({ p_id: 1, p_price_1: 5, p_quantity: 1 })];
	const fresh = freshProducts(cart, { asked: [1, 2], rows }, 'tm');
	assert.deepEqual(
		fresh.map(({ id, name, priceTenge, stock }) => [id, name, priceTenge, stock]),
		[
			[1, 'Product 1 tm', 500, 1],
			[2, 'Product 2 ru', 10_000, 0],
		],
	);
});

test('CART-02 what is put in while the shop is asked is not sold out', () => {
	const cart = [1, 2].reduce(
		(state, p_id) => changeCart(state, { type: 'add', product: cartProduct(productWire({ p_id }), 'ru') }),
		EMPTY_CART,
	);
	const fresh = freshProducts(cart, { asked: [1], rows: [productWire({ p_id: 1 })] }, 'ru');
	assert.deepEqual(
		fresh.map(({ id }) => id),
		[1],
	);
});
