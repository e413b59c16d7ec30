import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { DemoProduct } from './catalogue-types.ts';
import { demoPlan } from './plan.ts';
import { discountPercent } from './product-price.ts';
import { meetsSmartRule } from './smart-categories.ts';

const catalogue = buildCatalogue();
const { products } = catalogue;
const count = (allowed: (product: DemoProduct) => boolean) => products.filter(allowed).length;
const subcategories = demoPlan.categories.flatMap((category) => category.subcategories);

test('two builds are the same', () => {
	assert.deepEqual(buildCatalogue(), catalogue);
});

test('the plan is filled exactly: 600 products with ids 1 to 600, each sub-category with its number', () => {
	assert.deepEqual(
		products.map((p) => p.id),
		Array.from({ length: 600 }, (_, at) => at + 1),
	);
	for (const { id, products: planned } of subcategories)
		assert.equal(
			count((p) => p.subcategoryId === id),
			planned,
		);
	assert.equal(catalogue.brands.length, 50);
	assert.equal(catalogue.categories.length, 16);
	assert.equal(catalogue.subcategories.length, 75);
	assert.equal(catalogue.smartCategories.length, 12);
	assert.equal(catalogue.regions.length, 7);
	assert.equal(catalogue.districts.length, 81);
});

test('ids are grouped by category, and sub-categories alternate inside it', () => {
	const order = products.map((p) => p.categoryId);
	assert.deepEqual(
		order,
		order.toSorted((a, b) => a - b),
	);
	for (const category of demoPlan.categories) {
		const first = products.filter((p) => p.categoryId === category.id).slice(0, 5);
		assert.ok(new Set(first.map((p) => p.subcategoryId)).size >= 3, category.name.en);
		assert.ok(new Set(first.map((p) => p.brandId)).size >= 3, category.name.en);
		assert.ok(first.every((p) => p.stock > 0 && p.hasPicture));
	}
});

test('the planned shares are met', () => {
	assert.equal(
		count((p) => p.isNew),
		72,
	);
	assert.equal(
		count((p) => p.onSale),
		96,
	);
	assert.equal(
		count((p) => p.premium),
		30,
	);
	assert.equal(
		count((p) => p.limited),
		36,
	);
	assert.equal(
		count((p) => p.stock === 0),
		24,
	);
	assert.equal(
		count((p) => p.stock >= 1 && p.stock <= 3),
		72,
	);
	assert.equal(
		count((p) => p.singleOnly),
		6,
	);
	assert.equal(
		count((p) => !p.hasPicture),
		12,
	);
});

test('flags agree with each other', () => {
	const median = products.map((p) => p.priceTenge).toSorted((a, b) => a - b)[300] ?? 0;
	for (const p of products) {
		assert.equal(p.onSale, p.salePriceTenge !== null);
		assert.equal(p.limited, p.purchaseLimit > 0);
		if (p.limited) assert.ok(demoPlan.generation.productLimit.includes(p.purchaseLimit));
		if (p.isNew) assert.ok(p.stock > 0 && p.addedDaysAgo <= 20);
		else assert.ok(p.addedDaysAgo >= 21 && p.addedDaysAgo <= 400);
		if (p.premium || p.singleOnly) assert.ok(p.priceTenge > 3 * median && p.stock > 0);
		if (!p.hasPicture) assert.ok(!p.isNew && !p.onSale);
	}
});

test('GEN-04 prices are whole tenge inside the range of the sub-category', () => {
	const ranges = new Map(subcategories.map(({ id, priceTmt }) => [id, priceTmt]));
	for (const p of products) {
		const range = ranges.get(p.subcategoryId);
		assert.ok(range && Number.isInteger(p.priceTenge));
		assert.ok(p.priceTenge >= range.min * 100 && p.priceTenge <= range.max * 100, p.name.en);
	}
	assert.ok(count((p) => p.priceTenge % 100 !== 0) >= 50);
});

test('GEN-05 a sale price is lower by one of the planned percentages', () => {
	for (const { priceTenge, salePriceTenge } of products) {
		if (salePriceTenge === null) continue;
		assert.ok(Number.isInteger(salePriceTenge) && salePriceTenge < priceTenge);
		const percent = discountPercent(priceTenge, salePriceTenge);
		assert.ok(demoPlan.generation.saleDiscountPercent.includes(percent), String(percent));
	}
});

test('cable is sold by ten metres and batteries by four', () => {
	for (const p of products) {
		const expected = p.subcategoryId === 1406 ? 10 : p.subcategoryId === 1606 ? 4 : 1;
		assert.equal(p.unitFactor, expected);
	}
});

test('GEN-01 names are distinct in every language and not too long', () => {
	for (const language of LANGUAGES) {
		assert.equal(new Set(products.map((p) => p.name[language])).size, 600);
		for (const p of products) assert.ok(p.name[language].length <= 70, p.name[language]);
	}
});

test('smart categories hold goods: by their rule, or picked by hand', () => {
	for (const { name, rule, productIds } of catalogue.smartCategories) {
		const members = rule === null ? productIds.length : count((p) => meetsSmartRule(p, rule));
		assert.ok(members >= 8, `${name.en}: ${members}`);
	}
	const gifts = catalogue.smartCategories.find(({ rule }) => rule === null)?.productIds ?? [];
	assert.equal(new Set(gifts).size, 24);
	for (const id of gifts) assert.ok((products[id - 1]?.stock ?? 0) > 0);
});

test('GEN-10 stages 13 and 14 are not served; express is for served places of the city', () => {
	const closed = catalogue.districts.filter(({ delivery }) => !delivery).map(({ name }) => name.en);
	assert.deepEqual(closed, ['Stage 13', 'Stage 14']);
	for (const { express, delivery, zone } of catalogue.districts)
		assert.equal(express, delivery && zone === 'city');
});

test('CAT-02 no attribute value holds a comma, and numbers of many values have bounds for ranges', () => {
	for (const { key, type, values, rangeBounds } of catalogue.attributes) {
		for (const { value } of values) assert.doesNotMatch(value, /,/, key);
		const distinct = new Set(products.flatMap(({ attributes }) => attributes[key] ?? []));
		if (type === 'number' && distinct.size > 8) assert.ok(rangeBounds, key);
		if (rangeBounds)
			assert.deepEqual(
				rangeBounds,
				rangeBounds.toSorted((a, b) => a - b),
				key,
			);
	}
});
