import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	type Cart,
	type CartProduct,
	cartChanges,
	changeCart,
	EMPTY_CART,
} from '@dukan/domain/shop/cart/cart.ts';
import { refreshActions } from './refresh-actions.ts';

const product = (id: number, fields: Partial<CartProduct> = {}): CartProduct => ({
	id,
	categoryId: 1,
	picture: 'p.jpg',
	name: `Product ${id}`,
	priceTenge: 100_00,
	salePriceTenge: undefined,
	unitFactor: 1,
	stock: 10,
	limit: undefined,
	singleOnly: false,
	...fields,
});

const cart: Cart = {
	...EMPTY_CART,
	lines: [
		{ product: product(1), quantity: 3 },
		{ product: product(2), quantity: 5 },
	],
};

test('CART-03 the whole cart is refreshed at once: prices and stock of every line', () => {
	const fresh = [product(1, { priceTenge: 90_00 }), product(2, { stock: 7 })];
	const actions = refreshActions(cart, fresh);
	assert.deepEqual(
		actions.map(({ type }) => type),
		['updateAll'],
	);
	const after = actions.reduce(changeCart, cart);
	assert.deepEqual(
		after.lines.map(({ product: { priceTenge, stock }, quantity }) => [priceTenge, stock, quantity]),
		[
			[90_00, 10, 3],
			[100_00, 7, 5],
		],
	);
});

test('CART-02 a line that holds more than can be had is capped after it', () => {
	const after = refreshActions(cart, [product(1), product(2, { stock: 2 })]).reduce(changeCart, cart);
	assert.deepEqual(
		after.lines.map(({ quantity }) => quantity),
		[3, 2],
	);
});

test('CART-02 of what was sold out and is back there is one piece again, and nothing is said to be reduced', () => {
	const refresh = (state: Cart, stock: number) =>
		refreshActions(state, [product(1, { stock }), product(2)]).reduce(changeCart, state);
	const soldOut = refresh(cart, 0);
	const back = refresh(soldOut, 4);
	const quantities = [cart, soldOut, back, refresh(back, 4)].map(({ lines }) => lines[0]?.quantity);
	assert.deepEqual(quantities, [3, 0, 1, 1]);
	assert.deepEqual(cartChanges(soldOut, back), []);
});
