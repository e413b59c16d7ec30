import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalogue } from './build-catalogue.ts';
import { demoFamilies } from './demo-families.ts';

test('CHOOSE-01 the demo shop has families of several kinds, told apart by what shoppers choose', () => {
	const { products } = buildCatalogue();
	const families = demoFamilies(products);
	const all = families.flatMap(({ productIds }) => productIds);
	const members = products.filter(({ id }) => all.includes(id));
	assert.ok(families.length >= 15, String(families.length));
	assert.equal(new Set(families.map(({ code }) => code)).size, families.length, 'codes are unique');
	assert.equal(new Set(all).size, all.length, 'a product is of one family');
	assert.ok(new Set(members.map(({ categoryId }) => categoryId)).size >= 5);
	assert.ok(
		members.some(({ stock }) => stock === 0),
		'one variant is sold out',
	);
	assert.ok(families.every(({ attributeKeys }) => attributeKeys.length > 0));
});
