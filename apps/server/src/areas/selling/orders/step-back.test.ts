import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { AcceptRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { StaffOrdersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

type Shown = {
	status: string;
	number: string;
	customerCancelReason: string | null;
	cancelReason: string | null;
	backStep: { to: string; until: string | null } | null;
	movers: { back: boolean; note: string }[];
};

describe('an order goes back', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	await stockUp(db, [1], 1000);
	await allowOrdersADay(db, 1000);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const colleague = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const place = async (): Promise<number> =>
		(await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json().order.id;
	const messages = async (id: number) => {
		const { rows } = await sql<{ text: string; waits: number }>`select s.text,
				extract(epoch from s.next_try_at - ${shop.clock()}::timestamptz)::float8 as waits
			from sms_outbox s join order_messages m on m.sms_id = s.id where m.order_id = ${id} order by s.id`.execute(
			db,
		);
		return rows;
	};

	test('DESK-06 the SMS of a move is held for a minute; undone in time, it is not sent', async () => {
		const id = await place();
		await operator.done(`order_move/${id}`, { to: 'accepted', from: 'pending' });
		assert.deepEqual(
			(await messages(id)).map(({ waits }) => waits),
			[60],
		);
		time.pass(59 * SECOND_MS);
		const shown = await operator.read<Shown>(`order/${id}`);
		assert.deepEqual(shown.backStep?.to, 'pending');
		assert.ok(shown.backStep?.until);
		assert.equal((await colleague.read<Shown>(`order/${id}`)).backStep, null);
		assert.equal(await colleague.refused(`order_back/${id}`, { from: 'accepted' }), 'not_allowed');
		const back = await operator.done<Shown>(`order_back/${id}`, { from: 'accepted' });
		assert.deepEqual([back.status, back.movers.at(-1)?.back], ['pending', true]);
		assert.deepEqual(await messages(id), []);
	});

	test('DESK-06 after that minute only a manager steps back, with a reason that stays in the history', async () => {
		const id = await place();
		for (const [from, to] of [
			['pending', 'accepted'],
			['accepted', 'on_delivery'],
			['on_delivery', 'completed'],
		])
			await operator.done(`order_move/${id}`, { from, to });
		time.pass(60 * SECOND_MS);
		assert.equal(await operator.refused(`order_back/${id}`, { from: 'completed' }), 'not_allowed');
		assert.equal(
			await manager.refused(`order_back/${id}`, { from: 'completed', reason: ' ' }),
			'invalid_input reason',
		);
		const back = await manager.done<Shown>(`order_back/${id}`, { from: 'completed', reason: 'Wrong order' });
		assert.deepEqual([back.status, back.movers.at(-1)?.note], ['on_delivery', 'Wrong order']);
		const cancelled = await place();
		await operator.done(`order_move/${cancelled}`, { to: 'cancelled', reason: 'prank' });
		assert.equal(
			await manager.refused(`order_back/${cancelled}`, { from: 'cancelled', reason: 'Was real' }),
			'cannot_move',
		);
	});

	test('DESK-06 a press upon a state that is gone moves nothing, forward or back', async () => {
		const id = await place();
		const twice = await Promise.all(
			[operator, colleague].map((desk) =>
				desk.change(`order_move/${id}`, { from: 'pending', to: 'accepted' }),
			),
		);
		assert.deepEqual(twice.map(({ statusCode }) => statusCode).sort(), [200, 409]);
		assert.equal(
			await operator.refused(`order_move/${id}`, { from: 'pending', to: 'on_delivery' }),
			'changed_meanwhile',
		);
		assert.equal(await manager.refused(`order_back/${id}`, { from: 'pending' }), 'changed_meanwhile');
	});

	test('DESK-06 of an operator’s move and the customer’s cancellation at once one is made', async () => {
		const id = await place();
		const [moved, cancelled] = await Promise.all([
			operator.change(`order_move/${id}`, { from: 'pending', to: 'accepted' }),
			shopper.call('POST', `/api/order_cancel/${id}`, { reason: 'other' }),
		]);
		assert.deepEqual([moved.statusCode, cancelled.statusCode].toSorted(), [200, 409]);
		const { status } = await operator.read<Shown>(`order/${id}`);
		assert.equal(status, moved.statusCode === 200 ? 'accepted' : 'cancelled');
	});

	test('DESK-07 who collects an order is told the address and the hours, then that it was handed over', async () => {
		await sql`update order_rules set sms_statuses = '{on_delivery,completed}'`.execute(db);
		const id = await place();
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await operator.done(`order_move/${id}`, { to });
		const [ready, handedOver] = await messages(id);
		assert.match(ready?.text ?? '', /готов: .+, \d{1,2}-\d{1,2}\.$/);
		assert.match(handedOver?.text ?? '', /выдан\. Спасибо!$/);
		await sql`update order_rules set sms_statuses = default`.execute(db);
	});

	test('DESK-11 staff cancel for reasons of their own; the customer reads none of them; another reason needs words', async () => {
		const id = await place();
		assert.equal(
			await operator.refused(`order_move/${id}`, { to: 'cancelled', reason: 'other', note: ' ' }),
			'invalid_input note',
		);
		await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'prank' });
		const shown = await operator.read<Shown>(`order/${id}`);
		assert.deepEqual([shown.cancelReason, shown.customerCancelReason], ['prank', 'other']);
		assert.equal((await shopper.call('GET', `/api/order_show/${id}`)).json().cancel_reason, 'other');
		const own = await place();
		await shopper.call('POST', `/api/order_cancel/${own}`, { reason: 'expensive' });
		assert.equal((await operator.read<Shown>(`order/${own}`)).cancelReason, 'expensive');
	});

	test('DESK-03 DESK-13 an order that was stepped back waits from then on, in the list, its order, the report and the figures', async () => {
		await sql`update orders set status = 'cancelled', cancel_reason = 'other' where status = 'pending'`.execute(
			db,
		);
		const id = await place();
		await operator.done(`order_move/${id}`, { to: 'accepted' });
		time.pass(20 * MINUTE_MS);
		const next = await place();
		time.pass(MINUTE_MS);
		await manager.done(`order_back/${id}`, { from: 'accepted', reason: 'Wrong hour' });
		const { rows } = await manager.read<StaffOrdersWire>('orders?status=pending&sort=due');
		assert.deepEqual(
			rows.map((row) => row.id),
			[next, id],
		);
		assert.equal(rows[1]?.pendingSince, shop.clock().toISOString());
		time.pass(3 * MINUTE_MS);
		const { body } = await shop.app.inject('/metrics');
		assert.match(body, /^orders_oldest_pending_seconds 240$/m, 'of the other one');
		const fresh = await signInStaff(db, shop.clock(), 'operator');
		const headers = { cookie: fresh.cookie };
		await shop.app.inject({
			method: 'POST',
			url: `/api/staff/order_move/${id}`,
			headers,
			payload: { to: 'accepted' },
		});
		const { date } = ashgabatTime(shop.clock());
		const report = await manager.read<AcceptRowWire[]>(`report_acceptance?from=${date}&to=${date}`);
		assert.equal(report.find(({ staffId }) => staffId === fresh.id)?.medianMinutes, 3);
	});
});
