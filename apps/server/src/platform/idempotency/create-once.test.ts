import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { deleteExpired } from '../../main/jobs.ts';
import { completeOrder } from '../../testing/complete-order.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { DAY_MS } from '../clock.ts';

describe('creating calls under an Idempotency-Key', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const me = await signUpShopper(shop);
	const order = await completeOrder(shop, me, [1]);
	const keyed = (key: string) => ({ 'idempotency-key': key });
	const rows = async (table: string) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;
	const question = { p_id: 1, text: 'How many ports does it have?' };

	test('R4 the same key and body create once, also many at once; the answer is the first one', async () => {
		const ask = () => me.call('POST', '/api/question_add', question, keyed('question-1'));
		const before = await rows('question_posts');
		const all = await Promise.all(Array.from({ length: 8 }, ask));
		assert.deepEqual(all.map(({ statusCode }) => statusCode).toSorted(), [...Array(7).fill(200), 201]);
		assert.equal(new Set(all.map(({ body }) => body)).size, 1);
		assert.equal(await rows('question_posts'), before + 1);
	});

	test('R4 another body under the key is refused; a key that is none as well; a key of somebody else is another', async () => {
		const other = { ...question, text: 'Is it heavy?' };
		const mismatch = await me.call('POST', '/api/question_add', other, keyed('question-1'));
		assert.deepEqual([mismatch.statusCode, mismatch.json().code], [409, 'idempotency_mismatch']);
		const elsewhere = await me.call('POST', '/api/notice_add', { p_id: 1 }, keyed('question-1'));
		assert.equal(elsewhere.json().code, 'idempotency_mismatch', 'of another call');
		const short = await me.call('POST', '/api/question_add', other, keyed('short'));
		assert.deepEqual(short.json().errors, [{ field: 'Idempotency-Key', code: 'pattern' }]);
		const she = await signUpShopper(shop);
		const hers = await she.call('POST', '/api/question_add', other, keyed('question-1'));
		assert.equal(hers.statusCode, 201, hers.body);
	});

	test('R4 a refused call leaves its key free', async () => {
		const ask = (p_id: number) =>
			me.call('POST', '/api/question_add', { ...question, p_id }, keyed('question-2'));
		assert.equal((await ask(999_999)).statusCode, 404);
		assert.equal((await ask(2)).statusCode, 201);
	});

	test('R4 CHOOSE-03 a review and its picture are stored once', async () => {
		const review = { order_id: order, p_id: 1, stars: 5 };
		const add = () => me.call('POST', '/api/review_add', review, keyed('review-1'));
		const first = await add();
		const again = await add();
		assert.deepEqual([first.statusCode, again.statusCode], [201, 200]);
		assert.deepEqual(again.json(), first.json());
		const payload = await plainPicture(60, 40);
		const headers = {
			authorization: `Bearer ${me.token}`,
			'content-type': 'application/octet-stream',
			...keyed('picture-1'),
		};
		const url = `/api/review_picture/${first.json().id}`;
		for (let times = 0; times < 2; times += 1) {
			const sent = await app.inject({ method: 'POST', url, headers, payload });
			assert.deepEqual([sent.statusCode, sent.json().pictures], [200, 1], sent.body);
		}
	});

	test('R4 RET-04 a request is stored once', async () => {
		const body = {
			order_id: order,
			p_id: 1,
			kind: 'return',
			quantity: 1,
			reason: 'defect',
			text: 'Does not start',
		};
		const add = () => me.call('POST', '/api/request_add', body, keyed('request-1'));
		const first = await add();
		const again = await add();
		assert.deepEqual([first.statusCode, again.statusCode], [201, 200], first.body);
		assert.deepEqual(again.json(), first.json());
	});

	test('R4 DESK-15 a call is asked for once, by who has no account too', async () => {
		const before = await rows('call_requests');
		const payload = { name: 'Maral', phone: '1234567' };
		for (let times = 0; times < 2; times += 1) {
			const sent = await app.inject({
				method: 'POST',
				url: '/api/call_me',
				headers: keyed('call-me-1'),
				payload,
			});
			assert.equal(sent.statusCode, 204, sent.body);
		}
		assert.equal(await rows('call_requests'), before + 1);
	});

	test('R4 keys are deleted after a day, but those of orders', async () => {
		assert.ok((await rows('idempotency_keys')) > 1);
		time.pass(DAY_MS);
		await deleteExpired(shop);
		assert.equal(await rows('idempotency_keys'), 1);
	});
});
