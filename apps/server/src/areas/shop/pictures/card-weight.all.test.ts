import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyDemoPictures } from '../../../commands/demo/fill-catalogue.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/** The largest size of a card picture in the demo. */
const MAX_CARD_BYTES = 12 * 1024;

test('every card picture weighs at most 12 KB', async (t) => {
	const { app, db, config } = await openTestShop(t);
	await copyDemoPictures(config.dataDir);
	// Takes one product of each sub-category, because checking every picture would take a minute.
	const files = await db
		.selectFrom('product_pictures')
		.innerJoin('products', 'products.id', 'product_pictures.product_id')
		.where('position', '=', 1)
		.distinctOn('subcategory_id')
		.orderBy('subcategory_id')
		.orderBy('products.id')
		.select('file')
		.execute();
	assert.ok(files.length > 60, String(files.length));
	for (const { file: name } of files) {
		const { rawPayload } = await app.inject(`/images/products/${name}?w=480`);
		assert.ok(rawPayload.length <= MAX_CARD_BYTES, `${name}: ${rawPayload.length} bytes`);
	}
});
