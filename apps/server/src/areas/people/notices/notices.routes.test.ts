import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { MAX_WAITS, NOTICE_DAYS, PAUSE_HOURS, WAIT_DAYS } from '@dukan/domain/people/notices/notice-rules.ts';
import type { NoticeListWire } from '@dukan/domain/people/notices/notices.api.ts';
import type { ReorderRowWire } from '@dukan/domain/running/reports/goods-reports.api.ts';
import { sql } from 'kysely';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { PASSWORD, people } from '../../../testing/people.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';
import { lockDuePeople } from './due-notices.queries.ts';
import { sendNotices } from './send-notices.ts';
import { stopKey } from './stop-link.ts';

describe('notices', async () => {
	const shop = await openTestShop({ after }, { env: { PUBLIC_ORIGIN: 'http://dukan.example' } });
	const { app, db, config, clock, time } = shop;
	await stockProducts(db, [1, 2, 3], 0);
	await sql`update products set on_sale = false, price_tenge = 100000, unit_factor = 1 where id in (1, 2, 3, 4)`.execute(
		db,
	);

	const confirmed = async (): Promise<Shopper> => {
		const shopper = await signUpShopper(shop);
		await sql`update users set phone_confirmed_at = ${clock()} where id = ${shopper.id}`.execute(db);
		return shopper;
	};
	const code = async (response: Promise<{ json: () => { code?: string } }>) => (await response).json().code;
	const add = (who: Shopper, p_id: number) => who.call('POST', '/api/notice_add', { p_id });
	const list = async (who: Shopper): Promise<NoticeListWire> =>
		(await who.call('GET', '/api/notice_list')).json();
	const waiting = async (who: Shopper) => (await list(who)).waiting.map(({ p_id }) => p_id);
	const messages = async ({ id }: Shopper) => {
		const { rows } = await sql<{
			text: string;
		}>`select text from sms_outbox m join users u on u.phone = m.phone
			where u.id = ${id} order by m.id`.execute(db);
		return rows.map(({ text }) => text);
	};
	const send = () => sendNotices(db, config, clock());
	const costs = (productId: number, tenge: number) =>
		sql`update products set price_tenge = ${tenge} where id = ${productId}`.execute(db);

	test('CHOOSE-05 only signed-in people with a confirmed phone wait, for a product that is sold out', async () => {
		const stranger = await app.inject({ method: 'POST', url: '/api/notice_add', payload: { p_id: 1 } });
		assert.equal(stranger.statusCode, 401);
		assert.equal(await code(add(await signUpShopper(shop), 1)), 'phone_unconfirmed');
		const me = await confirmed();
		assert.equal(await code(add(me, 4)), 'in_stock');
		assert.equal(await code(add(me, 999_999)), 'not_found');
		assert.equal((await add(me, 1)).statusCode, 204);
		assert.equal((await add(me, 1)).statusCode, 204, 'asking twice is asking once');
		assert.deepEqual(await waiting(me), [1]);
		const other = await confirmed();
		assert.deepEqual(await waiting(other), [], 'no one sees what others wait for');
		assert.equal((await other.call('POST', '/api/notice_delete/1')).statusCode, 204);
		assert.deepEqual(await waiting(me), [1], 'nor ends it');
		assert.equal((await me.call('POST', '/api/notice_delete/1')).statusCode, 204);
		assert.deepEqual(await waiting(me), []);
	});

	test('CHOOSE-05 one person waits for no more than so many products, also with calls at once', async () => {
		const me = await confirmed();
		const ids = Array.from({ length: MAX_WAITS + 5 }, (_, index) => 100 + index);
		await stockProducts(db, ids, 0);
		const codes = await Promise.all(
			ids.map((id) => code(add(me, id).then((r) => ({ json: () => (r.body ? r.json() : {}) })))),
		);
		assert.equal(codes.filter((one) => one === 'notice_limit').length, 5);
		assert.equal((await list(me)).waiting.length, MAX_WAITS);
		await stockProducts(db, ids, 5);
		await sql`delete from stock_waits where user_id = ${me.id}`.execute(db);
	});

	test('CHOOSE-05 who asked first is written to first; of goods that are hidden no one is told', async () => {
		const [second, first] = [await confirmed(), await confirmed()];
		await add(first, 1);
		time.pass(1000);
		await add(second, 1);
		await sql`update products set published = false where id = 1`.execute(db);
		await stockProducts(db, [1], 5);
		assert.equal(await send(), 0);
		await sql`update products set published = true where id = 1`.execute(db);
		const due = await db.transaction().execute((trx) => lockDuePeople(trx, clock(), 1));
		assert.deepEqual(
			due.map(({ userId }) => userId),
			[first.id],
		);
		assert.equal(await send(), 2);
		await stockProducts(db, [1], 0);
	});

	test('CHOOSE-05 one message for several products, in the language of the person, with a link to unsubscribe', async () => {
		const me = await confirmed();
		const both = await confirmed();
		await sql`update products set name_ru = 'Чайник', name_en = 'Kettle' where id = 2`.execute(db);
		await add(me, 2);
		await add(both, 2);
		await add(both, 3);
		await stockProducts(db, [2, 3], 4);
		assert.equal(await send(), 2);
		assert.equal(await send(), 0, 'and never again');
		const [said = ''] = await messages(me);
		const { rows } = await sql<{
			category: number;
		}>`select category_id as category from products where id = 2`.execute(db);
		assert.equal(
			said,
			`Снова в продаже: Чайник. http://dukan.example/product/${rows[0]?.category}/2\nСтоп: http://dukan.example/stop?key=${await stopKey(db, me.id)}`,
		);
		const [several = '', ...more] = await messages(both);
		assert.match(several, /^Снова в продаже: Чайник\. И ещё 1\. http:\/\/dukan\.example\/profile\n/);
		assert.deepEqual(more, []);
		const told = await list(both);
		assert.deepEqual(
			[told.waiting, told.sent.map(({ p_id, kind }) => [p_id, kind]).toSorted()],
			[
				[],
				[
					[2, 'back'],
					[3, 'back'],
				],
			],
		);
		await stockProducts(db, [2, 3], 0);
	});

	test('CHOOSE-05 what comes within hours of a message waits for the next; none leaves at night', async () => {
		const me = await confirmed();
		await add(me, 2);
		await add(me, 3);
		await stockProducts(db, [2], 4);
		assert.equal(await send(), 1);
		await stockProducts(db, [3], 4);
		assert.equal(await send(), 0);
		assert.deepEqual(
			(await list(me)).waiting.map(({ in_stock }) => in_stock),
			[true],
			'the profile says it at once',
		);
		time.pass(PAUSE_HOURS * HOUR_MS);
		assert.equal(await send(), 1);
		assert.equal((await messages(me)).length, 2);
		const night = await confirmed();
		await stockProducts(db, [2], 0);
		await add(night, 2);
		await stockProducts(db, [2], 4);
		time.pass(8 * HOUR_MS);
		assert.equal(await send(), 0, 'midnight in Ashgabat');
		time.pass(12 * HOUR_MS);
		assert.equal(await send(), 1);
		await stockProducts(db, [2, 3], 0);
	});

	test('CHOOSE-05 banned people and phones that are no longer confirmed get nothing', async () => {
		const banned = await confirmed();
		const unconfirmed = await confirmed();
		for (const who of [banned, unconfirmed]) await add(who, 2);
		await sql`update users set banned = true where id = ${banned.id}`.execute(db);
		await sql`update users set phone_confirmed_at = null where id = ${unconfirmed.id}`.execute(db);
		await stockProducts(db, [2], 4);
		assert.equal(await send(), 0);
		await stockProducts(db, [2], 0);
	});

	test('CHOOSE-05 favourites that become cheaper: by choice, from that day on, once for each lower price', async () => {
		const me = await confirmed();
		await me.call('POST', '/api/favourite_sync', { add: [4], remove: [] });
		await costs(4, 90_000);
		assert.equal(await send(), 0, 'not chosen');
		assert.equal((await list(me)).price_drops, false);
		assert.equal((await me.call('POST', '/api/notice_choice', { price_drops: true })).statusCode, 204);
		assert.equal((await list(me)).price_drops, true);
		assert.equal(await send(), 0, 'it had this price already');
		await costs(4, 85_501);
		assert.equal(await send(), 0, 'less than five percent');
		await costs(4, 85_500);
		assert.equal(await send(), 1);
		assert.match((await messages(me)).at(-1) ?? '', /^Подешевело, 855 TMT: /);
		time.pass(DAY_MS);
		assert.equal(await send(), 0, 'once');
		await costs(4, 100_000);
		await costs(4, 85_000);
		assert.equal(await send(), 0, 'up and down again is no news');
		await costs(4, 80_000);
		assert.equal((await me.call('POST', '/api/notice_choice', { price_drops: true })).statusCode, 204);
		assert.equal(await send(), 1, 'choosing again changes nothing');
		await me.call('POST', '/api/notice_choice', { price_drops: false });
		await costs(4, 50_000);
		time.pass(DAY_MS);
		assert.equal(await send(), 0, 'switched off');
		assert.equal(
			await code((await signUpShopper(shop)).call('POST', '/api/notice_choice', { price_drops: true })),
			'phone_unconfirmed',
		);
	});

	test('CHOOSE-05 the link of a message unsubscribes without signing in, and that of somebody else does not', async () => {
		const me = await confirmed();
		const other = await confirmed();
		for (const who of [me, other]) {
			await add(who, 2);
			await who.call('POST', '/api/notice_choice', { price_drops: true });
		}
		const stop = async (key: string) => {
			const payload = new URLSearchParams({ key }).toString();
			const headers = { 'content-type': 'application/x-www-form-urlencoded' };
			const response = await app.inject({ method: 'POST', url: '/api/notice_stop', headers, payload });
			return [response.statusCode, response.headers.location];
		};
		const mine = await stopKey(db, me.id);
		const forged = mine.replace(/^[^-]+/, other.id.toString(36));
		for (const key of [forged, '', 'x', `${mine}x`, mine.slice(0, -1), '0-AAAAAAAAAAAA'])
			assert.deepEqual(await stop(key), [303, '/stop?said=unknown'], key);
		assert.deepEqual(await stop(mine), [303, '/stop?said=stopped']);
		assert.deepEqual(await stop(mine), [303, '/stop?said=stopped'], 'pressed twice');
		assert.deepEqual([(await list(me)).price_drops, await waiting(me)], [false, []]);
		assert.deepEqual([(await list(other)).price_drops, await waiting(other)], [true, [2]]);
		await stop(await stopKey(db, other.id));
	});

	test('CHOOSE-05 the plain form takes phone and password, and leaves no session', async () => {
		const { register } = people(shop);
		const { phone } = await register();
		const ask = async (fields: Record<string, string>) => {
			const payload = new URLSearchParams({ p_id: '2', tel: phone, parol: PASSWORD, ...fields }).toString();
			const headers = { 'content-type': 'application/x-www-form-urlencoded' };
			const response = await app.inject({ method: 'POST', url: '/api/notice_form', headers, payload });
			assert.equal(response.statusCode, 303, response.body);
			return response.headers.location;
		};
		assert.equal(await ask({}), '/notify/2?said=unconfirmed');
		await sql`update users set phone_confirmed_at = ${clock()} where phone = ${phone}`.execute(db);
		assert.equal(await ask({ parol: 'not the password' }), '/notify/2?said=wrong');
		assert.equal(await ask({ tel: '' }), '/notify/2?said=wrong');
		assert.equal(await ask({ p_id: '4' }), '/notify/4?said=in_stock');
		const sessions = async () =>
			(
				await sql`select from sessions s join users u on u.id = s.user_id where u.phone = ${phone}`.execute(
					db,
				)
			).rows.length;
		const before = await sessions();
		assert.equal(await ask({ tel: `+993 6${phone}` }), '/notify/2?said=saved');
		assert.equal(await sessions(), before);
		const { rows } = await sql`select from stock_waits w join users u on u.id = w.user_id
			where u.phone = ${phone} and w.product_id = 2`.execute(db);
		assert.equal(rows.length, 1);
	});

	test('CHOOSE-05 STOCK-05 staff see in the reorder report how many people wait', async () => {
		const manager = await sitAtDesk(shop, 'manager');
		for (const who of [await confirmed(), await confirmed()]) await add(who, 3);
		const rows = await manager.read<ReorderRowWire[]>('report_reorder');
		const row = rows.find(({ id }) => id === 3);
		assert.deepEqual([row?.stock, row?.waiting, row?.order], [0, 2, 2]);
		const metrics = (await app.inject({ url: '/metrics' })).body;
		assert.match(metrics, /^stock_waits \d+$/m);
		assert.match(metrics, /^notices_hourly_budget 200$/m);
		assert.match(metrics, /^notices_sent_last_hour \d+$/m);
	});

	test('CHOOSE-05 ACCT-02 S26 waits and notices are in the person’s file, and go with the account or after their time', async () => {
		const me = await confirmed();
		await add(me, 2);
		await add(me, 3);
		await stockProducts(db, [3], 1);
		await send();
		const exported = (await me.call('GET', '/api/user_export')).json();
		assert.deepEqual(
			[
				exported.price_drop_notices,
				exported.stock_waits.map(({ p_id }: { p_id: number }) => p_id),
				exported.notices.map(({ p_id, kind, price }: { p_id: number; kind: string; price: number }) => [
					p_id,
					kind,
					price,
				]),
			],
			[false, [2], [[3, 'back', 1000]]],
		);
		const gone = await confirmed();
		await add(gone, 2);
		await deletePerson(shop, gone.id, clock());
		const held = async () => {
			const { rows } = await sql<{ waits: number; notices: number }>`select
				(select count(*)::integer from stock_waits where user_id in (${me.id}, ${gone.id})) as waits,
				(select count(*)::integer from notices where user_id = ${me.id}) as notices`.execute(db);
			return rows[0];
		};
		assert.deepEqual(await held(), { waits: 1, notices: 1 });
		time.pass(NOTICE_DAYS * DAY_MS);
		await deleteExpired(shop);
		assert.deepEqual(await held(), { waits: 1, notices: 0 });
		time.pass((WAIT_DAYS - NOTICE_DAYS) * DAY_MS);
		await deleteExpired(shop);
		assert.deepEqual(await held(), { waits: 0, notices: 0 });
	});
});
