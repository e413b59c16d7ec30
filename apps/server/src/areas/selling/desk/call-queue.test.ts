import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OrderCallsWire } from '@dukan/domain/selling/desk/desk-calls.api.ts';
import type { StaffOrderRowWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { later, MINUTE_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('the call queue', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	await stockUp(db, [1], 1000);
	await allowOrdersADay(db, 1000);
	const shopper = await signUpShopper(shop);
	const first = await sitAtDesk(shop, 'operator');
	const second = await sitAtDesk(shop, 'operator');
	const place = async (): Promise<number> =>
		(await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json().order.id;
	const inMinutes = (minutes: number) => later(shop.clock(), minutes * MINUTE_MS).toISOString();

	test('DESK-03 of two who take an order at once one gets it; others see who has it and may take it over', async () => {
		const id = await place();
		const both = await Promise.all(
			[first, second].map((desk) => desk.change(`order_take/${id}`, { from: null })),
		);
		assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
		const { takenBy } = await second.read<OrderCallsWire>(`order_calls/${id}`);
		assert.ok(takenBy);
		const loser = both[0]?.statusCode === 409 ? first : second;
		assert.equal(await loser.refused(`order_take/${id}`, { from: null }), 'changed_meanwhile');
		const over = await loser.done<OrderCallsWire>(`order_take/${id}`, { from: takenBy.id });
		assert.notEqual(over.takenBy?.id, takenBy.id);
		const free = await loser.done<OrderCallsWire>(`order_release/${id}`);
		assert.equal(free.takenBy, null);
	});

	test('DESK-03 a call that reached no one is counted once, names its next time, and frees the order', async () => {
		const id = await place();
		await first.done(`order_take/${id}`, { from: null });
		const callBackAt = inMinutes(30);
		const after1 = await first.done<OrderCallsWire>(`order_attempt/${id}`, { attempts: 0, callBackAt });
		assert.deepEqual([after1.attempts, after1.callBackAt, after1.takenBy], [1, callBackAt, null]);
		assert.equal(after1.calls.length, 1);
		assert.equal(
			await second.refused(`order_attempt/${id}`, { attempts: 0, callBackAt: null }),
			'changed_meanwhile',
		);
		for (const wrong of [inMinutes(0), inMinutes(-5), inMinutes(60 * 24 * 7 + 1)])
			assert.equal(
				await first.refused(`order_attempt/${id}`, { attempts: 1, callBackAt: wrong }),
				'invalid_input callBackAt',
			);
	});

	test('DESK-03 overdue calls stand first; a call back for later waits behind them', async () => {
		await db.deleteFrom('sms_outbox').execute();
		const early = await place();
		time.pass(MINUTE_MS);
		const late = await place();
		await first.done(`order_attempt/${early}`, { attempts: 0, callBackAt: inMinutes(20) });
		const queue = async () => {
			const { rows } = await first.read<{ rows: StaffOrderRowWire[] }>('orders?status=pending&sort=due');
			return rows.map(({ id }) => id).filter((id) => id === early || id === late);
		};
		assert.deepEqual(await queue(), [late, early]);
		await first.done(`order_attempt/${late}`, { attempts: 0, callBackAt: inMinutes(40) });
		assert.deepEqual(await queue(), [early, late]);
		const { rows } = await first.read<{ rows: StaffOrderRowWire[] }>('orders?status=pending&sort=due');
		const row = rows.find(({ id }) => id === late);
		assert.deepEqual([row?.call.attempts, row?.call.callBackAt], [1, inMinutes(40)]);
	});

	test('DESK-03 an order that no longer waits cannot be taken, and DESK-01 one that is taken rings no longer', async () => {
		const unseen = async () => (await first.read<{ unseen: number }>('order_counts')).unseen;
		const before = await unseen();
		const id = await place();
		assert.equal(await unseen(), before + 1);
		await first.done(`order_take/${id}`, { from: null });
		assert.equal(await unseen(), before);
		await first.done(`order_move/${id}`, { to: 'accepted' });
		assert.equal(await second.refused(`order_take/${id}`, { from: null }), 'cannot_move');
		assert.equal(await second.refused('order_take/999999', { from: null }), 'not_found');
	});
});
