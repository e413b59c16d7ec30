import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { OrderSerialsWire } from '@dukan/domain/goods/serials/serials.api.ts';
import type { RunSheetWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { StaffOrdersWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const IMEI = '490154203237518';
const OTHER_IMEI = '356938035643809';
const THIRD_IMEI = '868932036356090';

describe('serial numbers', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2, 3], 100);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	await manager.done('product_serials_set/1', { kind: 'imei' });
	await manager.done('product_serials_set/2', { kind: 'serial' });

	const place = async (items: { p_id: number; quantity: number }[]): Promise<number> => {
		const expected_total = items.reduce((sum, { quantity }) => sum + quantity * 100, 0);
		const response = await shopper.order({ items, expected_total });
		assert.equal(response.statusCode, 201, response.body);
		const { id } = response.json().order;
		await operator.done(`order_move/${id}`, { to: 'accepted' });
		return id;
	};
	const pick = (id: number, productId: number, number: string) =>
		operator.done<OrderSerialsWire>(`order_serial_add/${id}`, { productId, number });
	const code = async (id: number, productId: number, number: string): Promise<string> => {
		const { code: refusal, errors } = (
			await operator.change(`order_serial_add/${id}`, { productId, number })
		).json();
		return errors ? `${errors[0].field} ${errors[0].code}` : refusal;
	};
	const numbersOf = async (id: number) =>
		(await operator.read<OrderSerialsWire>(`order_serials/${id}`)).lines.map(({ picked }) =>
			picked.map(({ number }) => number),
		);

	test('RET-02 DESK-09 an order is not sent or handed out while the number of a piece is missing; papers have it', async () => {
		const id = await place([
			{ p_id: 1, quantity: 1 },
			{ p_id: 2, quantity: 2 },
			{ p_id: 3, quantity: 1 },
		]);
		assert.equal(await operator.refused(`order_move/${id}`, { to: 'on_delivery' }), 'serials_missing');
		await pick(id, 1, ' 490154 203237518 ');
		await pick(id, 2, 'sn-77/a');
		assert.equal(await operator.refused(`order_move/${id}`, { to: 'on_delivery' }), 'serials_missing');
		await pick(id, 2, 'SN-78/A');
		await operator.done(`order_move/${id}`, { to: 'on_delivery' });
		assert.deepEqual(await numbersOf(id), [[IMEI], ['SN-77/A', 'SN-78/A']]);
		const { lines } = await operator.read<OrderSerialsWire>(`order_serials/${id}`);
		await operator.done(`order_serial_remove/${id}`, { serialId: lines[0]?.picked[0]?.id });
		assert.equal(await operator.refused(`order_move/${id}`, { to: 'completed' }), 'serials_missing');
		await pick(id, 1, IMEI);
		await operator.done(`order_move/${id}`, { to: 'completed' });
		assert.equal(await code(id, 1, OTHER_IMEI), 'cannot_move', 'what is handed out stays as it is');
		const own = (await shopper.call('GET', `/api/order_show/${id}`)).json();
		assert.deepEqual(
			own.items.map(({ serials }: { serials?: string[] }) => serials),
			[[IMEI], ['SN-77/A', 'SN-78/A'], undefined],
		);
		const printed = await operator.read<{ orders: StaffOrderWire[] }>(`orders_print?ids=${id}`);
		assert.deepEqual(printed.orders[0]?.items[0]?.serials, [IMEI]);
	});

	test('RET-02 a wrong, taken or surplus number is refused beside the field', async () => {
		const id = await place([
			{ p_id: 1, quantity: 1 },
			{ p_id: 3, quantity: 1 },
		]);
		assert.equal(await code(id, 1, ''), 'number required');
		assert.equal(await code(id, 1, '490154203237519'), 'number imei');
		assert.equal(await code(id, 1, IMEI), 'number taken', 'handed out by the test before');
		assert.equal(await code(id, 3, 'ABC-1'), 'productId wrong');
		assert.equal(await code(id, 99_999, 'ABC-1'), 'productId wrong');
		assert.equal(await code(999_999, 1, OTHER_IMEI), 'not_found');
		await pick(id, 1, OTHER_IMEI);
		assert.equal(await code(id, 1, THIRD_IMEI), 'number maximum');
		assert.equal(
			await operator.refused(`order_serial_remove/${id}`, { serialId: 999_999 }),
			'invalid_input serialId',
		);
		await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'other', note: 'test' });
		assert.deepEqual(await numbersOf(id), [[]], 'a cancelled order gives its numbers back');
	});

	test('RET-02 one number at two orders at once: one of them gets it', async () => {
		const ids = await Promise.all(Array.from({ length: 6 }, () => place([{ p_id: 2, quantity: 1 }])));
		const race = async (numberOf: (index: number) => string) => {
			const responses = await Promise.all(
				ids.map((id, index) =>
					operator.change(`order_serial_add/${id}`, { productId: 2, number: numberOf(index) }),
				),
			);
			return responses.map(({ statusCode }) => statusCode).toSorted();
		};
		assert.deepEqual(await race(() => 'RACE-1'), [200, 400, 400, 400, 400, 400]);
		const { rows } = await sql<{ orders: number }>`select count(*)::integer as orders from serial_events e
			join serial_numbers n on n.id = e.serial_id where n.number = 'RACE-1'`.execute(db);
		assert.equal(rows[0]?.orders, 1);
		// As a control, each order gets a number of its own, except the one that has its number already.
		const outcome = await race((index) => `RACE-OWN-${index}`);
		assert.deepEqual(outcome, [200, 200, 200, 200, 200, 400]);
	});

	test('RET-02 many numbers at one line at once: as many as it has pieces', async () => {
		const id = await place([{ p_id: 2, quantity: 3 }]);
		const responses = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				operator.change(`order_serial_add/${id}`, { productId: 2, number: `LINE-${index}` }),
			),
		);
		assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 3);
		assert.equal((await numbersOf(id))[0]?.length, 3);
	});

	test('RET-02 a shortened line is scanned once more; a refused piece is named at the door', async () => {
		const id = await place([
			{ p_id: 2, quantity: 2 },
			{ p_id: 3, quantity: 1 },
		]);
		for (const number of ['EDIT-1', 'EDIT-2']) await pick(id, 2, number);
		const order = await operator.read<StaffOrderWire>(`order/${id}`);
		const { version, payment, address, note } = order;
		const edit = { version, payment, address, note };
		await operator.done(`order_edit/${id}`, {
			...edit,
			items: [
				{ productId: 2, quantity: 1 },
				{ productId: 3, quantity: 1 },
			],
		});
		assert.deepEqual(await numbersOf(id), [[]]);
		const two = await place([{ p_id: 2, quantity: 2 }]);
		for (const number of ['EDIT-1', 'EDIT-2']) await pick(two, 2, number);
		await operator.done(`order_move/${two}`, { to: 'on_delivery' });
		const { id: courierId } = await signInStaff(db, shop.clock(), 'courier');
		await sql`update orders set courier_id = ${courierId} where id = ${two}`.execute(db);
		const { stops } = await operator.read<RunSheetWire>(
			`run_sheet?courier=${courierId}&day=${ashgabatTime(shop.clock()).date}`,
		);
		assert.deepEqual(stops[0]?.lines[0]?.serials, ['EDIT-1', 'EDIT-2'], 'COUR-03 the courier can name it');
		const onTheWay = await operator.read<StaffOrderWire>(`order/${two}`);
		const door = {
			version: onTheWay.version,
			taken: [{ productId: 2, quantity: 1 }],
			cashTenge: 100_00,
			terminalTenge: 0,
		};
		assert.equal(await operator.refused(`order_hand_out/${two}`, door), 'serials_missing');
		await operator.done(`order_hand_out/${two}`, { ...door, refusedSerials: ['edit-1'] });
		assert.deepEqual(await numbersOf(two), [['EDIT-2']]);
	});

	test('RET-02 a number is found in the search of orders, through return and exchange', async () => {
		const found = async (q: string) =>
			(await operator.read<StaffOrdersWire>(`orders?q=${encodeURIComponent(q)}`)).rows.map(({ id }) => id);
		const first = await place([{ p_id: 1, quantity: 1 }]);
		await pick(first, 1, THIRD_IMEI);
		for (const to of ['on_delivery', 'completed']) await operator.done(`order_move/${first}`, { to });
		assert.deepEqual(await found(THIRD_IMEI), [first]);
		const line = {
			productId: 1,
			quantity: 1,
			reason: 'changed_mind',
			condition: 'sealed',
			destination: 'stock',
		};
		const back = (serials?: string[]) => ({
			lines: [{ ...line, ...(serials && { serials }) }],
			settlement: 'exchange',
		});
		assert.equal(await operator.refused(`return_add/${first}`, back()), 'invalid_input serials');
		assert.equal(await operator.refused(`return_add/${first}`, back([OTHER_IMEI])), 'invalid_input serials');
		const returned = await operator.done<{ id: number }>(`return_add/${first}`, back([THIRD_IMEI]));
		const { lines } = await operator.read<{ lines: { serials: string[] }[] }>(`return/${returned.id}`);
		assert.deepEqual(lines[0]?.serials, [THIRD_IMEI]);
		const second = await place([{ p_id: 1, quantity: 1 }]);
		await operator.done(`return_exchange/${returned.id}`, { orderId: second });
		await pick(second, 1, THIRD_IMEI);
		assert.deepEqual((await found(THIRD_IMEI)).toSorted(), [first, second].toSorted());
		const { events } = await operator.read<OrderSerialsWire>(`order_serials/${first}`);
		assert.deepEqual(
			events.map(({ kind, number }) => [kind, number]),
			[
				['picked', THIRD_IMEI],
				['returned', THIRD_IMEI],
			],
		);
		assert.ok(events.every(({ staff }) => staff !== null));
	});

	test('RET-02 a whole sub-category is marked at once', async () => {
		const { rows } = await sql<{
			id: number;
			ids: number[];
		}>`select min(id) as id, array_agg(id order by id) as ids
			from products group by subcategory_id having count(*) > 2 and min(id) > 10 order by 1 limit 1`.execute(
			db,
		);
		const [group] = rows;
		assert.ok(group);
		const marked = await manager.done<{ products: number }>(`product_serials_set/${group.id}`, {
			kind: 'serial',
			wholeSubcategory: true,
		});
		assert.equal(marked.products, group.ids.length);
		assert.deepEqual(await manager.read(`product_serials/${group.ids.at(-1)}`), { kind: 'serial' });
		await manager.done(`product_serials_set/${group.id}`, { kind: null, wholeSubcategory: true });
		assert.deepEqual(await manager.read(`product_serials/${group.id}`), { kind: null });
		assert.equal((await operator.change('product_serials_set/1', { kind: null })).statusCode, 403);
		assert.equal(await manager.refused('product_serials_set/999999', { kind: null }), 'not_found');
	});
});
