import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { EDITABLE_DAYS } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { OwnReviewWire, ReviewListWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { StaffReviewWire } from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import { completeOrder } from '../../../testing/complete-order.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';

type Queue = { rows: StaffReviewWire[]; count: number };

describe('reviews', async () => {
	const shop = await openTestShop({ after });
	await sql`delete from reviews`.execute(shop.db);
	const moderator = await sitAtDesk(shop, 'content');
	const buyer = await signUpShopper(shop);
	const other = await signUpShopper(shop);
	const order = await completeOrder(shop, buyer, [1, 2]);

	const review = (who: Shopper, body: object) => who.call('POST', '/api/review_add', { stars: 5, ...body });
	const code = async (answer: Promise<{ json: () => { code?: string } }>) => (await answer).json().code;
	const shown = async (query = ''): Promise<ReviewListWire> =>
		(await shop.app.inject(`/api/review_list/1${query}`)).json();
	const queue = (state: string) => moderator.read<Queue>(`reviews?state=${state}`);
	const decide = async (state: 'published' | 'rejected') => {
		const [waiting] = (await queue('waiting')).rows;
		assert.ok(waiting);
		await moderator.done(`review_decide/${waiting.id}`, { state, editedAt: waiting.editedAt });
		return waiting.id;
	};

	test('CHOOSE-03 no one can review what they did not buy, or as someone else', async () => {
		assert.equal(await code(review(buyer, { order_id: order, p_id: 3 })), 'not_bought', 'not in the order');
		assert.equal(await code(review(other, { order_id: order, p_id: 1 })), 'not_bought', 'not an own order');
		assert.equal(await code(review(buyer, { order_id: 999_999, p_id: 1 })), 'not_bought', 'no order');
		const stranger = await shop.app.inject({
			method: 'POST',
			url: '/api/review_add',
			payload: { order_id: order, p_id: 1, stars: 5 },
		});
		assert.equal(stranger.statusCode, 401);
		// The body's author is ignored; the author is always the signed-in person.
		const claimed = await review(other, { order_id: order, p_id: 1, user_id: buyer.id, author: 'Aýna' });
		assert.equal(claimed.json().code, 'not_bought');
	});

	test('CHOOSE-03 an order that is not completed, or was cancelled, opens no review', async () => {
		const person = await signUpShopper(shop);
		const open = await completeOrder(shop, person, [1], { upTo: 'on_delivery' });
		assert.equal(await code(review(person, { order_id: open, p_id: 1 })), 'not_bought');
		const cancelled = await completeOrder(shop, person, [1], { upTo: 'pending' });
		await person.call('POST', `/api/order_cancel/${cancelled}`, { reason: 'other', note: '' });
		assert.equal(await code(review(person, { order_id: cancelled, p_id: 1 })), 'not_bought');
	});

	test('CHOOSE-03 bad stars and texts are refused', async () => {
		for (const body of [
			{ stars: 0 },
			{ stars: 6 },
			{ stars: 2.5 },
			{ text: 'x'.repeat(2001) },
			{ text: '\u0000' },
		])
			assert.equal((await review(buyer, { order_id: order, p_id: 1, ...body })).statusCode, 400);
	});

	test('CHOOSE-03 one review for each line, also when it is sent twice at once', async () => {
		const twice = await Promise.all(
			[1, 2, 3].map((stars) => review(buyer, { order_id: order, p_id: 2, stars, text: '' })),
		);
		assert.deepEqual(twice.map(({ statusCode }) => statusCode).toSorted(), [201, 409, 409]);
		assert.equal(await code(review(buyer, { order_id: order, p_id: 2 })), 'already_reviewed');
		const { rows } = (await buyer.call('GET', `/api/review_own?order_id=${order}`)).json();
		assert.equal(rows.length, 1);
		await decide('rejected');
	});

	test('CHOOSE-03 a review is shown when a moderator has published it, with the shop’s answer', async () => {
		const own: OwnReviewWire = (
			await review(buyer, { order_id: order, p_id: 1, stars: 4, text: ' Works <b>well</b>. ' })
		).json();
		assert.deepEqual([own.state, own.text], ['waiting', 'Works <b>well</b>.']);
		assert.equal((await shown()).rating.count, 0);
		const id = await decide('published');
		await moderator.done(`review_answer/${id}`, { answer: 'Thank you.' });
		const { rows, rating } = await shown();
		assert.deepEqual(
			rows.map(({ stars, author, text, answer, demo }) => [stars, author, text, answer, demo]),
			[[4, 'Aýna', 'Works <b>well</b>.', 'Thank you.', false]],
		);
		assert.deepEqual([rating.average, rating.by_stars], [4, [0, 0, 0, 1, 0]]);
		assert.equal((await shown('?stars=5')).rows.length, 0);
		assert.equal((await shown('?stars=4&sort=lowest')).rows.length, 1);
	});

	test('CHOOSE-03 reviews come in the order and with the stars that were asked for', async () => {
		const now = shop.clock();
		for (const [author, stars, helpful, minutesAgo] of [
			['old', 3, 9, 30],
			['best', 5, 1, 20],
			['worst', 1, 2, 10],
		] as const)
			await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at, helpful)
				values (3, ${author}, ${stars}, '', 'published', ${later(now, -minutesAgo * MINUTE_MS)}, ${now}, ${helpful})`.execute(
				shop.db,
			);
		const authors = async (query: string) =>
			((await shop.app.inject(`/api/review_list/3?${query}`)).json() as ReviewListWire).rows
				.map(({ author }) => author)
				.join();
		assert.equal(await authors('sort=helpful'), 'old,worst,best');
		assert.equal(await authors('sort=newest'), 'worst,best,old');
		assert.equal(await authors('sort=highest'), 'best,old,worst');
		assert.equal(await authors('sort=lowest'), 'worst,old,best');
		assert.equal(await authors('stars=3'), 'old');
		assert.equal(await authors('sort=newest&limit=1&offset=1'), 'best');
	});

	test('CHOOSE-03 a decision is about the text that was read', async () => {
		const [own] = (await buyer.call('GET', `/api/review_own?order_id=${order}`)).json().rows;
		const [published] = (await queue('published')).rows;
		shop.time.pass(1000);
		const body = { stars: 1, text: 'Broke.' };
		assert.equal((await buyer.call('POST', `/api/review_update/${own.id}`, body)).statusCode, 200);
		assert.equal((await shown()).rating.count, 0, 'waits again');
		assert.equal(
			await moderator.refused(`review_decide/${own.id}`, {
				state: 'published',
				editedAt: published?.editedAt,
			}),
			'changed_meanwhile',
		);
		await decide('published');
		assert.equal((await shown()).rows[0]?.text, 'Broke.');
	});

	test('CHOOSE-03 no one changes the review of somebody else; its author for thirty days', async () => {
		const [own] = (await buyer.call('GET', `/api/review_own?order_id=${order}`)).json().rows;
		const body = { stars: 2, text: 'Changed' };
		assert.equal(await code(other.call('POST', `/api/review_update/${own.id}`, body)), 'not_found');
		const writtenAt = (at: Date) =>
			sql`update reviews set created_at = ${at} where id = ${own.id}`.execute(shop.db);
		const lastMoment = new Date(shop.clock().getTime() - EDITABLE_DAYS * DAY_MS);
		await writtenAt(lastMoment);
		assert.equal((await buyer.call('POST', `/api/review_update/${own.id}`, body)).statusCode, 200);
		await writtenAt(later(lastMoment, -1));
		assert.equal(await code(buyer.call('POST', `/api/review_update/${own.id}`, body)), 'edit_period_over');
		await decide('published');
	});

	test('CHOOSE-03 helpful counts once for each person, and never the own', async () => {
		const [row] = (await shown()).rows;
		const press = (who: Shopper) => who.call('POST', `/api/review_helpful/${row?.id}`);
		const answers = await Promise.all([press(other), press(other), press(other)]);
		assert.deepEqual(
			answers.map(({ statusCode }) => statusCode),
			[200, 200, 200],
		);
		assert.equal((await press(await signUpShopper(shop))).json().helpful, 2);
		assert.equal(await code(press(buyer)), 'own_review');
		assert.equal((await shown()).rows[0]?.helpful, 2);
	});

	test('CHOOSE-03 a reported review is in the queue until a moderator decides', async () => {
		const [row] = (await shown()).rows;
		for (const who of [other, other, await signUpShopper(shop)])
			assert.equal(
				(await who.call('POST', `/api/review_report/${row?.id}`, { reason: 'offensive' })).statusCode,
				204,
			);
		const [reported] = (await queue('reported')).rows;
		assert.deepEqual(reported?.reports, [{ reason: 'offensive', count: 2 }]);
		await moderator.done(`review_decide/${reported?.id}`, {
			state: 'rejected',
			editedAt: reported?.editedAt,
		});
		assert.equal((await queue('reported')).count, 0);
		assert.equal((await shown()).rating.count, 0);
		assert.equal(await code(other.call('POST', `/api/review_helpful/${row?.id}`)), 'not_found', 'not shown');
	});

	test('CHOOSE-03 S26 with the account go its reviews, votes and reports, and their texts in the log', async () => {
		const [own] = (await buyer.call('GET', '/api/review_own')).json().rows;
		await sql`delete from users where id = ${other.id}`.execute(shop.db);
		const votes = await sql`select from review_votes where user_id = ${other.id}`.execute(shop.db);
		assert.equal(votes.rows.length, 0);
		const exported = (await buyer.call('GET', '/api/user_export')).json();
		assert.ok(exported.reviews.some(({ text }: { text: string }) => text === 'Changed'));
		await deletePerson(shop, buyer.id, shop.clock());
		const left = await sql`select from reviews where id = ${own.id}`.execute(shop.db);
		assert.equal(left.rows.length, 0);
		const logged = await sql<{
			log: string;
		}>`select coalesce(string_agg(after::text, ''), '') as log from audit_log
			where subject = 'reviews' and key = ${String(own.id)}`.execute(shop.db);
		assert.doesNotMatch(logged.rows[0]?.log ?? '', /Changed|Aýna/);
	});
});
