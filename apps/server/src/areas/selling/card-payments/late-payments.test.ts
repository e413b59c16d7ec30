import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { openCardShop } from '../../../testing/card-orders.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';
import { alertDuty } from '../desk/alert-duty.ts';

const PAY_MS = 20 * MINUTE_MS;

describe('money that comes late, and what an order has by then', async () => {
	const { shop, bank, shopper, place, start, check, show, buy, job } = await openCardShop({ after });
	const { db, time } = shop;
	await sql`update staff_roles set idle_minutes = 720`.execute(db);
	const manager = await sitAtDesk(shop, 'manager');
	afterEach(async () => {
		await sql`update promotions set active = false`.execute(db);
	});

	/** Makes an order whose time to pay runs out while the customer is on the bank's page. */
	const release = async (body: Parameters<typeof place>[0] = {}, placing = place) => {
		const { id } = await placing(body);
		const { orderId } = await start(id);
		time.pass(PAY_MS);
		await job();
		assert.equal((await show(id)).status, 'cancelled');
		return { id, pay: () => bank.tell({ pay: { orderId } }) };
	};

	test('PAY-03 DESK-06 the SMS of a cancellation that the payment undoes is not sent', async () => {
		const { id, pay } = await release();
		await pay();
		await check(id);
		const { status, payment_state } = await show(id);
		assert.deepEqual([status, payment_state], ['pending', 'paid']);
		const { rows } = await sql`select from sms_outbox s join order_messages m on m.sms_id = s.id
			where m.order_id = ${id}`.execute(db);
		assert.equal(rows.length, 0);
	});

	test('PAY-03 ORDER-05 who cancels while the bank’s page is open, and pays, gets the money back and reads why', async () => {
		const { id } = await place();
		const { orderId } = await start(id);
		const cancelled = await shopper.call('POST', `/api/order_cancel/${id}`, { reason: 'other' });
		assert.equal(cancelled.json().payment_state, 'failed');
		await bank.tell({ pay: { orderId } });
		assert.equal((await check(id)).order.payment_state, 'refunded');
		const { rows } = await sql<{
			text: string;
		}>`select text from sms_outbox order by id desc limit 1`.execute(db);
		assert.match(rows[0]?.text ?? '', /отменён, оплата опоздала. Деньги вернутся/);
	});

	for (const terms of [{ usesPerPerson: 1 }, { firstOrder: true }])
		test(`PAY-03 PRICE-03 an order is not taken up again with a promotion that another one has by now: ${Object.keys(terms)}`, async () => {
			const person = await signUpShopper(shop);
			await manager.done('promotions_add', { ...PROMOTION, ...terms, productIds: [7] });
			const order = { items: [{ p_id: 7, quantity: 1 }], expected_total: 90 };
			const placed = await person.order({ ...order, payment: 'card' });
			assert.equal(placed.statusCode, 201, placed.body);
			const { id } = placed.json().order;
			const started = await person.call('POST', `/api/payment_start/${id}`, {});
			const orderId = new URL(started.json().url).searchParams.get('mdOrder') ?? '';
			time.pass(PAY_MS);
			await job();
			assert.equal((await person.order(order)).statusCode, 201);
			await bank.tell({ pay: { orderId } });
			time.pass(5000);
			const { order: checked } = (await person.call('POST', `/api/payment_check/${id}`)).json();
			assert.equal(checked.status, 'cancelled');
		});

	test('PAY-03 ORDER-01 nor with express delivery that has no room any more', async () => {
		const districtId = await districtOf(db);
		await sql`update order_rules set express_capacity = 1`.execute(db);
		const items = [{ p_id: 7, quantity: 1 }];
		const way = { delivery: 'express' as const, district_id: districtId };
		const quote = await shopper.call('POST', '/api/order_quote', { items, ...way });
		const express = { ...way, address: 'Parahat 1, 2', expected_total: quote.json().total };
		const { id, pay } = await release(express);
		const other = await signUpShopper(shop);
		assert.equal((await other.order({ ...express, items })).statusCode, 201);
		await pay();
		await check(id);
		assert.equal((await show(id)).status, 'cancelled');
	});

	test('PAY-03 S26 who has deleted the account meanwhile gets the money back and no SMS', async () => {
		const person = await signUpShopper(shop);
		const placed = await person.order({
			items: [{ p_id: 7, quantity: 1 }],
			expected_total: 100,
			payment: 'card',
		});
		const { id } = placed.json().order;
		const started = await person.call('POST', `/api/payment_start/${id}`, {});
		const orderId = new URL(started.json().url).searchParams.get('mdOrder') ?? '';
		time.pass(PAY_MS);
		await job();
		await deletePerson(shop, person.id, time.now);
		await bank.tell({ pay: { orderId } });
		time.pass(5 * MINUTE_MS);
		await job();
		const { rows } = await sql<{ cause: string }>`select r.cause from payment_refunds r
			join payments p on p.id = r.payment_id where p.order_id = ${id}`.execute(db);
		assert.deepEqual(rows, [{ cause: 'late' }]);
		const sent = await sql`select from sms_outbox where phone = '0000000'`.execute(db);
		assert.equal(sent.rows.length, 0);
	});

	test('ORDER-04 no step back once money went back', async () => {
		const { order } = await buy({ items: [{ p_id: 7, quantity: 2 }], expected_total: 200 });
		for (const to of ['accepted', 'on_delivery']) await manager.done(`order_move/${order.id}`, { to });
		const { version } = await manager.read<StaffOrderWire>(`order/${order.id}`);
		await manager.done(`order_hand_out/${order.id}`, {
			version,
			taken: [{ productId: 7, quantity: 1 }],
			cashTenge: 0,
			terminalTenge: 0,
		});
		assert.equal((await manager.read<StaffOrderWire>(`order/${order.id}`)).backStep, null);
		const back = { from: 'completed', reason: 'A mistake' };
		assert.equal(await manager.refused(`order_back/${order.id}`, back), 'cannot_move');
	});

	test('RET-04 PAY-04 a return to the card says so', async () => {
		const { order } = await buy();
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await manager.done(`order_move/${order.id}`, { to });
		const line = { productId: 7, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' };
		await manager.done(`return_add/${order.id}`, { lines: [line], settlement: 'card' });
		const { rows } = await sql<{
			text: string;
		}>`select text from sms_outbox order by id desc limit 1`.execute(db);
		assert.match(rows[0]?.text ?? '', /100 TMT вернутся на карту/);
	});

	test('DESK-10 the duty phone is told of an order some time after it was paid, not after it was placed', async () => {
		await sql`update order_rules set duty_phone = '1234567'`.execute(db);
		await alertDuty(db, time.now);
		const { id } = await place();
		const { orderId } = await start(id);
		time.pass(18 * MINUTE_MS);
		await bank.tell({ pay: { orderId } });
		await check(id);
		assert.equal(await alertDuty(db, time.now), 0);
		time.pass(15 * MINUTE_MS);
		assert.equal(await alertDuty(db, time.now), 1);
	});
});
