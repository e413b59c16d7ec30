import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { manatFromTenge, tengeFromManat } from '../../base/money/money.ts';
import { cartTotalTenge } from '../../shop/cart/cart.ts';
import {
	availableLines,
	DELIVERY_KINDS,
	deliveryPriceTenge,
	MAX_ORDER_LINES,
	MAX_QUANTITY,
	missedMinimum,
	type OrderedProduct,
	subtotalTenge,
} from './quote.ts';

const ids = fc.integer({ min: 1, max: 12 });
const product: fc.Arbitrary<OrderedProduct> = fc.record({
	id: ids,
	categoryId: fc.integer({ min: 1, max: 3 }),
	effectivePriceTenge: fc.integer({ min: 1, max: 100_000_000 }),
	stock: fc.integer({ min: 0, max: MAX_QUANTITY }),
	limit: fc.option(fc.integer({ min: 1, max: MAX_QUANTITY }), { nil: undefined }),
	singleOnly: fc.boolean(),
});
const stock = fc
	.uniqueArray(product, { selector: ({ id }) => id, maxLength: 10 })
	.map((products) => new Map(products.map((one) => [one.id, one])));
const asked = fc.uniqueArray(
	fc.record({ productId: ids, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
	{ selector: ({ productId }) => productId, maxLength: MAX_ORDER_LINES },
);
const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const prices = fc.record({
	priceTenge: fc.integer({ min: 0, max: 100_000 }),
	freeFromTenge: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
	expressPriceTenge: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
});

test('ORDER-02 no one gets more than asked for, than there is, or than one order may hold; every cut is told, and only cuts are', () => {
	fc.assert(
		fc.property(asked, stock, (items, products) => {
			const { lines, changes } = availableLines(items, products);
			for (const { productId, quantity } of items) {
				const line = lines.find((one) => one.product.id === productId);
				const change = changes.find((one) => one.productId === productId);
				const had = line?.quantity ?? 0;
				assert.equal(change === undefined, had === quantity);
				if (change) assert.deepEqual([change.from, change.to], [quantity, had]);
				if (!line) continue;
				assert.ok(had >= 1 && had <= line.product.stock);
				assert.ok(had <= (line.product.limit ?? had) && (!line.product.singleOnly || had === 1));
			}
			assert.equal(lines.length + changes.filter(({ to }) => to === 0).length, items.length);
		}),
	);
});

test('ORDER-02 asking for what was offered changes nothing more', () => {
	fc.assert(
		fc.property(asked, stock, (items, products) => {
			const { lines } = availableLines(items, products);
			const again = lines.map((line) => ({ productId: line.product.id, quantity: line.quantity }));
			assert.deepEqual(availableLines(again, products), { lines, changes: [] });
		}),
	);
});

test('ORDER-02 CART-04 goods plus delivery is exact to the tenge, on the wire too, and equal to what the cart shows', () => {
	fc.assert(
		fc.property(asked, stock, fc.constantFrom(...DELIVERY_KINDS), prices, (items, products, kind, terms) => {
			const { lines } = availableLines(items, products);
			const goodsTenge = subtotalTenge(lines);
			const exact = lines.reduce(
				(sum, line) => sum + BigInt(line.product.effectivePriceTenge) * BigInt(line.quantity),
				0n,
			);
			assert.equal(BigInt(goodsTenge), exact);
			const totalTenge = goodsTenge + deliveryPriceTenge(kind, goodsTenge, terms);
			assert.equal(tengeFromManat(manatFromTenge(totalTenge)), totalTenge);
			const cartLines = lines.map(({ product: sold, quantity }) => ({
				product: {
					...sold,
					picture: '',
					name: '',
					unitFactor: 1,
					priceTenge: sold.effectivePriceTenge,
					salePriceTenge: undefined,
				},
				quantity,
			}));
			assert.equal(cartTotalTenge({ lines: cartLines, checkedOut: false, checked: false }), goodsTenge);
		}),
	);
});

test('ORDER-02 more goods never raise the price of delivery; delivery is free exactly from the threshold on', () => {
	fc.assert(
		fc.property(amount, amount, prices, (a, b, terms) => {
			const [less, more] = [Math.min(a, b), Math.max(a, b)];
			assert.ok(
				deliveryPriceTenge('courier', more, terms) <= deliveryPriceTenge('courier', less, terms) ||
					terms.priceTenge === 0,
			);
			if (terms.freeFromTenge === undefined) return;
			assert.equal(deliveryPriceTenge('courier', terms.freeFromTenge, terms), 0);
			assert.equal(deliveryPriceTenge('courier', terms.freeFromTenge - 1, terms), terms.priceTenge);
		}),
	);
});

test('ORDER-03 a missed minimum is one that the order really misses, and the largest of them', () => {
	const minimums = fc.array(
		fc.record({
			categoryId: fc.integer({ min: 1, max: 3 }),
			amountTenge: fc.integer({ min: 1, max: 1_000_000_000 }),
		}),
		{ maxLength: 4 },
	);
	fc.assert(
		fc.property(asked, stock, minimums, (items, products, asks) => {
			const { lines } = availableLines(items, products);
			const missed = missedMinimum(lines, asks);
			const all = asks.filter(
				({ categoryId, amountTenge }) =>
					subtotalTenge(lines) < amountTenge && lines.some((line) => line.product.categoryId === categoryId),
			);
			assert.equal(missed?.amountTenge ?? 0, Math.max(0, ...all.map(({ amountTenge }) => amountTenge)));
		}),
	);
});
