import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeCart, EMPTY_CART } from '@dukan/domain/cart/cart.ts';
import { productWire } from '../../testing/product-wire.ts';
import { orderAgain } from './order-again.ts';

const item = (p_id: number, quantity: number) => ({
	...productWire({ p_id }),
	price: 100,
	sum: 100 * quantity,
	quantity,
});

test('ORDER-06 order again: as many as before, no more than there are, and the names of what is gone', () => {
	const order = { items: [item(1, 3), item(2, 5), item(3, 1), item(4, 1)] };
	const rows = [
		productWire({ p_id: 1 }),
		productWire({ p_id: 2, p_quantity: 2 }),
		productWire({ p_id: 3, p_quantity: 0 }),
	];
	const { actions, missing } = orderAgain(order, rows, 'tm');
	const cart = actions.reduce(changeCart, EMPTY_CART);
	assert.deepEqual(
		cart.lines.map(({ product, quantity }) => [product.id, quantity]),
		[
			[1, 3],
			[2, 2],
		],
	);
	assert.deepEqual(missing, ['Product 3 tm', 'Product 4 tm']);
	assert.deepEqual(orderAgain(order, [], 'en').actions, []);
});
