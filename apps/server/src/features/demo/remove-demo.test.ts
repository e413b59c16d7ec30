import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { DemoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import { sql } from 'kysely';
import { stockUp } from '../../testing/order-rounds.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { signInStaff } from '../../testing/staff.ts';
import { sitAtDesk } from '../../testing/staff-desk.ts';
import { openTestShop } from '../../testing/test-shop.ts';

describe('remove the demo', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock } = shop;
	const owner = await sitAtDesk(shop, 'owner');
	const { cookie } = await signInStaff(db, clock(), 'owner');
	const count = async (table: string) =>
		(await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db))
			.rows[0]?.count;

	test('OWN-02 only those who may change the catalogue as a whole see and press it', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		assert.equal(await operator.refused('demo_remove'), 'not_allowed');
	});

	test('OWN-02 demo goods, reviews and banners go; ordered ones are hidden; the shop’s own stay, twice pressed too', async () => {
		// One is ordered, one has a photo of the shop's own, one has a code of its own and no picture.
		await stockUp(db, [4], 5);
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 });
		assert.equal(placed.statusCode, 201, placed.body);
		const { file } = (
			await app.inject({
				method: 'POST',
				url: '/api/staff/picture_upload?kind=product',
				headers: { cookie, 'content-type': 'image/png' },
				payload: await plainPicture(50, 50),
			})
		).json();
		await sql`update product_pictures set file = ${file} where product_id = 5 and position = 1`.execute(db);
		await sql`delete from product_pictures where product_id = 6`.execute(db);
		await sql`update product_codes set code = 'MY-6' where product_id = 6 and kind = 'sku'`.execute(db);
		const kept = {
			categories: await count('categories'),
			pages: await count('pages'),
			users: await count('users'),
		};

		const preview = await owner.read<DemoCountsWire>('demo');
		assert.deepEqual([preview.products, preview.hidden], [597, 1]);
		assert.ok(preview.reviews > 0 && preview.banners > 0 && preview.questions > 0);
		assert.deepEqual(await owner.done<DemoCountsWire>('demo_remove'), preview);

		const { rows } = await sql<{ id: number; published: boolean }>`select id, published from products
			order by id`.execute(db);
		assert.deepEqual(
			rows.map(({ id, published }) => [id, published]),
			[
				[4, false],
				[5, true],
				[6, true],
			],
		);
		assert.deepEqual(
			[
				await count('banners'),
				await count('small_banners'),
				await count('reviews'),
				await count('question_posts'),
			],
			[0, 0, 0, 0],
		);
		assert.equal(await count('orders'), 1);
		assert.deepEqual(
			{ categories: await count('categories'), pages: await count('pages'), users: await count('users') },
			kept,
		);
		assert.equal((await app.inject('/api/product_show/4')).statusCode, 404);
		assert.equal((await app.inject('/api/home')).statusCode, 200);
		assert.deepEqual(await owner.read('demo'), {
			products: 0,
			hidden: 1,
			reviews: 0,
			questions: 0,
			orders: 0,
			banners: 0,
		});
		assert.equal((await owner.done<DemoCountsWire>('demo_remove')).products, 0);
		const log = await owner.read<{ rows: { before: { value: DemoCountsWire } }[] }>('audit?subject=settings');
		assert.deepEqual(log.rows.at(-1)?.before.value, preview);
	});
});
