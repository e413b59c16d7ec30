import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { districtOf } from '../../../testing/district-of.ts';
import { stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const PRODUCT = 111;
const NETWORKS = 4;
const ACCOUNTS_OF_NETWORK = 15;
const CAPACITY = 20;

describe('S27 invented people', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	await stockUp(db, [PRODUCT], 10_000);
	await sql`update stock_census set pieces = 1000000`.execute(db);
	const district_id = await districtOf(db);
	const { rows: slots } = await sql<{ id: number }>`update delivery_slots set capacity = ${CAPACITY},
		weekday_capacities = default where id in (1, 2, 3) returning id`.execute(db);
	let lastKey = 0;
	const order = async (shopper: Shopper, remoteAddress: string, delivery: object) => {
		lastKey += 1;
		const answer = await app.inject({
			method: 'POST',
			url: '/api/order_add',
			remoteAddress,
			headers: { authorization: `Bearer ${shopper.token}`, 'idempotency-key': `places-${lastKey}` },
			payload: {
				items: [{ p_id: PRODUCT, quantity: 1 }],
				district_id,
				address: 'Parahat 1, 2',
				payment: 'cash',
				name: 'Aman',
				phone: '1234567',
				note: '',
				...delivery,
			},
		});
		return answer.statusCode === 201 ? 'placed' : answer.json().code;
	};
	const byCourier = (slotId: number) => ({
		delivery: 'courier',
		slot: { date: tomorrow(shop), id: slotId },
		expected_total: 120,
	});
	const strangers = (count: number) =>
		Promise.all(Array.from({ length: count }, () => signUpShopper(shop, { known: false })));
	const addressOf = (network: number) => `203.0.${network}.7`;

	test('S27 accounts from four networks leave most of every slot to others, also when all order at once', async () => {
		const crowd = await strangers(NETWORKS * ACCOUNTS_OF_NETWORK);
		const answers = await Promise.all(
			crowd.map((shopper, index) =>
				order(shopper, addressOf(index % NETWORKS), byCourier(slots[index % slots.length]?.id ?? 0)),
			),
		);
		assert.deepEqual([...new Set(answers)].toSorted(), ['phone_unconfirmed', 'placed']);
		const { rows: booked } = await sql<{ slot: number; booked: number }>`select slot_id as slot, booked
			from slot_bookings where date = ${tomorrow(shop)} and slot_id in (1, 2, 3) order by slot_id`.execute(
			db,
		);
		assert.equal(booked.length, slots.length);
		for (const { booked: places } of booked)
			assert.ok(places >= 1 && places <= CAPACITY * 0.3, `${places} of ${CAPACITY}`);
		const fromOne = await sql<{ count: number }>`select max(count)::integer as count from (
			select count(*) from orders o join users u on u.id = o.user_id where o.slot_id is not null
			group by u.order_network, o.delivery_date) held`.execute(db);
		assert.equal(fromOne.rows[0]?.count, 5, 'five of a day behind one address');
	});

	test('S27 past the share a code by SMS is enough, and whom the shop knows is never asked', async () => {
		const [late] = await strangers(1);
		assert.ok(late);
		assert.equal(await order(late, addressOf(0), byCourier(1)), 'phone_unconfirmed');
		await sql`update users set phone_confirmed_at = now() where id = ${late.id}`.execute(db);
		assert.equal(await order(late, addressOf(0), byCourier(1)), 'placed');
		assert.equal(await order(await signUpShopper(shop), addressOf(0), byCourier(1)), 'placed');
	});

	test('S27 a slot of few places lets one unconfirmed person in, and no more than two come from one address', async () => {
		await sql`update delivery_slots set capacity = 2 where id = 4`.execute(db);
		const [first, second] = await strangers(2);
		assert.ok(first && second);
		assert.equal(await order(first, addressOf(40), byCourier(4)), 'placed');
		assert.equal(await order(second, addressOf(41), byCourier(4)), 'phone_unconfirmed');
	});

	test('S27 R10 accounts behind one address have one turn together; a confirmed phone makes a client of its own', async () => {
		const [one] = await strangers(1);
		assert.ok(one);
		const headers = { authorization: `Bearer ${one.token}` };
		const clientOf = async () => {
			await app.inject({ url: '/api/order_list', remoteAddress: addressOf(30), headers });
			return shop.clients.of({ headers, ip: addressOf(30) });
		};
		assert.equal(await clientOf(), addressOf(30));
		await sql`update users set phone_confirmed_at = now() where id = ${one.id}`.execute(db);
		assert.equal(await clientOf(), `person ${one.id}`);
	});

	test('S27 express has the same shares', async () => {
		await sql`update order_rules set express_from = '00:00', express_to = '23:59', express_capacity = 10`.execute(
			db,
		);
		const crowd = await strangers(8);
		const express = { delivery: 'express', expected_total: 140 };
		const answers: string[] = [];
		for (const [index, shopper] of crowd.entries())
			answers.push(await order(shopper, addressOf(50 + Math.floor(index / 4)), express));
		assert.equal(answers.filter((answer) => answer === 'placed').length, 3, String(answers));
		assert.deepEqual(answers.slice(0, 3), ['placed', 'placed', 'phone_unconfirmed'], 'two of one address');
	});

	test('S27 a first order’s discount goes to two of an address and to one phone; a confirmed phone gets it too', async () => {
		const manager = await signInStaff(db, shop.clock(), 'manager');
		const made = await app.inject({
			method: 'POST',
			url: '/api/staff/promotions_add',
			headers: { cookie: manager.cookie },
			payload: { ...PROMOTION, firstOrder: true },
		});
		assert.equal(made.statusCode, 200, made.body);
		const pickup = (phone: string) => ({
			delivery: 'pickup',
			address: '',
			district_id: undefined,
			phone,
			expected_total: 90,
		});
		const crowd = await strangers(6);
		const answers: string[] = [];
		for (const [index, shopper] of crowd.entries())
			answers.push(await order(shopper, addressOf(60), pickup(`130000${index}`)));
		assert.deepEqual(answers, ['placed', 'placed', ...Array(4).fill('phone_unconfirmed')]);
		const [same, last] = crowd.slice(4);
		assert.ok(same && last);
		assert.equal(
			await order(same, addressOf(61), pickup('1300000')),
			'phone_unconfirmed',
			'the phone of the first',
		);
		await sql`update users set phone_confirmed_at = now() where id = ${last.id}`.execute(db);
		assert.equal(await order(last, addressOf(60), pickup('1300000')), 'placed');
		await sql`update promotions set active = false`.execute(db);
	});
});
