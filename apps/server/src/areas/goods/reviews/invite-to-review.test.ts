import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { completeOrder } from '../../../testing/complete-order.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { stopKey } from '../../people/notices/stop-link.ts';
import { inviteToReview } from './invite-to-review.ts';

const DAYS = 5;

describe('CHOOSE-03 invitations to review', async () => {
	const shop = await openTestShop({ after }, { env: { SMS_NOTICES_HOURLY_BUDGET: '3' } });
	const { db, config, clock, time } = shop;
	/** Signs in for each call, because days pass between two calls. */
	const manager = () => sitAtDesk(shop, 'manager');
	const choose = async (invitationDays: number) =>
		(await manager()).done('settings_update/reviews', { invitationDays });
	const invite = () => inviteToReview(db, config, clock());

	async function buyer(productIds = [1], { language = 'ru', confirmed = true } = {}) {
		const who = await signUpShopper(shop);
		await sql`update users set language = ${language},
			phone_confirmed_at = ${confirmed ? clock() : null} where id = ${who.id}`.execute(db);
		return { who, orderId: await completeOrder(shop, who, productIds) };
	}
	async function messagesTo({ id }: Shopper): Promise<string[]> {
		const { rows } = await sql<{
			text: string;
		}>`select m.text from sms_outbox m join users u on u.phone = m.phone
			where u.id = ${id} order by m.id`.execute(db);
		return rows.map(({ text }) => text);
	}
	/** Begins with a new hour's budget and without invitations from the test before. */
	const startOver = async () => {
		time.pass(DAY_MS);
		await sql`insert into review_invitations select id, ${clock()} from orders on conflict do nothing`.execute(
			db,
		);
		await sql`delete from sms_outbox`.execute(db);
	};

	test('CHOOSE-03 one SMS in the language of the buyer, so many days after completion as the shop has chosen, once', async () => {
		const { who, orderId } = await buyer([1, 2], { language: 'tm' });
		await sql`update order_lines set name_tm = 'Gymmat telefon', price_tenge = price_tenge + 1
			where order_id = ${orderId} and product_id = 2`.execute(db);
		await choose(0);
		time.pass(DAYS * DAY_MS);
		assert.equal(await invite(), 0, 'switched off');
		await choose(DAYS + 1);
		assert.equal(await invite(), 0, 'too early');
		await choose(DAYS);
		assert.deepEqual(
			(await Promise.all([invite(), invite()])).toSorted(),
			[0, 1],
			'two processes at the same moment',
		);
		assert.equal(await invite(), 0, 'once');
		const [text = '', ...others] = await messagesTo(who);
		assert.deepEqual(others, []);
		assert.match(text, /haladyňyzmy\? Teswir ýazyň: /);
		assert.match(text, /Gymmat telefon/, 'the dearest of the order');
		assert.ok(text.includes(`${config.pageOrigin}/history/${orderId}\n`), text);
		assert.ok(text.endsWith(`/stop?key=${await stopKey(db, who.id)}`), text);
	});

	test('CHOOSE-03 one SMS for several orders; not at night; not weeks later', async () => {
		await startOver();
		const { who } = await buyer([1]);
		await completeOrder(shop, who, [2]);
		const { who: missed } = await buyer([1]);
		time.pass(DAYS * DAY_MS + 14 * HOUR_MS);
		assert.equal(await invite(), 0, 'at night');
		time.pass(10 * HOUR_MS);
		await sql`update order_events set at = at - interval '8 days' where order_id in (
			select id from orders where user_id = ${missed.id})`.execute(db);
		assert.equal(await invite(), 1);
		const [text = ''] = await messagesTo(who);
		assert.ok(text.includes(`${config.pageOrigin}/history\n`), text);
		assert.deepEqual(await messagesTo(missed), []);
	});

	test('CHOOSE-03 no one is invited who has reviewed, switched it off, is banned, has no confirmed phone, or whose order came back', async () => {
		await startOver();
		const people = {
			reviewed: await buyer([1]),
			off: await buyer([1]),
			stopped: await buyer([1]),
			banned: await buyer([1]),
			unconfirmed: await buyer([1], { confirmed: false }),
			back: await buyer([1]),
			returned: await buyer([1]),
		};
		const { who, orderId } = people.reviewed;
		await who.call('POST', '/api/review_add', { order_id: orderId, p_id: 1, stars: 5 });
		const off = people.off.who;
		assert.equal((await off.call('GET', '/api/notice_list')).json().review_invitations, true);
		const choice = { review_invitations: false };
		assert.equal((await off.call('POST', '/api/notice_choice', choice)).statusCode, 204);
		assert.equal((await off.call('GET', '/api/notice_list')).json().review_invitations, false);
		assert.equal((await off.call('GET', '/api/user_export')).json().review_invitations, false);
		await shop.app.inject({
			method: 'POST',
			url: '/api/notice_stop',
			payload: { key: await stopKey(db, people.stopped.who.id) },
		});
		await sql`update users set banned = true where id = ${people.banned.who.id}`.execute(db);
		await sql`update order_lines set returned = 1 where order_id = ${people.returned.orderId}`.execute(db);
		const body = { from: 'completed', reason: 'Wrong order' };
		await (await manager()).done(`order_back/${people.back.orderId}`, body);
		time.pass(DAYS * DAY_MS);
		assert.equal(await invite(), 0);
		await off.call('POST', '/api/notice_choice', { review_invitations: true });
		assert.equal(await invite(), 1, 'switched on again');
	});

	test('CHOOSE-03 within the budget of notices; who is left over is invited in a later hour, by the job', async () => {
		await startOver();
		const buyers: Shopper[] = [];
		for (let index = 0; index < 5; index += 1) buyers.push((await buyer([1])).who);
		time.pass(DAYS * DAY_MS);
		assert.equal(await invite(), 3);
		assert.equal(await invite(), 0, 'the budget of this hour is spent');
		time.pass(HOUR_MS);
		await jobOf(shop, 'review-invitations').run();
		for (const who of buyers) assert.equal((await messagesTo(who)).length, 1);
	});

	test('CHOOSE-03 staff without the right do not change it, nor to what it may not be', async () => {
		const moderator = await sitAtDesk(shop, 'content');
		assert.equal(await moderator.refused('settings_update/reviews', { invitationDays: 1 }), 'not_allowed');
		for (const invitationDays of [-1, 61, 1.5])
			assert.equal(
				await (await manager()).refused('settings_update/reviews', { invitationDays }),
				'invalid_input invitationDays',
			);
	});
});
