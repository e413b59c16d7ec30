import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	DeliveryFullnessWire,
	OrderRulesWire,
	StaffDistrictWire,
	StaffSlotWire,
	StaffZoneWire,
} from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { fillSlot, tomorrow } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const names = { nameEn: 'New place', nameRu: '', nameTm: '' };
const slot = { fromTime: '18:00', toTime: '20:00', orderUntil: '17:00' };
const ANY = null;

describe('delivery in the back-office', async () => {
	const shop = await openTestShop({ after });
	const desk = await sitAtDesk(shop, 'manager');
	const slots = () => desk.read<StaffSlotWire[]>('slots');
	// The test clock's tomorrow, 2026-11-16, is a Monday.
	const mondays = (room: number | null) => [room, ANY, ANY, ANY, ANY, ANY, ANY];

	test('S17 operators read, leaders change, editors of content do neither', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		assert.ok((await operator.read<unknown[]>('zones')).length > 0);
		assert.equal(await operator.refused('zones_update/city', { priceTenge: 1 }), 'not_allowed');
		const content = await sitAtDesk(shop, 'content');
		assert.equal(await content.refused('regions_add', names), 'not_allowed');
	});

	test('regions, districts and zones: what is still used stays, what cannot be is told beside its field', async () => {
		const { key: region } = await desk.done<{ key: number }>('regions_add', names);
		const district = { ...names, regionId: region, zone: 'city', delivery: true, express: true };
		const { key } = await desk.done<{ key: number }>('districts_add', district);
		assert.equal(await desk.refused(`regions_delete/${region}`), 'still_used');
		assert.equal(await desk.refused('zones_delete/city'), 'still_used');
		assert.equal(await desk.refused(`districts_update/${key}`, { delivery: false }), 'invalid_input express');
		assert.equal(await desk.refused(`districts_update/${key}`, { zone: 'moon' }), 'invalid_input zone');
		assert.equal(await desk.refused('zones_update/city', { minDays: 9 }), 'invalid_input maxDays');
		assert.equal(
			await desk.refused('zones_update/city', { expressMinutes: null }),
			'invalid_input expressMinutes',
		);
		await desk.done(`districts_update/${key}`, { delivery: false, express: false });
		const found = (await desk.read<StaffDistrictWire[]>('districts')).find(({ id }) => id === key);
		assert.equal(found?.delivery, false);
		await desk.done(`districts_delete/${key}`);
		await desk.done(`regions_delete/${region}`);
	});

	test('slots that overlap are refused, also of two added at once; slots that touch are not', async () => {
		const room = { orderUntil: '08:00', capacity: 1, weekdayCapacities: mondays(null) };
		const add = (fromTime: string, toTime: string) => desk.change('slots_add', { ...room, fromTime, toTime });
		for (const [from, to] of [
			['09:00', '11:00'],
			['10:00', '10:30'],
			['08:00', '19:00'],
			['17:59', '19:00'],
		] as const) {
			const refused = await add(from, to);
			assert.deepEqual(
				[refused.statusCode, refused.json().errors],
				[400, [{ field: 'fromTime', code: 'overlap' }]],
				`${from}–${to}`,
			);
		}
		assert.equal(await desk.refused('slots_update/1', { toTime: '11:30' }), 'invalid_input fromTime');
		await desk.done('slots_update/1', { fromTime: '09:00', toTime: '11:00', capacity: 20 });
		const both = await Promise.all([add('21:00', '22:00'), add('21:30', '22:30')]);
		assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
		for (const made of both) if (made.statusCode === 200) await desk.done(`slots_delete/${made.json().key}`);
	});

	test('a zone has a name in three languages, that can be changed', async () => {
		const terms = { priceTenge: 2500, freeFromTenge: null, minDays: 1, maxDays: 2 };
		const zone = { ...terms, expressPriceTenge: null, expressMinutes: null };
		const named = { nameEn: 'Caspian', nameRu: 'Каспий', nameTm: 'Hazar' };
		assert.equal(
			await desk.refused('zones_add', { code: 'caspian', ...zone, ...named, nameEn: '' }),
			'invalid_input nameEn',
		);
		await desk.done('zones_add', { code: 'caspian', ...zone, ...named });
		await desk.done('zones_update/caspian', { nameRu: 'Побережье' });
		const zones = await desk.read<StaffZoneWire[]>('zones');
		const found = zones.find(({ code }) => code === 'caspian');
		assert.deepEqual([found?.nameTm, found?.nameRu], ['Hazar', 'Побережье']);
		assert.equal(zones.find(({ code }) => code === 'city')?.nameRu, 'Город');
		await desk.done('zones_delete/caspian');
	});

	test('R5 parallel orders never fill a weekday beyond its own room, with more and with less than the usual', async () => {
		await desk.done('slots_update/1', { weekdayCapacities: mondays(7) });
		assert.deepEqual(await fillSlot(shop, { capacity: 2, orders: 40, slotId: 1 }), { placed: 7, left: 33 });
		await desk.done('slots_update/2', { weekdayCapacities: mondays(3) });
		assert.deepEqual(await fillSlot(shop, { capacity: 20, orders: 30, slotId: 2 }), { placed: 3, left: 27 });
		await desk.done('slots_update/3', { weekdayCapacities: mondays(0) });
		assert.equal((await fillSlot(shop, { capacity: 20, orders: 10, slotId: 3 })).placed, 0);
	});

	test('less room than is booked takes nothing from booked orders; more room is open again', async () => {
		const fullness = async () => {
			const days = await desk.read<DeliveryFullnessWire>('delivery_fullness');
			assert.equal(days.length, 14);
			return days.find(({ date }) => date === tomorrow(shop))?.slots.find(({ id }) => id === 1);
		};
		assert.deepEqual(await fullness(), { id: 1, capacity: 7, booked: 7 });
		await desk.done('slots_update/1', { weekdayCapacities: mondays(4) });
		assert.deepEqual(await fullness(), { id: 1, capacity: 4, booked: 7 });
		assert.equal((await fillSlot(shop, { capacity: 2, orders: 5, slotId: 1 })).placed, 0);
		await desk.done('slots_update/1', { weekdayCapacities: mondays(8) });
		assert.equal((await fillSlot(shop, { capacity: 2, orders: 5, slotId: 1 })).placed, 1);
		assert.equal(await desk.refused('slots_delete/1'), 'still_used');
	});

	test('ORDER-01 a shopper is offered the slots of each weekday, and none on holidays', async () => {
		const district_id = await districtOf(shop.db);
		const me = await signUpShopper(shop);
		const offered = async () => {
			const { days } = (await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
			return days
				.find(({ date }: { date: string }) => date === tomorrow(shop))
				?.slots.map(({ id }: { id: number }) => id);
		};
		assert.deepEqual(await offered(), [1, 2, 4]);
		const { key } = await desk.done<{ key: number }>('slots_add', {
			...slot,
			capacity: 0,
			weekdayCapacities: mondays(5),
		});
		assert.deepEqual(await offered(), [1, 2, 4, key]);
		await desk.done('holidays_add', { date: tomorrow(shop), nameEn: 'Day off', nameRu: '', nameTm: '' });
		assert.equal(await offered(), undefined);
		assert.equal(
			await desk.refused('holidays_add', { date: tomorrow(shop), nameEn: '', nameRu: '', nameTm: '' }),
			'already_exists date',
		);
		const never = { date: '0000-01-01', nameEn: '', nameRu: '', nameTm: '' };
		assert.equal((await desk.change('holidays_add', never)).statusCode, 400);
		await desk.done(`holidays_delete/${tomorrow(shop)}`);
		await desk.done(`slots_delete/${key}`);
		assert.ok((await slots()).every(({ id }) => id !== key));
	});

	test('S17 two people change different rules of orders, and both stay', async () => {
		const rules = await desk.read<OrderRulesWire>('order_rules');
		const colleague = await sitAtDesk(shop, 'manager');
		await Promise.all([
			desk.done('order_rules_update', { returnDays: rules.returnDays + 1 }),
			colleague.done('order_rules_update', { payMinutes: 45 }),
		]);
		assert.deepEqual(await desk.read('order_rules'), {
			...rules,
			returnDays: rules.returnDays + 1,
			payMinutes: 45,
		});
		await desk.done('order_rules_update', rules);
	});

	test('bad slots and rules are refused beside their field', async () => {
		const added = { ...slot, capacity: 5, weekdayCapacities: mondays(ANY) };
		assert.equal(await desk.refused('slots_add', { ...added, toTime: '17:00' }), 'invalid_input toTime');
		assert.equal(await desk.refused('slots_add', { ...added, fromTime: '25:00' }), 'invalid_input fromTime');
		assert.equal(await desk.refused('slots_add', { ...added, capacity: -1 }), 'invalid_input capacity');
		assert.equal(
			await desk.refused('slots_update/1', { weekdayCapacities: [1, 2] }),
			'invalid_input weekdayCapacities',
		);
		const rules = await desk.read<OrderRulesWire>('order_rules');
		assert.equal(
			await desk.refused('order_rules_update', { ...rules, expressTo: rules.expressFrom }),
			'invalid_input expressTo',
		);
		assert.equal(
			await desk.refused('order_rules_update', { ...rules, smsStatuses: ['pending'] }),
			'invalid_input smsStatuses.0',
		);
		await desk.done('order_rules_update', { ...rules, ordersPerDay: 9, smsStatuses: ['accepted'] });
		assert.deepEqual(await desk.read('order_rules'), {
			...rules,
			ordersPerDay: 9,
			smsStatuses: ['accepted'],
		});
		assert.equal(
			await desk.refused('order_rules_update', { expressTo: rules.expressFrom }),
			'invalid_input expressTo',
		);
		await desk.done('minimums_add', { categoryId: 1, amountTenge: 5000 });
		assert.equal(
			await desk.refused('minimums_add', { categoryId: 1, amountTenge: 5000 }),
			'already_exists categoryId',
		);
		await desk.done('minimums_delete/1');
	});
});
