import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { CallRequestRowWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import type { StaffOrdersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { deleteExpired } from '../../../main/jobs.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { type Desk, sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('S31 what insiders read', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	await stockUp(db, [5], 1000);
	await allowOrdersADay(db, 1000);
	const shopper = await signUpShopper(shop);
	for (let count = 0; count < 3; count += 1)
		await shopper.order({ items: [{ p_id: 5, quantity: 1 }], expected_total: 100, phone: '1234567' });
	/** Returns entries of the change log about reading, as [kind, how many]. */
	const trace = async () => {
		const { rows } = await sql<{
			key: string;
			count: number;
		}>`select key, (after->>'read_count')::integer as count
			from audit_log where subject = 'reads' order by id`.execute(db);
		return rows.map(({ key, count }) => [key, count]);
	};
	const lookUp = async (desk: Desk, from: number, count: number) => {
		for (let index = 0; index < count; index += 1) await desk.read(`person?phone=1${300_000 + from + index}`);
	};

	test('S31 numbers that are tried one by one leave a trace, at sixty within an hour and at each doubling', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		await lookUp(operator, 0, 59);
		await lookUp(operator, 0, 59);
		assert.deepEqual(await trace(), [], 'the same people again are not more of them');
		await lookUp(operator, 59, 62);
		assert.deepEqual(await trace(), [
			['persons', 60],
			['persons', 120],
		]);
		time.pass(HOUR_MS);
		const next = await sitAtDesk(shop, 'operator');
		await lookUp(next, 0, 59);
		assert.equal((await trace()).length, 2, 'the next hour begins at none');
		await sql`truncate audit_log`.execute(db);
	});

	test('S31 a list that is read page by page leaves a trace of who read it; looking at it all day does not', async () => {
		const { id: staffId, cookie } = await signInStaff(db, time.now, 'operator');
		const read = () => app.inject({ url: '/api/staff/orders', headers: { cookie } });
		for (let glance = 0; glance < 30; glance += 1) await read();
		assert.deepEqual(await trace(), []);
		// Acts as if 196 other orders had been read before.
		await sql`insert into staff_reads (staff_id, kind, hour, key)
			select ${staffId}, 'orders', date_trunc('hour', ${time.now}::timestamptz), 'x' || n
			from generate_series(1, 196) n`.execute(db);
		const placed = await shopper.order({ items: [{ p_id: 5, quantity: 1 }], expected_total: 100 });
		const opened = await app.inject({
			url: `/api/staff/order/${placed.json().order.id}`,
			headers: { cookie },
		});
		assert.equal(opened.statusCode, 200);
		await read();
		assert.deepEqual(await trace(), [['orders', 200]]);
		const { rows } = await sql<{
			staff: number;
		}>`select staff_id as staff from audit_log where subject = 'reads'`.execute(db);
		assert.deepEqual(rows, [{ staff: staffId }]);
		time.pass(3 * HOUR_MS);
		await deleteExpired(shop);
		const left = await sql`select from staff_reads`.execute(db);
		assert.equal(left.rows.length, 0, 'what was counted is forgotten');
	});

	test('S31 S15 phones are masked in lists and sheets for who has no right to whole ones, and whole in the order', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		const manager = await sitAtDesk(shop, 'manager');
		const phones = async (desk: Desk) =>
			(await desk.read<StaffOrdersWire>('orders')).rows.map(({ phone }) => phone);
		assert.deepEqual(new Set(await phones(operator)), new Set(['+993 6*****67']));
		assert.deepEqual(new Set(await phones(manager)), new Set(['+993 61 23-45-67']));
		const [first] = (await operator.read<StaffOrdersWire>('orders')).rows;
		assert.equal((await operator.read<{ phone: string }>(`order/${first?.id}`)).phone, '1234567');
		for (const [role, isWhole] of [
			['operator', false],
			['manager', true],
		] as const) {
			const { cookie } = await signInStaff(db, time.now, role);
			const sheet = await app.inject({
				url: '/api/staff/order_export?kind=orders&format=csv',
				headers: { cookie },
			});
			assert.equal(sheet.statusCode, 200, sheet.body);
			assert.equal(sheet.body.includes('99361234567'), isWhole, role);
		}
	});

	test('S31 who waits for a call is shown with the number, who was called without', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		await app.inject({
			method: 'POST',
			url: '/api/call_me',
			payload: { name: 'Maral', phone: '1300999', items: '' },
		});
		const rows = async (status: string) =>
			(await operator.read<{ rows: CallRequestRowWire[] }>(`call_requests?status=${status}`)).rows;
		const [waiting] = await rows('waiting');
		assert.equal(waiting?.phone, '1300999');
		time.pass(MINUTE_MS);
		await operator.done(`call_request_close/${waiting?.id}`);
		assert.deepEqual(
			(await rows('closed')).map(({ phone }) => phone),
			['+993 6*****99'],
		);
	});
});
