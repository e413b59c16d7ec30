import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';
import { cardHighlights } from './card-highlights.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, '');

test('CAT-02 LIGHT-04 up to four attributes are named, the most telling ones, none that the name says already', async (t) => {
	const { db } = await openTestShop(t);
	const products = await db.selectFrom('products').select(['id', 'name_en']).execute();
	const highlights = await cardHighlights(
		db,
		products.map(({ id }) => id),
	);
	let told = 0;
	for (const { id, name_en } of products) {
		const shown = highlights.get(id) ?? [];
		assert.ok(shown.length <= 4, name_en);
		if (shown.length >= 2) told += 1;
		for (const { value_en } of shown) {
			assert.ok(!plain(name_en).includes(plain(value_en)), `${name_en}: ${value_en}`);
			assert.notEqual(value_en, 'No');
		}
	}
	// Simple goods such as cables have few attributes that their name does not say.
	assert.ok(told > products.length * 0.7, `${told} of ${products.length} have two or more`);
	assert.deepEqual(await cardHighlights(db, []), new Map());
});
