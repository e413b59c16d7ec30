import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { EDITABLE_DAYS } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { OwnReviewWire, ReviewListWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { StaffReviewWire } from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { completeOrder } from '../../../testing/complete-order.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';

describe('pictures of reviews', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock } = shop;
	await sql`delete from reviews`.execute(db);
	const moderator = await sitAtDesk(shop, 'content');
	const buyer = await signUpShopper(shop);
	const other = await signUpShopper(shop);
	const order = await completeOrder(shop, buyer, [1]);
	const written = await buyer.call('POST', '/api/review_add', { order_id: order, p_id: 1, stars: 5 });
	const review: OwnReviewWire = written.json();

	const picture = (background = '#c33') =>
		sharp({ create: { width: 600, height: 400, channels: 3, background } })
			.jpeg()
			.withExif({ IFD0: { Copyright: 'Secret place' } })
			.toBuffer();
	const upload = (who: Shopper, payload: Buffer) =>
		app.inject({
			method: 'POST',
			url: `/api/review_picture/${review.id}`,
			headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
			payload,
		});
	const removeAll = (who: Shopper) => who.call('POST', `/api/review_pictures_delete/${review.id}`);
	const own = async (): Promise<OwnReviewWire> =>
		(await buyer.call('GET', `/api/review_own?order_id=${order}`)).json().rows[0];
	const shown = async () => ((await app.inject('/api/review_list/1')).json() as ReviewListWire).rows;
	const waiting = async () =>
		(await moderator.read<{ rows: StaffReviewWire[] }>('reviews?state=waiting')).rows[0];
	const decide = async (state: 'published' | 'rejected', found: StaffReviewWire | undefined) =>
		moderator.done(`review_decide/${found?.id}`, { state, editedAt: found?.editedAt });

	test('CHOOSE-03 S14 the author adds three pictures at most; no one else, and nothing that is no picture', async () => {
		assert.equal((await upload(other, await picture())).statusCode, 404);
		for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>', '\xff\xd8\xffbroken'])
			assert.ok([400, 415].includes((await upload(buyer, Buffer.from(wrong, 'latin1'))).statusCode), wrong);
		const many = await Promise.all(Array.from({ length: 5 }, async () => upload(buyer, await picture())));
		assert.deepEqual(many.map(({ statusCode }) => statusCode).toSorted(), [200, 200, 200, 400, 400]);
		assert.equal((await own()).pictures, 3);
		const exported = (await buyer.call('GET', '/api/user_export')).json();
		assert.equal(exported.reviews[0].pictures, 3);
	});

	test('CHOOSE-03 S14 pictures are re-encoded, seen by moderators first, and by everyone once published', async () => {
		const { rows } = await sql<{ content: Buffer; small: Buffer; name: string }>`select content, small,
			review_id || '-' || position || '-' || mark || '.webp' as name from review_pictures order by position`.execute(
			db,
		);
		for (const { content, small } of rows)
			for (const [bytes, width] of [
				[content, 600],
				[small, 240],
			] as const) {
				const meta = await sharp(bytes).metadata();
				assert.deepEqual([meta.format, meta.width, meta.exif], ['webp', width, undefined]);
			}
		const names = rows.map(({ name }) => name);
		const image = async (query = '') => app.inject(`/images/reviews/${names[0]}${query}`);
		assert.equal((await image()).statusCode, 404, 'not published');
		assert.deepEqual(await shown(), []);
		const found = await waiting();
		assert.equal(found?.pictures, 3);
		const seenBy = async (headers: Record<string, string>) =>
			app.inject({ url: `/api/staff/review_picture/${review.id}/1`, headers });
		assert.equal((await seenBy({ authorization: `Bearer ${buyer.token}` })).statusCode, 401);
		const { cookie } = await signInStaff(db, clock(), 'content');
		assert.deepEqual((await seenBy({ cookie })).rawPayload, rows[0]?.content);
		await decide('published', found);
		assert.deepEqual((await shown())[0]?.pictures, names);
		const large = await image();
		assert.deepEqual([large.statusCode, large.headers['content-type']], [200, 'image/webp']);
		assert.ok((await image('?w=240')).rawPayload.length < large.rawPayload.length);
		assert.equal((await image('?w=241')).statusCode, 400);
		assert.equal((await app.inject(`/images/reviews/${review.id}-1-0000000000000000.webp`)).statusCode, 404);
	});

	test('CHOOSE-03 pictures are taken away by their author alone; new ones wait for a moderator again', async () => {
		assert.equal((await removeAll(other)).statusCode, 404);
		assert.equal((await removeAll(buyer)).json().pictures, 0);
		assert.deepEqual((await shown())[0]?.pictures, [], 'still published, without them');
		shop.time.pass(1000);
		assert.equal((await upload(buyer, await picture('#3c3'))).json().state, 'waiting');
		assert.deepEqual(await shown(), []);
		const read = await waiting();
		shop.time.pass(1000);
		await upload(buyer, await picture('#33c'));
		const body = { state: 'published', editedAt: read?.editedAt };
		assert.equal(
			await moderator.refused(`review_decide/${read?.id}`, body),
			'changed_meanwhile',
			'a picture that was not seen',
		);
	});

	test('CHOOSE-03 S26 pictures are not changed after thirty days, and go with the account', async () => {
		const late = later(clock(), -EDITABLE_DAYS * DAY_MS - 1);
		await sql`update reviews set created_at = ${late} where id = ${review.id}`.execute(db);
		assert.equal((await upload(buyer, await picture())).json().code, 'edit_period_over');
		assert.equal((await removeAll(buyer)).json().code, 'edit_period_over');
		await deletePerson(shop, buyer.id, clock());
		const left = await sql`select from review_pictures`.execute(db);
		assert.equal(left.rows.length, 0);
	});
});
