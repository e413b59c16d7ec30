import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/clock.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { UnprotectedDatabase } from '../../../testing/unprotected-database.ts';
import { countMessages, peopleWaitingFor } from '../../../testing/waiting-people.ts';
import { SmsWorker } from '../../shop/sms/sms-worker.ts';
import { sendNotices } from './send-notices.ts';

const WORKERS = 2;
const times = (count: number, value: number) => Array.from({ length: count }, () => value);
/** Two processes run the job at the same moment. */
const runAtOnce = ({ db, config, clock }: TestShop) =>
	Promise.all(Array.from({ length: WORKERS }, () => sendNotices(db, config, clock())));

describe('CHOOSE-05 a thousand people wait', async () => {
	const shop = await openTestShop({ after }, { env: { SMS_NOTICES_HOURLY_BUDGET: '400' } });
	const { db, config, clock, time } = shop;

	test('CHOOSE-05 back in stock for 1,000 waiting people: each gets exactly one message, no hour more than its budget', async () => {
		const phones = await peopleWaitingFor(shop, [1, 2, 3], { count: 1000, firstPhone: 2_000_000 });
		assert.equal(await sendNotices(db, config, clock()), 0, 'nothing is back');
		await stockProducts(db, [1, 2, 3], 5);
		const perHour: number[] = [];
		for (let hour = 0; hour < 4; hour += 1) {
			const [first = 0, second = 0] = await runAtOnce(shop);
			perHour.push(first + second);
			assert.equal(await sendNotices(db, config, clock()), 0, 'the budget of this hour is spent');
			time.pass(HOUR_MS);
		}
		assert.deepEqual(perHour, [400, 400, 200, 0]);
		assert.deepEqual(await countMessages(db, phones), times(1000, 1));
		const { rows } = await sql`select from stock_waits`.execute(db);
		assert.equal(rows.length, 0);
	});

	test('CHOOSE-05 who is not reached before it is sold out again goes on waiting', async () => {
		const phones = await peopleWaitingFor(shop, [4], { count: 500, firstPhone: 3_000_000 });
		await stockProducts(db, [4], 1);
		assert.equal(await sendNotices(db, config, clock()), 400);
		await stockProducts(db, [4], 0);
		time.pass(HOUR_MS);
		assert.equal(await sendNotices(db, config, clock()), 0);
		const { rows } = await sql`select from stock_waits where product_id = 4`.execute(db);
		assert.equal(rows.length, 100);
		await stockProducts(db, [4], 1);
		assert.equal(await sendNotices(db, config, clock()), 100);
		assert.deepEqual(await countMessages(db, phones), times(500, 1));
	});

	test('CHOOSE-05 the job of the shop sends them, and the gateway gets each once', async () => {
		time.pass(HOUR_MS);
		await sql`delete from sms_outbox`.execute(db);
		const phones = await peopleWaitingFor(shop, [5], { count: 2, firstPhone: 4_000_000 });
		await stockProducts(db, [5], 1);
		await jobOf(shop, 'notices').run();
		await jobOf(shop, 'notices').run();
		const received: string[] = [];
		const gateway = {
			send: async ({ phone }: { phone: string }) => void received.push(phone),
			close: async () => {},
		};
		const worker = new SmsWorker({ db, clock, gateway, keepText: false, onTrouble: assert.fail });
		await worker.look();
		await worker.stop();
		assert.deepEqual(
			received.toSorted(),
			phones.map((phone) => `9936${phone}`),
		);
	});
});

describe('CHOOSE-05 control: two workers without the lock of the person', async () => {
	let opened: UnprotectedDatabase | undefined;
	const shop = await openTestShop(
		{ after },
		{
			openDatabase: (url) => {
				opened = new UnprotectedDatabase(url);
				return opened.db;
			},
		},
	);
	assert.ok(opened);
	const unprotected = opened;

	test('CHOOSE-05 control: each person gets the message twice', async () => {
		const phones = await peopleWaitingFor(shop, [1], { count: 3, firstPhone: 2_000_000 });
		await stockProducts(shop.db, [1], 5);
		unprotected.gather(WORKERS);
		await runAtOnce(shop).finally(() => unprotected.release());
		assert.deepEqual(await countMessages(shop.db, phones), times(3, WORKERS));
	});
});
