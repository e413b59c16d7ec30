import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { DeliveryPromiseWire } from '@dukan/domain/selling/delivery/delivery-promise.api.ts';
import { sql } from 'kysely';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('GET /api/delivery_promise', async () => {
	const { app, db, time } = await openTestShop({ after });
	await db.deleteFrom('holidays').execute();
	const district = async (name: string) =>
		(await db.selectFrom('districts').select('id').where('name_en', '=', name).executeTakeFirstOrThrow()).id;
	const near = await district('Parahat 1');
	const { rows: slots } = await sql<{ id: number; from: string; capacity: number }>`
		select id, to_char(from_time, 'HH24:MI') as "from", capacity from delivery_slots order by from_time`.execute(
		db,
	);
	const slot = slots[0] ?? assert.fail();
	const ask = async (query = '') => {
		const response = await app.inject({ url: `/api/delivery_promise${query}` });
		assert.equal(response.headers['cache-control'], 'no-store');
		return response.json<DeliveryPromiseWire>();
	};

	test('CHOOSE-07 a guest is promised the first slot that is free, and the next one when that is full or over', async () => {
		time.now = new Date('2026-11-16T00:30:00+05:00');
		const first = await ask(`?district_id=${near}`);
		assert.equal(first.today, '2026-11-16');
		assert.equal(first.now, time.now.toISOString());
		assert.equal(first.promises[0]?.date, '2026-11-16');
		assert.equal(first.promises[0]?.from, slot.from);
		assert.deepEqual(await ask(), first, 'where the shop itself is, until a district is chosen');

		await sql`insert into slot_bookings (date, slot_id, booked)
			values ('2026-11-16', ${slot.id}, ${slot.capacity})`.execute(db);
		const second = (await ask(`?district_id=${near}`)).promises[0];
		assert.ok(second && second.date === '2026-11-16' && second.from > (first.promises[0]?.from ?? ''));

		time.now = new Date('2026-11-16T23:59:00+05:00');
		assert.equal((await ask(`?district_id=${near}`)).promises[0]?.date, '2026-11-17');
	});

	test('LIGHT-03 express is said only while checkout takes it', async () => {
		await sql`update order_rules set express_from = '09:00', express_to = '18:00'`.execute(db);
		for (const [hour, express] of [
			['08:59', false],
			['09:00', true],
			['17:59', true],
			['18:00', false],
		] as const) {
			time.now = new Date(`2026-11-18T${hour}:00+05:00`);
			assert.equal((await ask(`?district_id=${near}`)).express, express, hour);
			assert.equal((await ask()).express, express, `${hour}, no district`);
		}
		await db.updateTable('districts').set({ express: false }).where('id', '=', near).execute();
		time.now = new Date('2026-11-18T12:00:00+05:00');
		assert.equal((await ask(`?district_id=${near}`)).express, false);
	});

	test('CHOOSE-07 nothing is promised where nothing is brought; an unknown district is not found', async () => {
		await db
			.updateTable('districts')
			.set({ delivery: false, express: false })
			.where('id', '=', near)
			.execute();
		assert.deepEqual((await ask(`?district_id=${near}`)).promises, []);
		assert.equal((await app.inject({ url: '/api/delivery_promise?district_id=999999' })).statusCode, 404);
		assert.equal((await app.inject({ url: '/api/delivery_promise?district_id=x' })).statusCode, 400);
	});
});
