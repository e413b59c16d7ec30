import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { HOUR_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { listSpentParts } from '../../shop/sms/sms-budget.ts';
import { countAttempt } from '../desk/call-queue.queries.ts';
import { moveOrder } from './move-order.ts';

describe('S18 pending orders run out', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const job = jobOf(shop, 'order-expiry');
	const stockOf = async (id: number) => {
		const { rows } = await sql<{
			stock: number;
		}>`select quantity as stock from product_stock where product_id = ${id}`.execute(db);
		return rows[0]?.stock;
	};
	const messages = async () =>
		(await db.selectFrom('sms_outbox').select(['phone', 'text']).orderBy('id').execute()).map(
			({ phone, text }) => `${phone} ${text}`,
		);

	const untilOneWaitsForALock = async () => {
		const waiting = sql`select from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`;
		while ((await waiting.execute(db)).rows.length === 0) await setTimeout(10);
	};

	test('S18 one that no one accepted is cancelled with an SMS; stock and slot return; accepted ones stay', async () => {
		await stockUp(db, [31], 10);
		const shopper = await signUpShopper(shop);
		const item = { items: [{ p_id: 31, quantity: 2 }] };
		const districtId = await districtOf(db);
		const courier = await shopper.order({
			...item,
			expected_total: 220,
			delivery: 'courier',
			address: 'Parahat 1, 2',
			district_id: districtId,
			slot: { date: tomorrow(shop), id: 3 },
		});
		assert.equal(courier.statusCode, 201, courier.body);
		const accepted = await shopper.order({ ...item, expected_total: 200 });
		const acceptedId: number = accepted.json().order.id;
		await db
			.transaction()
			.execute((trx) => moveOrder(trx, { orderId: acceptedId, to: 'accepted', by: 'shop', now: time.now }));
		time.pass(48 * HOUR_MS - MINUTE_MS);
		const fresh = await shopper.order({ ...item, expected_total: 200 });
		await job.run();
		assert.equal(await stockOf(31), 4, 'a minute too early');
		time.pass(MINUTE_MS);
		await job.run();
		await job.run();
		assert.equal(await stockOf(31), 6);
		const statusOf = async (id: number) => (await shopper.call('GET', `/api/order_show/${id}`)).json();
		const expired = await statusOf(courier.json().order.id);
		assert.deepEqual([expired.status, expired.cancel_reason], ['cancelled', 'other']);
		assert.deepEqual(
			[(await statusOf(acceptedId)).status, (await statusOf(fresh.json().order.id)).status],
			['accepted', 'pending'],
		);
		const { rows } = await sql<{ booked: number }>`select booked from slot_bookings`.execute(db);
		assert.deepEqual(rows, [{ booked: 0 }]);
		const told = (await messages()).filter((text) => text.includes(expired.number));
		assert.deepEqual(told, [
			`1234567 Dükan: заказ ${expired.number} не подтверждён и отменён. Закажите снова.`,
		]);
	});

	test('S18 how long is a setting', async () => {
		await sql`update trust_rules set pending_hours = 3`.execute(db);
		await stockUp(db, [32], 10);
		const shopper = await signUpShopper(shop);
		await shopper.order({ items: [{ p_id: 32, quantity: 1 }], expected_total: 100 });
		time.pass(3 * HOUR_MS);
		await job.run();
		assert.equal(await stockOf(32), 10);
	});

	test('S18 many at once, in two processes: each is cancelled once', async () => {
		await stockUp(db, [33], 10);
		for (let index = 0; index < 5; index += 1) {
			const shopper = await signUpShopper(shop);
			await shopper.order({ items: [{ p_id: 33, quantity: 2 }], expected_total: 200 });
		}
		assert.equal(await stockOf(33), 0);
		time.pass(3 * HOUR_MS);
		await Promise.all([job.run(), job.run()]);
		assert.equal(await stockOf(33), 10);
	});

	test('S19 S3 phones that anyone may have invented get a share of the messages, which others do not need', async () => {
		await stockUp(db, [34], 10);
		const item = { items: [{ p_id: 34, quantity: 1 }], expected_total: 100 };
		const customer = await signUpShopper(shop);
		await customer.order(item);
		await sql`update users set phone_confirmed_at = ${time.now} where id = ${customer.id}`.execute(db);
		for (let index = 0; index < 5; index += 1) await (await signUpShopper(shop)).order(item);
		time.pass(3 * HOUR_MS);
		const before = (await messages()).length;
		const sms = { ...shop.config.sms, hourlyBudget: 10 };
		await jobOf({ ...shop, config: { ...shop.config, sms } }, 'order-expiry').run();
		assert.equal(await stockOf(34), 10);
		assert.equal((await messages()).length - before, 3 + 1);
		assert.deepEqual(await listSpentParts(db, sms.hourlyBudget, time.now), ['cancelled_new']);
	});

	test('S18 DESK-06 an order that was stepped back waits from then on, and calls of before do not count', async () => {
		await sql`update trust_rules set pending_hours = 48`.execute(db);
		await sql`update order_rules set call_attempts = 2`.execute(db);
		await stockUp(db, [33], 10);
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 33, quantity: 1 }], expected_total: 100 });
		const id: number = placed.json().order.id;
		const statusOf = async () => (await shopper.call('GET', `/api/order_show/${id}`)).json().status;
		await sql`insert into order_desk (order_id, attempts, last_attempt_at) values (${id}, 2, ${time.now})`.execute(
			db,
		);
		await db
			.transaction()
			.execute((trx) => moveOrder(trx, { orderId: id, to: 'accepted', by: 'shop', now: time.now }));
		time.pass(49 * HOUR_MS);
		const manager = await sitAtDesk(shop, 'manager');
		await manager.done(`order_back/${id}`, { from: 'accepted', reason: 'The customer thinks it over' });
		await job.run();
		assert.equal(await statusOf(), 'pending');
		time.pass(48 * HOUR_MS);
		await job.run();
		assert.equal(await statusOf(), 'cancelled');
	});

	test('S18 DESK-03 an order whose call back is agreed while the job waits for it is left alone', async () => {
		await stockUp(db, [35], 10);
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 35, quantity: 1 }], expected_total: 100 });
		const orderId: number = placed.json().order.id;
		const statusOf = async () => (await shopper.call('GET', `/api/order_show/${orderId}`)).json().status;
		const { id: staffId } = await signInStaff(db, time.now);
		time.pass(48 * HOUR_MS);
		const callBackAt = later(time.now, HOUR_MS);
		let running: Promise<unknown> | undefined;
		await db.transaction().execute(async (trx) => {
			await countAttempt(trx, { orderId, staffId, seen: 0, callBackAt, now: time.now });
			running = job.run();
			await untilOneWaitsForALock();
		});
		await running;
		assert.equal(await statusOf(), 'pending');
		time.pass(HOUR_MS);
		await job.run();
		assert.equal(await statusOf(), 'cancelled', 'after the agreed time');
	});
});
