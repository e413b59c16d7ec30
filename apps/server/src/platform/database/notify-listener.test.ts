import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { moveStock } from '../../areas/goods/stock/stock.queries.ts';
import { stockProducts } from '../../testing/shop-books.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';
import { NotifyListener } from './notify-listener.ts';

describe('changes are announced', async () => {
	const { db, databaseUrl, onClose } = await openTestShop({ after });
	const tags: string[] = [];
	const listener = new NotifyListener(databaseUrl, {
		onNotify: { shop_changes: (tag) => tags.push(tag) },
		onGap: () => {},
		onError: () => {},
	});
	onClose(() => listener.stop());
	await listener.start();

	/**
	 * Collects the tags of a change. A marker that is sent after the change shows that all of its notifications
	 * have arrived.
	 */
	async function tagsOf(change: () => Promise<unknown>): Promise<string[]> {
		tags.length = 0;
		await change();
		await sql`notify shop_changes, 'marker'`.execute(db);
		await until(() => tags.includes('marker'));
		return tags.filter((tag) => tag !== 'marker').toSorted();
	}

	test('R17 at the start a notification must arrive; where none does, one sentence names DATABASE_DIRECT_URL', async () => {
		await listener.requireNotifications();
		assert.equal(listener.isConnected, true);
		// This listener hears nothing, as behind a pooler in transaction mode, where another connection listens
		// than the one that asked to.
		const deaf = new NotifyListener(databaseUrl, { onNotify: {}, onGap: () => {}, onError: () => {} });
		await assert.rejects(deaf.requireNotifications({ timeoutMs: 300 }), /DATABASE_DIRECT_URL/);
	});

	test('a new price: the product, its category and all lists', async () => {
		const tags = await tagsOf(() =>
			db.updateTable('products').set({ price_tenge: 77_700 }).where('id', '=', 7).execute(),
		);
		assert.deepEqual(tags, ['category:1', 'product:7', 'products']);
	});

	test('a piece sold: the product alone, unless it was the last', async () => {
		await tagsOf(() => stockProducts(db, [7], 2));
		const sell = () => moveStock(db, [{ productId: 7, quantity: -1 }], { kind: 'sale' });
		assert.deepEqual(await tagsOf(sell), ['stock:7']);
		assert.deepEqual(await tagsOf(sell), ['category:1', 'product:7', 'products', 'stock:7']);
	});

	test('hundreds of products in two notifications; tens of thousands: everything', async () => {
		const tags = await tagsOf(() => db.updateTable('products').set({ premium: true }).execute());
		const counts = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.split(',').length);
		assert.deepEqual(counts.toSorted(), [100, 500]);
		const very = () =>
			sql`select announce_ids('product', array(select generate_series(1, 20001)))`.execute(db);
		assert.deepEqual(await tagsOf(very), ['everything']);
	});

	test('a picture: its product; an attribute, which lists count, also its lists', async () => {
		const picture = () =>
			db.deleteFrom('product_pictures').where('product_id', '=', 7).where('position', '=', 3).execute();
		assert.deepEqual(await tagsOf(picture), ['product:7']);
		const attribute = () =>
			db
				.updateTable('product_attributes')
				.set({ value_number: 24 })
				.where('product_id', '=', 7)
				.where('attribute_key', '=', 'warranty')
				.execute();
		assert.deepEqual(await tagsOf(attribute), ['category:1', 'product:7', 'products']);
	});

	test('a banner, a setting, a page: their table', async () => {
		assert.deepEqual(
			await tagsOf(() => db.updateTable('banners').set({ active: false }).where('id', '=', 1).execute()),
			['banners'],
		);
		assert.deepEqual(await tagsOf(() => db.deleteFrom('settings').where('key', '=', 'none').execute()), [
			'settings',
		]);
	});
});
