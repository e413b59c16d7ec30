import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestShop } from '../../testing/test-shop.ts';
import { cardHighlights } from './card-highlights.ts';

test('CAT-02 a card names two or three attributes, the most telling ones, none that the name says already', async (t) => {
	const { db } = await openTestShop(t);
	const products = await db.selectFrom('products').select(['id', 'name_en']).execute();
	const highlights = await cardHighlights(
		db,
		products.map(({ id }) => id),
	);
	let told = 0;
	for (const { id, name_en } of products) {
		const shown = highlights.get(id) ?? [];
		assert.ok(shown.length <= 3, name_en);
		if (shown.length >= 2) told += 1;
		for (const { value_en } of shown) {
			assert.ok(!name_en.includes(value_en), `${name_en}: ${value_en}`);
			assert.notEqual(value_en, 'No');
		}
	}
	assert.ok(told > products.length * 0.8, `${told} of ${products.length} have two or more`);
	assert.deepEqual(await cardHighlights(db, []), new Map());
});
