import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cart, changeCart, EMPTY_CART } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { productWire } from '../../testing/product-wire.ts';
import { canOrder, orderBody, orderedItems } from './order-body.ts';
import { type CheckoutDraft, EMPTY_DRAFT } from './read-checkout-draft.ts';

function cartOf(...products: ReturnType<typeof productWire>[]): Cart {
	return products.reduce(
		(cart, product) => changeCart(cart, { type: 'add', product: cartProduct(product, 'ru') }),
		EMPTY_CART,
	);
}

const CART = changeCart(cartOf(productWire({ p_id: 1 }), productWire({ p_id: 2 })), {
	type: 'update',
	product: cartProduct(productWire({ p_id: 2, p_quantity: 0 }), 'ru'),
});
const QUOTE = { items: [], changes: [], subtotal: 100, delivery_price: 20, total: 120.5, problems: [] };
const DRAFT: CheckoutDraft = {
	...EMPTY_DRAFT,
	name: ' Aman ',
	phone: '1234567',
	regionId: 1,
	districtId: 7,
	address: ' Parahat 7 ',
	slot: { date: '2026-11-17', id: 4 },
	changeFrom: '500',
	note: ' call ',
};

test('ORDER-02 what is sold out stays in the cart and is not ordered', () => {
	assert.equal(CART.lines.length, 2);
	assert.deepEqual(orderedItems(CART), [{ p_id: 1, quantity: 1 }]);
	assert.equal(canOrder(undefined), false);
	assert.equal(canOrder(QUOTE), false, 'nothing of it can be had');
	assert.equal(canOrder({ ...QUOTE, items: [{ ...productWire({ p_id: 1 }), quantity: 1 }] }), true);
});

test('CART-01 only chosen lines are ordered', () => {
	const both = cartOf(productWire({ p_id: 1 }), productWire({ p_id: 2 }));
	const later = changeCart(both, { type: 'choose', productId: 1, chosen: false });
	assert.deepEqual(orderedItems(later), [{ p_id: 2, quantity: 1 }]);
});

test('ORDER-01 an order by courier names its place, its hour and the note to be changed', () => {
	assert.deepEqual(orderBody(DRAFT, CART, QUOTE), {
		items: [{ p_id: 1, quantity: 1 }],
		delivery: 'courier',
		region_id: 1,
		district_id: 7,
		address: 'Parahat 7',
		slot: { date: '2026-11-17', id: 4 },
		payment: 'cash',
		change_from: 500,
		name: 'Aman',
		phone: '1234567',
		note: 'call',
		expected_total: 120.5,
	});
});

test('ORDER-01 nothing is sent that the chosen delivery or payment has no use for', () => {
	for (const [changes, left] of [
		[{ delivery: 'express' }, ['slot']],
		[{ payment: 'terminal' }, ['change_from']],
		[{ changeFrom: '' }, ['change_from']],
		[{ delivery: 'pickup' }, ['region_id', 'district_id', 'slot']],
		[{ districtId: undefined }, ['district_id']],
	] as const satisfies [Partial<CheckoutDraft>, string[]][]) {
		const body = orderBody({ ...DRAFT, ...changes }, CART, QUOTE);
		for (const key of left) assert.ok(!(key in body), `${JSON.stringify(changes)}: ${key}`);
	}
	assert.equal(orderBody({ ...DRAFT, delivery: 'pickup' }, CART, QUOTE).address, '');
});
