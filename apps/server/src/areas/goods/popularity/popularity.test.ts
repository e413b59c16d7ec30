import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { keepPastOrders, type PastOrder } from '../../../testing/sales-history.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('the default order of lists', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time, productViews } = shop;
	await db.deleteFrom('product_views').execute();
	const job = jobOf(shop, 'popularity');
	const ids = async (url: string): Promise<number[]> => {
		const rows: { p_id: number }[] = (await app.inject({ url })).json().rows;
		return rows.map(({ p_id }) => p_id);
	};
	const view = async (productId: number, times: number) => {
		for (let at = 0; at < times; at += 1)
			await app.inject({ url: `/api/product_show/${productId}`, remoteAddress: `10.0.${at}.1` });
	};
	const popularity = async (productId: number) =>
		(
			await db
				.selectFrom('product_popularity')
				.select('score')
				.where('product_id', '=', productId)
				.executeTakeFirst()
		)?.score ?? 0;
	const inStock = await ids('/api/category_sub/701?sort=price&in_stock=1');
	const [first = 0, second = 0, third = 0] = inStock;

	test('FIND-04 what is opened often stands first; views are counted by day and written in batches', async () => {
		await view(second, 5);
		await view(third, 2);
		await view(999_999, 3);
		assert.deepEqual(await db.selectFrom('product_views').selectAll().execute(), [], 'not yet');
		await productViews.flush();
		await productViews.flush();
		const rows = await db.selectFrom('product_views').select(['product_id', 'views']).execute();
		assert.deepEqual(
			rows.map(({ product_id, views }) => [product_id, views]).toSorted(),
			[
				[second, 5],
				[third, 2],
			].toSorted(),
		);
		await job.run();
		assert.deepEqual((await ids('/api/category_sub/701')).slice(0, 2), [second, third]);
	});

	test('FIND-04 a completed sale says more than views; other orders say nothing', async () => {
		const { id: userId } = await signUpShopper(shop);
		const order = (status: OrderStatus, productId: number): PastOrder => ({
			status,
			createdAt: time.now,
			deliveryTenge: 0,
			cancelReason: null,
			lines: [{ productId, priceTenge: 100, unitFactor: 1, quantity: 1 }],
			accepted: undefined,
			completedAt: status === 'completed' ? time.now : undefined,
		});
		await keepPastOrders(db, userId, [order('completed', first), order('pending', third)]);
		await job.run();
		assert.deepEqual((await ids('/api/category_sub/701')).slice(0, 3), [first, second, third]);
	});

	test('LIGHT-04 a product says in how many completed orders it was', async () => {
		const bought = async (id: number) =>
			(await app.inject({ url: `/api/product_show/${id}` })).json().product.bought;
		assert.equal(await bought(first), 1);
		assert.equal(await bought(third), undefined);
	});

	test('FIND-04 main kinds stand before accessories, sold-out goods last', async () => {
		const rows = await ids('/api/category_show/7?limit=100&in_stock=1');
		const kinds = await db
			.selectFrom('products')
			.select(['id', 'subcategory_id'])
			.where('id', 'in', rows)
			.execute();
		const accessory = new Set(kinds.filter((one) => one.subcategory_id >= 703).map(({ id }) => id));
		const firstAccessory = rows.findIndex((id) => accessory.has(id));
		assert.ok(firstAccessory > 0 && rows.slice(firstAccessory).every((id) => accessory.has(id)));
	});

	test('FIND-04 interest fades: after a month it counts half, after half a year nothing', async () => {
		const now = await popularity(second);
		time.pass(30 * DAY_MS);
		await job.run();
		const later = await popularity(second);
		assert.ok(later > 0 && later < now, `${later} < ${now}`);
		time.pass(160 * DAY_MS);
		await job.run();
		assert.equal(await popularity(second), 0);
		assert.deepEqual(await db.selectFrom('product_views').selectAll().execute(), []);
	});

	test('S27 a script that opens one product again and again makes it no more popular than three visitors do', async () => {
		await productViews.flush();
		await db.deleteFrom('product_views').execute();
		for (let at = 0; at < 200; at += 1)
			await app.inject({ url: `/api/product_show/${first}`, remoteAddress: '203.0.113.7' });
		await productViews.flush();
		const rows = await db.selectFrom('product_views').select(['product_id', 'views']).execute();
		assert.deepEqual(rows, [{ product_id: first, views: 3 }]);
	});
});
