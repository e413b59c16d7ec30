import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { REJECTED_DAYS } from '@dukan/domain/goods/questions/question-rules.ts';
import type { PostedWire, QuestionListWire } from '@dukan/domain/goods/questions/questions.api.ts';
import type { StaffQuestionWire } from '@dukan/domain/goods/questions/staff-questions.api.ts';
import { sql } from 'kysely';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { completeOrder } from '../../../testing/complete-order.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';
import { QUESTIONS_BY_USER } from './question-limits.ts';

type Queue = { rows: StaffQuestionWire[]; count: number };

describe('questions', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock, time } = shop;
	await sql`delete from question_posts`.execute(db);
	const moderator = await sitAtDesk(shop, 'content');
	const asker = await signUpShopper(shop);
	const buyer = await signUpShopper(shop);
	await completeOrder(shop, buyer, [1]);

	const ask = (who: Shopper, text: string, p_id = 1) => who.call('POST', '/api/question_add', { p_id, text });
	const answer = (who: Shopper, id: number, text: string) =>
		who.call('POST', `/api/question_answer/${id}`, { text });
	const code = async (response: Promise<{ json: () => { code?: string } }>) => (await response).json().code;
	const shown = async (query = ''): Promise<QuestionListWire> =>
		(await app.inject(`/api/question_list/1${query}`)).json();
	const queue = (state: string) => moderator.read<Queue>(`questions?state=${state}`);
	const decide = (id: number, state: 'published' | 'rejected') =>
		moderator.done(`question_decide/${id}`, { state });

	test('CHOOSE-04 only signed-in people ask, about a product that is sold, in words', async () => {
		const stranger = await app.inject({
			method: 'POST',
			url: '/api/question_add',
			payload: { p_id: 1, text: 'Does it fit?' },
		});
		assert.equal(stranger.statusCode, 401);
		assert.equal(await code(ask(asker, 'Does it fit?', 999_999)), 'not_found');
		const other = await signUpShopper(shop);
		for (const text of ['', '  ', '    ', 'x', 'x'.repeat(601), 'what\u0000ever'])
			assert.equal((await ask(other, text)).statusCode, 400, JSON.stringify(text));
	});

	test('CHOOSE-04 a question is shown when a moderator has published it', async () => {
		const posted: PostedWire = (await ask(asker, ' Does <b>it</b> fit? ')).json();
		assert.equal(posted.state, 'waiting');
		assert.equal((await shown()).count, 0);
		const [waiting] = (await queue('waiting')).rows;
		assert.deepEqual(
			[waiting?.id, waiting?.text, waiting?.author, waiting?.question, waiting?.product.id],
			[posted.id, 'Does <b>it</b> fit?', 'Aýna', null, 1],
		);
		assert.equal(await code(answer(buyer, posted.id, 'It does.')), 'not_found', 'not shown yet');
		await decide(posted.id, 'published');
		const { rows, count } = await shown();
		assert.deepEqual(
			[count, rows[0]?.text, rows[0]?.demo, rows[0]?.answers],
			[1, 'Does <b>it</b> fit?', false, []],
		);
		assert.equal((await queue('waiting')).count, 0);
	});

	test('CHOOSE-04 buyers answer and are marked so; others, and buyers of an order that is not completed, do not', async () => {
		const [question] = (await shown()).rows;
		const id = question?.id ?? 0;
		assert.equal(await code(answer(asker, id, 'It does.')), 'not_bought');
		const early = await signUpShopper(shop);
		await completeOrder(shop, early, [1], { upTo: 'on_delivery' });
		assert.equal(await code(answer(early, id, 'It does.')), 'not_bought');
		const other = await signUpShopper(shop);
		await completeOrder(shop, other, [2]);
		assert.equal(await code(answer(other, id, 'It does.')), 'not_bought', 'bought something else');
		const posted = await answer(buyer, id, 'Mine fits.');
		assert.equal(posted.statusCode, 201);
		assert.deepEqual((await shown()).rows[0]?.answers, [], 'waits');
		const [waiting] = (await queue('waiting')).rows;
		assert.deepEqual([waiting?.text, waiting?.question], ['Mine fits.', 'Does <b>it</b> fit?']);
		assert.equal(
			await code(answer(buyer, posted.json().id, 'And again.')),
			'not_found',
			'an answer is no question',
		);
		await decide(posted.json().id, 'published');
		assert.deepEqual(
			(await shown()).rows[0]?.answers.map(({ text, by, author }) => [text, by, author]),
			[['Mine fits.', 'buyer', 'Aýna']],
		);
	});

	test('CHOOSE-04 the shop answers a waiting question, and both are published; the change log says who', async () => {
		const { id } = (await ask(asker, 'How heavy is it?')).json();
		await moderator.done(`question_answer/${id}`, { text: ' Two kilograms. ' });
		const [first] = (await shown()).rows;
		assert.deepEqual(
			[first?.text, first?.answers.map(({ text, by, author }) => [text, by, author])],
			['How heavy is it?', [['Two kilograms.', 'shop', '']]],
		);
		assert.equal(await moderator.refused('question_answer/999999', { text: 'Two.' }), 'not_found');
		assert.equal(
			await moderator.refused(`question_answer/${first?.answers[0]?.id}`, { text: 'Two.' }),
			'not_found',
		);
		assert.equal(await moderator.refused('question_decide/999999', { state: 'published' }), 'not_found');
		const { rows } = await sql<{
			action: string;
		}>`select action from audit_log where subject = 'question_posts'
			and staff_id is not null and (key = ${String(id)} or after ->> 'question_id' = ${String(id)}) order by id`.execute(
			db,
		);
		assert.deepEqual(
			rows.map(({ action }) => action),
			['update', 'insert'],
		);
		const operator = await sitAtDesk(shop, 'operator');
		await assert.rejects(operator.read('questions'), /not_allowed/);
	});

	test('CHOOSE-04 newest questions first, by pages', async () => {
		const { rows, count } = await shown('?limit=1&offset=1');
		assert.deepEqual([count, rows.map(({ text }) => text)], [2, ['Does <b>it</b> fit?']]);
		assert.deepEqual((await shown('?limit=5&offset=5')).rows, []);
	});

	test('CHOOSE-04 what is reported is in the queue until a moderator decides; what is not shown cannot be', async () => {
		const [question] = (await shown('?limit=1&offset=1')).rows;
		const report = async (who: Shopper, id = question?.id) =>
			(await who.call('POST', `/api/question_report/${id}`, { reason: 'advertising' })).statusCode;
		for (const who of [asker, asker, buyer]) assert.equal(await report(who), 204);
		assert.equal(await report(buyer, question?.answers[0]?.id), 204, 'an answer too');
		assert.equal(await report(buyer, 999_999), 404);
		const reported = await queue('reported');
		assert.deepEqual(
			reported.rows.map(({ id, reports }) => [id, reports]).toSorted(),
			[
				[question?.id, [{ reason: 'advertising', count: 2 }]],
				[question?.answers[0]?.id, [{ reason: 'advertising', count: 1 }]],
			].toSorted(),
		);
		await decide(question?.id ?? 0, 'rejected');
		assert.equal((await shown()).count, 1, 'its answers are gone with it');
		assert.equal(await report(buyer), 404);
		await decide(question?.answers[0]?.id ?? 0, 'published');
		assert.equal((await queue('reported')).count, 0);
	});

	test('CHOOSE-04 one person asks only so many questions in a day, also at once', async () => {
		const eager = await signUpShopper(shop);
		const asked = await Promise.all(
			Array.from({ length: QUESTIONS_BY_USER.max + 3 }, (_, index) => ask(eager, `Question ${index}?`)),
		);
		const refused = asked.filter(({ statusCode }) => statusCode === 429);
		assert.equal(refused.length, 3);
		time.pass(DAY_MS);
		assert.equal((await ask(eager, 'One more?')).statusCode, 201);
	});

	test('CHOOSE-04 ACCT-02 S26 what a person wrote is in the file and goes with the account, from the log too; rejected texts go after their time', async () => {
		const exported = (await asker.call('GET', '/api/user_export')).json();
		assert.deepEqual(
			exported.questions.map(({ text }: { text: string }) => text),
			['Does <b>it</b> fit?', 'How heavy is it?'],
		);
		await deletePerson(shop, asker.id, clock());
		assert.equal((await shown()).count, 0);
		const { rows } = await sql<{
			log: string;
		}>`select coalesce(string_agg(before::text || after::text, ''), '') as log
			from audit_log where subject = 'question_posts'`.execute(db);
		assert.doesNotMatch(rows[0]?.log ?? '', /heavy/);
		const person = await signUpShopper(shop);
		const { id } = (await ask(person, 'Buy at my place?')).json();
		// The moderator signs in again, because the session of the first day has ended.
		await (await sitAtDesk(shop, 'content')).done(`question_decide/${id}`, { state: 'rejected' });
		const isThere = async () =>
			(await sql`select from question_posts where id = ${id}`.execute(db)).rows.length === 1;
		await deleteExpired(shop);
		assert.equal(await isThere(), true);
		time.pass(REJECTED_DAYS * DAY_MS);
		await deleteExpired(shop);
		assert.equal(await isThere(), false);
	});
});
