import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { KEYS_EXPIRE } from '../../../platform/idempotency/idempotency.queries.ts';
import { deleteExpiredRows } from '../../../platform/jobs/delete-expired.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('a press is made once', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const { cookie } = await signInStaff(db, shop.clock(), 'owner');
	const post = (path: string, payload: object, key: string, by = cookie) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/${path}`,
			headers: { cookie: by, 'idempotency-key': key },
			payload,
		});
	const name = { nameEn: 'Twice', nameRu: 'Twice', nameTm: 'Twice' };
	const regions = async () =>
		(await app.inject({ url: '/api/staff/regions', headers: { cookie } }))
			.json()
			.filter(({ nameEn }: { nameEn: string }) => nameEn === 'Twice').length;

	test('DESK-12 two equal presses under one key add one thing and get one answer', async () => {
		const both = await Promise.all([1, 2].map(() => post('regions_add', name, 'press-number-1')));
		assert.deepEqual(
			both.map(({ statusCode }) => statusCode),
			[200, 200],
		);
		assert.deepEqual(both[0]?.json(), both[1]?.json());
		assert.equal(await regions(), 1);
		assert.equal((await post('regions_add', name, 'press-number-2')).statusCode, 200);
		assert.equal(await regions(), 2);
	});

	test('DESK-12 a move whose answer was lost is not made twice, and is not refused', async () => {
		await stockUp(db, [1], 10);
		const shopper = await signUpShopper(shop);
		const { order } = (
			await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })
		).json();
		const move = { to: 'accepted', from: 'pending' };
		for (let press = 0; press < 2; press += 1) {
			const response = await post(`order_move/${order.id}`, move, 'press-number-3');
			assert.deepEqual([response.statusCode, response.json().status], [200, 'accepted'], response.body);
		}
		const note = { text: 'Call at six' };
		for (let press = 0; press < 2; press += 1) await post(`order_note/${order.id}`, note, 'press-number-4');
		const shown = await app.inject({ url: `/api/staff/order/${order.id}`, headers: { cookie } });
		assert.equal(shown.json().notes.length, 1);
	});

	test('DESK-12 a key stands for one request of one person; a refused one is free again; old ones are deleted', async () => {
		const other = await post('regions_add', { ...name, nameEn: 'Other' }, 'press-number-1');
		assert.deepEqual([other.statusCode, other.json().code], [409, 'idempotency_mismatch']);
		const colleague = await signInStaff(db, shop.clock(), 'owner');
		assert.equal((await post('regions_add', name, 'press-number-1', colleague.cookie)).statusCode, 200);
		const bad = { fromTime: '11:00', toTime: '10:00', orderUntil: '09:00', capacity: 1 };
		const slot = { ...bad, weekdayCapacities: Array.from({ length: 7 }, () => null) };
		assert.equal((await post('slots_add', slot, 'press-number-5')).statusCode, 400);
		const fixed = { ...slot, fromTime: '20:00', toTime: '21:00' };
		assert.equal((await post('slots_add', fixed, 'press-number-5')).statusCode, 200);
		assert.equal((await post('regions_add', name, 'short')).statusCode, 400);
		await deleteExpiredRows(db, later(shop.clock(), DAY_MS), [KEYS_EXPIRE]);
		const left = await db.selectFrom('staff_accounts').select('id').execute();
		assert.ok(left.length > 1);
		assert.equal((await post('regions_add', { ...name, nameEn: 'Other' }, 'press-number-1')).statusCode, 200);
	});
});
