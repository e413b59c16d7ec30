import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	type Cart,
	type CartAction,
	type CartProduct,
	cartChanges,
	cartItemCount,
	cartTotalTenge,
	changeCart,
	EMPTY_CART,
	lineTotalTenge,
	mostOf,
	parseCart,
} from './cart.ts';

/** The ids are few, so that several actions concern the same product. */
const ids = fc.integer({ min: 1, max: 4 });
const product: fc.Arbitrary<CartProduct> = fc.record({
	id: ids,
	categoryId: fc.integer({ min: 1, max: 16 }),
	picture: fc.constant('a.webp'),
	name: fc.string({ maxLength: 5 }),
	priceTenge: fc.integer({ min: 1, max: 10_000_000 }),
	salePriceTenge: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined }),
	unitFactor: fc.constantFrom(1, 4, 10),
	stock: fc.integer({ min: 0, max: 6 }),
	limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
	singleOnly: fc.boolean(),
});
const action: fc.Arbitrary<CartAction> = fc.oneof(
	fc.record({ type: fc.constant('add' as const), product }),
	fc.record({ type: fc.constantFrom('remove' as const, 'increase', 'decrease'), productId: ids }),
	fc.record({ type: fc.constant('update' as const), product }),
	fc.record({ type: fc.constant('updateAll' as const), products: fc.array(product, { maxLength: 4 }) }),
	fc.record({ type: fc.constantFrom('clear' as const, 'checkout') }),
	fc.record({ type: fc.constant('setChecked' as const), checked: fc.boolean() }),
);
const carts = fc
	.array(action, { maxLength: 30 })
	.map((actions): Cart => actions.reduce(changeCart, EMPTY_CART));

test('CART-01 CART-04 whatever is done to a cart: one line a product, whole quantities, and totals that are the sum of the lines', () => {
	fc.assert(
		fc.property(carts, (cart) => {
			const lineIds = cart.lines.map((line) => line.product.id);
			assert.equal(new Set(lineIds).size, lineIds.length);
			let totalTenge = 0n;
			let count = 0;
			for (const { product: sold, quantity } of cart.lines) {
				assert.ok(Number.isSafeInteger(quantity) && quantity >= 0);
				totalTenge +=
					BigInt(sold.salePriceTenge ?? sold.priceTenge) * BigInt(sold.unitFactor) * BigInt(quantity);
				count += quantity;
			}
			assert.equal(BigInt(cartTotalTenge(cart)), totalTenge);
			assert.equal(
				cart.lines.reduce((sum, line) => sum + lineTotalTenge(line), 0),
				cartTotalTenge(cart),
			);
			assert.equal(cartItemCount(cart), count);
		}),
	);
});

test('CART-06 CARD-02 plus never goes over stock or limit, minus never under one, and neither touches another line', () => {
	fc.assert(
		fc.property(carts, ids, (cart, productId) => {
			const find = (state: Cart) => state.lines.find((line) => line.product.id === productId);
			const others = (state: Cart) => state.lines.filter((line) => line.product.id !== productId);
			const before = find(cart);
			for (const type of ['increase', 'decrease'] as const) {
				const changed = changeCart(cart, { type, productId });
				assert.deepEqual(others(changed), others(cart));
				const quantity = find(changed)?.quantity;
				if (!before || quantity === undefined) continue;
				if (type === 'increase') {
					assert.ok(quantity === before.quantity || quantity === before.quantity + 1);
					assert.ok(quantity === before.quantity || quantity <= mostOf(before.product).quantity);
				} else assert.ok(quantity === before.quantity || (quantity === before.quantity - 1 && quantity >= 1));
			}
		}),
	);
});

test('CART-02 after an update no line holds more than there is or than one order may, and doing it again changes nothing', () => {
	fc.assert(
		fc.property(carts, product, (cart, fresh) => {
			const once = changeCart(cart, { type: 'update', product: fresh });
			const line = once.lines.find(({ product: { id } }) => id === fresh.id);
			if (line) {
				assert.deepEqual(line.product, fresh);
				assert.ok(fresh.singleOnly ? line.quantity === 1 : line.quantity <= mostOf(fresh).quantity);
			}
			const twice = changeCart(once, { type: 'update', product: fresh });
			assert.deepEqual(twice, once);
			assert.deepEqual(cartChanges(once, twice), []);
		}),
	);
});

test('CART-01 what is removed can be put back: the cart is as before', () => {
	fc.assert(
		fc.property(carts, fc.nat(), (cart, pick) => {
			const index = cart.lines.length === 0 ? 0 : pick % cart.lines.length;
			const line = cart.lines[index];
			if (!line) return;
			const removed = changeCart(cart, { type: 'remove', productId: line.product.id });
			assert.deepEqual(changeCart(removed, { type: 'restore', line, index }).lines, cart.lines);
		}),
	);
});

test('AUTH-08 every cart survives being kept; whatever else is kept is a cart or nothing, never an error', () => {
	fc.assert(
		fc.property(carts, (cart) =>
			assert.deepEqual(parseCart(JSON.parse(JSON.stringify(cart))), JSON.parse(JSON.stringify(cart))),
		),
	);
	fc.assert(
		fc.property(fc.jsonValue(), fc.jsonValue(), (kept, lines) => {
			parseCart(kept);
			const parsed = parseCart({ lines: [lines] });
			assert.ok(parsed === undefined || Number.isSafeInteger(cartTotalTenge(parsed)));
		}),
	);
});
