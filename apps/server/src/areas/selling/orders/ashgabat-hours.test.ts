import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { districtOf } from '../../../testing/district-of.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const HOST_ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'];

/** An instant, its day in Ashgabat, and which of that day's slots can still be chosen. */
const INSTANTS = [
	['2026-11-15T03:59:00Z', '2026-11-15', [true, true, true, true]], // 08:59
	['2026-11-15T13:00:00Z', '2026-11-15', [false, false, false, false]], // 18:00
	['2026-11-15T18:59:59Z', '2026-11-15', [false, false, false, false]], // 23:59:59
	['2026-11-15T19:00:00Z', '2026-11-16', [true, true, true, true]], // midnight
	['2026-12-30T18:59:59Z', '2026-12-30', [false, false, false, false]],
] as const;

describe('days and slots are those of Ashgabat', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	await stockUp(db, [1], 100);
	const district_id = await districtOf(db);
	const hostZone = process.env.TZ;
	after(() => {
		if (hostZone === undefined) delete process.env.TZ;
		else process.env.TZ = hostZone;
	});

	for (const zone of HOST_ZONES) {
		test(`R13 ORDER-01 the days offered are the same on a machine in ${zone}`, async () => {
			process.env.TZ = zone;
			for (const [instant, today, open] of INSTANTS) {
				time.now = new Date(instant);
				const me = await signUpShopper(shop);
				const { days } = (await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
				assert.equal(days[0].date, today, instant);
				assert.deepEqual(
					days[0].slots.map((slot: { open: boolean }) => slot.open),
					open,
					instant,
				);
			}
			// New Year's Day is a holiday.
			time.now = new Date('2026-12-31T19:00:00Z');
			const me = await signUpShopper(shop);
			const { days } = (await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
			assert.equal(days[0].date, '2027-01-02');
		});

		test(`R5 R13 ORDER-03 nothing is accepted after its slot on a machine in ${zone}`, async () => {
			process.env.TZ = zone;
			for (const [instant, code] of [
				['2026-11-15T10:59:59Z', undefined],
				['2026-11-15T11:00:00Z', 'slot_expired'],
			] as const) {
				time.now = new Date(instant);
				const me = await signUpShopper(shop);
				const response = await me.order({
					delivery: 'courier',
					district_id,
					address: 'Parahat 1, 2',
					slot: { date: '2026-11-15', id: 4 },
					items: [{ p_id: 1, quantity: 1 }],
					expected_total: 120,
				});
				assert.equal(response.json().code, code, instant);
				if (!code) {
					assert.equal(response.json().order.slot.date, '2026-11-15');
					assert.equal(response.json().order.created_at, '2026-11-15T10:59:59.000Z');
				}
			}
		});
	}
});
