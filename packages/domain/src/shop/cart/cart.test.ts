import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	type Cart,
	type CartAction,
	type CartProduct,
	cartChanges,
	cartItemCount,
	cartTotalTenge,
	changeCart,
	chosenLines,
	EMPTY_CART,
	mostOf,
	parseCart,
} from './cart.ts';

const mouse: CartProduct = {
	id: 1,
	categoryId: 5,
	picture: 'mouse.webp',
	name: 'Mouse',
	priceTenge: 29_000,
	salePriceTenge: undefined,
	unitFactor: 1,
	stock: 5,
	limit: undefined,
	singleOnly: false,
};
const cable: CartProduct = { ...mouse, id: 2, priceTenge: 1250, salePriceTenge: 999, unitFactor: 10 };

const after = (...actions: CartAction[]): Cart => actions.reduce(changeCart, EMPTY_CART);
const times = (count: number, action: CartAction) => Array.from({ length: count }, () => action);
const more: CartAction = { type: 'increase', productId: 1 };
const less: CartAction = { type: 'decrease', productId: 1 };
const quantities = (cart: Cart) => cart.lines.map(({ quantity }) => quantity);

describe('the cart', () => {
	test('CART-01 adding puts one piece in; adding again changes nothing', () => {
		const cart = after({ type: 'add', product: mouse }, more, { type: 'add', product: mouse });
		assert.deepEqual(quantities(cart), [2]);
	});

	test('CARD-03 what is sold out cannot be added', () => {
		assert.deepEqual(after({ type: 'add', product: { ...mouse, stock: 0 } }), EMPTY_CART);
	});

	test('CART-01 remove, restore to the same place, clear', () => {
		const both = after({ type: 'add', product: mouse }, { type: 'add', product: cable });
		const removed = changeCart(both, { type: 'remove', productId: 1 });
		assert.deepEqual(removed.lines, [{ product: cable, quantity: 1 }]);
		const line = { product: mouse, quantity: 1 };
		const restored = changeCart(removed, { type: 'restore', line, index: 0 });
		assert.deepEqual(restored, both);
		assert.deepEqual(changeCart(restored, { type: 'restore', line, index: 0 }), both);
		assert.deepEqual(changeCart(both, { type: 'clear' }), EMPTY_CART, 'cleared, not ordered');
	});

	test('CART-01 checkout empties the cart and says so until the next change; the checked flag is set by itself', () => {
		const ordered = after(
			{ type: 'add', product: mouse },
			{ type: 'setChecked', checked: true },
			{ type: 'checkout' },
		);
		assert.deepEqual(ordered, { lines: [], checkedOut: true, checked: false });
		assert.equal(changeCart(ordered, { type: 'add', product: mouse }).checkedOut, false);
	});

	test('CART-01 the checked flag is set and taken back, and the goods stay', () => {
		const filled = after({ type: 'add', product: mouse });
		const checked = changeCart(filled, { type: 'setChecked', checked: true });
		assert.deepEqual(checked, { ...filled, checked: true });
		assert.deepEqual(changeCart(checked, { type: 'setChecked', checked: false }), filled);
	});

	test('CART-01 a line left for later stays in the cart, counts as there and costs nothing now', () => {
		const both = after({ type: 'add', product: mouse }, { type: 'add', product: cable });
		const later = changeCart(both, { type: 'choose', productId: 1, chosen: false });
		assert.equal(cartTotalTenge(both), 29_000 + 9990);
		assert.equal(cartTotalTenge(later), 9990);
		assert.equal(cartItemCount(later), 2);
		assert.deepEqual(chosenLines(later), [{ product: cable, quantity: 1 }]);
		const fresh = { ...mouse, stock: 3, singleOnly: true };
		for (const refresh of [
			{ type: 'update', product: fresh },
			{ type: 'update', product: { ...fresh, singleOnly: false } },
			{ type: 'updateAll', products: [fresh] },
		] as const)
			assert.equal(changeCart(later, refresh).lines[0]?.forLater, true, 'a refresh leaves the choice alone');
		assert.deepEqual(parseCart(later), later);
		assert.equal(parseCart({ ...later, lines: [{ ...later.lines[0], forLater: 'yes' }] }), undefined);
		const again = changeCart(later, { type: 'choose', productId: 1, chosen: true });
		assert.equal(cartTotalTenge(again), cartTotalTenge(both));
	});

	test('CART-06 CARD-02 increase stops at the stock and at the limit, decrease at one', () => {
		const add: CartAction = { type: 'add', product: mouse };
		assert.deepEqual(quantities(after(add, ...times(9, more))), [5]);
		assert.deepEqual(quantities(after(add, less, less)), [1]);
		const limited = { ...mouse, limit: 2 };
		assert.deepEqual(quantities(after({ type: 'add', product: limited }, ...times(9, more))), [2]);
		const single = { ...mouse, singleOnly: true };
		assert.deepEqual(quantities(after({ type: 'add', product: single }, more)), [1]);
	});

	test('CART-01 increase adds one piece, decrease takes one away, and both leave other lines alone', () => {
		const both = after({ type: 'add', product: mouse }, { type: 'add', product: cable });
		const three = [more, more].reduce(changeCart, both);
		assert.deepEqual(quantities(three), [3, 1]);
		assert.deepEqual(quantities(changeCart(three, less)), [2, 1]);
	});

	test('CARD-02 why no more can be taken', () => {
		assert.deepEqual(mostOf(mouse), { quantity: 5, because: 'stock' });
		assert.deepEqual(mostOf({ ...mouse, limit: 2 }), { quantity: 2, because: 'limit' });
		assert.deepEqual(mostOf({ ...mouse, limit: 5 }), { quantity: 5, because: 'stock' });
		assert.deepEqual(mostOf({ ...mouse, limit: 9 }), { quantity: 5, because: 'stock' });
		assert.deepEqual(mostOf({ ...mouse, singleOnly: true }), { quantity: 1, because: 'limit' });
	});

	test('CART-02 an update caps to stock, then to the limit; goods sold one by one go to one', () => {
		const five = after({ type: 'add', product: mouse }, ...times(4, more));
		for (const [fresh, quantity] of [
			[{ ...mouse, stock: 3 }, 3],
			[{ ...mouse, stock: 0 }, 0],
			[{ ...mouse, stock: 9 }, 5],
			[{ ...mouse, stock: 9, limit: 2 }, 2],
			[{ ...mouse, stock: 9, singleOnly: true }, 1],
			[{ ...mouse, priceTenge: 100, salePriceTenge: 90, unitFactor: 2 }, 5],
		] as const) {
			assert.deepEqual(changeCart(five, { type: 'update', product: fresh }).lines, [
				{ product: fresh, quantity },
			]);
		}
	});

	test('CART-03 update-all refreshes without capping; what the server no longer names stays', () => {
		const five = after({ type: 'add', product: mouse }, ...times(4, more), { type: 'add', product: cable });
		const fresh = { ...mouse, stock: 2, priceTenge: 5 };
		assert.deepEqual(changeCart(five, { type: 'updateAll', products: [fresh] }).lines, [
			{ product: fresh, quantity: 5 },
			{ product: cable, quantity: 1 },
		]);
		const single = { ...mouse, singleOnly: true };
		assert.deepEqual(quantities(changeCart(five, { type: 'updateAll', products: [single] })), [1, 1]);
	});

	test('CART-04 total = Σ price × quantity × unit, at the sale price on sale; count = Σ quantities', () => {
		const cart = after({ type: 'add', product: mouse }, more, { type: 'add', product: cable });
		assert.equal(cartTotalTenge(cart), 2 * 29_000 + 999 * 10);
		assert.equal(cartItemCount(cart), 3);
	});

	test('AUTH-08 what was kept is taken only if it is a cart', () => {
		const cart = after({ type: 'add', product: mouse }, { type: 'add', product: cable });
		assert.deepEqual(parseCart(JSON.parse(JSON.stringify(cart))), JSON.parse(JSON.stringify(cart)));
		const withProduct = (changes: object) => ({
			lines: [{ product: { ...mouse, ...changes }, quantity: 1 }],
		});
		assert.deepEqual(parseCart(withProduct({ limit: 2, salePriceTenge: 1, stock: 0 }))?.lines.length, 1);
		assert.deepEqual(parseCart({ lines: [], checkedOut: true, checked: true }), {
			lines: [],
			checkedOut: true,
			checked: true,
		});
		assert.deepEqual(parseCart({ lines: [], checkedOut: 'yes', checked: 1 }), EMPTY_CART);
		for (const kept of [
			undefined,
			null,
			7,
			'cart',
			{},
			{ lines: 'x' },
			{ lines: [null] },
			{ lines: [{ quantity: 1 }] },
			{ lines: [{ product: mouse, quantity: -1 }] },
			{ lines: [{ product: mouse, quantity: 1.5 }] },
			...[{ name: 1 }, { picture: 1 }, { id: -1 }, { categoryId: '5' }, { priceTenge: '1' }].map(withProduct),
			...[{ unitFactor: null }, { stock: 0.5 }, { salePriceTenge: '1' }, { limit: '2' }].map(withProduct),
			{ lines: [...cart.lines, null] },
		])
			assert.equal(parseCart(kept), undefined);
	});

	test('CART-02 what a refresh changed is said line by line', () => {
		const before = after({ type: 'add', product: mouse }, more, { type: 'add', product: cable });
		const changes = (...products: CartProduct[]) =>
			cartChanges(
				before,
				products.map((product): CartAction => ({ type: 'update', product })).reduce(changeCart, before),
			);
		assert.deepEqual(changes(mouse, cable), []);
		assert.deepEqual(changes({ ...mouse, stock: 1, priceTenge: 30_000 }), [
			{ productId: 1, code: 'quantity' },
			{ productId: 1, code: 'price' },
		]);
		assert.deepEqual(changes({ ...mouse, stock: 0 }), [{ productId: 1, code: 'sold_out' }]);
		const soldOut = changeCart(before, { type: 'update', product: { ...mouse, stock: 0 } });
		assert.deepEqual(cartChanges(soldOut, soldOut), [], 'said once');
		assert.deepEqual(changes({ ...cable, unitFactor: 5 }), [{ productId: 2, code: 'price' }]);
		assert.deepEqual(cartChanges(EMPTY_CART, before), [], 'a line that is new is no change');
	});
});
