import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cart, changeCart, chosenLines, EMPTY_CART } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';
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
	const { actions, missing } = orderAgain(order, { rows, cart: EMPTY_CART, language: 'tm' });
	const cart = actions.reduce(changeCart, EMPTY_CART);
	assert.deepEqual(
		cart.lines.map(({ product, quantity }) => [product.id, quantity]),
		[
			[1, 3],
			[2, 2],
		],
	);
	assert.deepEqual(missing, ['Product 3 tm', 'Product 4 tm']);
	assert.deepEqual(orderAgain(order, { rows: [], cart: EMPTY_CART, language: 'en' }).actions, []);
});

test('ORDER-06 PRICE-03 order again: what is in the cart already counts, what was for later is ordered, a gift is not bought', () => {
	const gift = { p_id: 3, p_name_en: 'g', p_name_ru: 'g', p_name_tm: 'g', price: 100 };
	const names = { name_en: 'n', name_ru: 'n', name_tm: 'n' };
	const sums = { discount: 100, delivery_discount: 0 };
	const promo = { id: 1, kind: 'gift' as const, ...names, ...sums, by_code: false, gift };
	const items = [item(1, 3), item(2, 2), item(3, 1)];
	const rows = [1, 2, 3].map((p_id) => productWire({ p_id }));
	const press = (cart: Cart, order: Parameters<typeof orderAgain>[0]) =>
		orderAgain(order, { rows, cart, language: 'ru' }).actions.reduce(changeCart, cart);
	const quantities = ({ lines }: Cart) => lines.map(({ product, quantity }) => [product.id, quantity]);
	const bought = [
		[1, 3],
		[2, 2],
	];
	const once = press(EMPTY_CART, { items, promo });
	assert.deepEqual(quantities(once), bought);
	assert.deepEqual(quantities(press(once, { items, promo })), bought, 'pressed twice');
	const later = changeCart(once, { type: 'choose', productId: 1, chosen: false });
	assert.equal(chosenLines(press(later, { items, promo })).length, 2);
	const soldOut = productWire({ p_id: 1, p_quantity: 0 });
	const wasGone = changeCart(once, { type: 'update', product: cartProduct(soldOut, 'ru') });
	assert.deepEqual(quantities(press(wasGone, { items, promo })), bought, 'back in stock');
	assert.deepEqual(
		quantities(press(EMPTY_CART, { items: [item(3, 3)], promo })),
		[[3, 2]],
		'bought and given as well',
	);
});
