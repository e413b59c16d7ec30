import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addDays, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { ProfitRow } from '@dukan/domain/running/reports/profit.api.ts';
import { PROFIT_SUBJECTS, profitTenge } from '@dukan/domain/running/reports/profit.ts';
import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import { readXlsx } from '../../../platform/sheets/read-xlsx.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('the profit of a period', async () => {
	const shop = await openTestShop({ after });
	const { db, app, clock } = shop;
	await sql`update staff_roles set idle_minutes = 720`.execute(db);
	await allowOrdersADay(db, 100);
	await stockUp(db, [1, 2], 100);
	await sql`update product_costs set cost_tenge = case product_id when 1 then 6000 else 7050 end where product_id in (1, 2)`.execute(
		db,
	);
	const buyer = await signUpShopper(shop);
	let manager = await sitAtDesk(shop, 'manager');
	const sell = async (productId: number, quantity: number) => {
		const response = await buyer.order({
			items: [{ p_id: productId, quantity }],
			expected_total: quantity * 100,
		});
		assert.equal(response.statusCode, 201, response.body);
		const { id } = response.json().order;
		for (const to of ['accepted', 'on_delivery', 'completed']) await manager.done(`order_move/${id}`, { to });
		return id as number;
	};
	const takeBack = (orderId: number, productId: number) =>
		manager.done(`return_add/${orderId}`, {
			lines: [{ productId, quantity: 1, reason: 'changed_mind', condition: 'sealed', destination: 'stock' }],
			settlement: 'cash',
		});
	const read = (of: string, from: string, to: string) =>
		manager.read<ProfitRow[]>(`report_profit?from=${from}&to=${to}&of=${of}`);
	const sumOf = (rows: readonly ProfitRow[]) => rows.reduce((sum, row) => sum + profitTenge(row), 0);
	const first = ashgabatTime(clock()).date;
	// Stock counts of the demo may have caused losses before.
	const [before] = await read('day', first, first);
	const lossesBefore = before?.lossesTenge ?? 0;
	const orderId = await sell(1, 3);
	await sell(2, 1);
	await manager.done('cash_other', { amountTenge: -25_50, reason: 'Fuel for the car', purpose: 'transport' });
	await manager.done('cash_other', { amountTenge: 500_00, reason: 'Change for the till', purpose: 'owner' });
	await manager.done('cash_other', { amountTenge: -40_00, reason: 'Invoice 17', purpose: 'supplier' });
	await manager.done('stock_move/2', { kind: 'write_off', quantity: 1, reason: 'It fell down' });

	test('BOOK-04 BOOK-06 a day by hand: sales less cost, expenses and losses; money of the owner and for suppliers is no expense', async () => {
		const [day, ...others] = await read('day', first, first);
		assert.equal(others.length, 0);
		assert.ok(day);
		assert.deepEqual(
			[day.salesTenge, day.costTenge, day.expensesTenge, day.lossesTenge - lossesBefore, day.unknownTenge],
			[400_00, -(3 * 60_00 + 70_50), -25_50, -70_50, 0],
		);
		assert.equal(profitTenge(day) - lossesBefore, 400_00 - 250_50 - 25_50 - 70_50);
	});

	test('BOOK-04 by month, category, seller and courier it is the same sum', async () => {
		const sums = await Promise.all(PROFIT_SUBJECTS.map(async (of) => sumOf(await read(of, first, first))));
		assert.deepEqual(new Set(sums), new Set([sums[0]]));
		const sellers = await read('seller', first, first);
		assert.equal(sellers.find(({ id }) => id !== null)?.salesTenge, 400_00);
	});

	test('BOOK-04 a closed day is the same after a more expensive receipt and a return of the next day; both have their own day', async () => {
		const { today, tillTenge } = await manager.read<{ today: string; tillTenge: number }>('cash');
		await manager.done('cash_close', {
			day: today,
			expectedTenge: tillTenge,
			countedTenge: tillTenge,
			reason: '',
		});
		const closed = await read('day', first, first);
		await sell(1, 1);
		assert.deepEqual(await read('day', first, first), closed, 'after the closing it is the next day’s');
		shop.time.pass(DAY_MS);
		manager = await sitAtDesk(shop, 'manager');
		const { key: supplierId } = await manager.done<{ key: number }>('suppliers_add', {
			name: 'Dubai',
			phone: '',
			note: '',
		});
		const { id } = await manager.done<{ id: number }>('receipt_add', { supplierId });
		const lines = [{ productId: 1, quantity: 50, costTenge: 95_00 }];
		await manager.done(`receipt_save/${id}`, { supplierId, number: '', note: '', version: 1, lines });
		await manager.done(`receipt_post/${id}`, { version: 2 });
		await takeBack(orderId, 1);
		assert.deepEqual(await read('day', first, first), closed);
		const [next] = await read('day', addDays(first, 1), addDays(first, 1));
		assert.deepEqual(
			[next?.salesTenge, next?.returnsTenge, next?.costTenge],
			[100_00, -100_00, -60_00 + 60_00],
		);
	});

	test('BOOK-04 the sheet has titles in the language of the reader, and sums', async () => {
		const { cookie } = await signInStaff(db, clock(), 'manager');
		const url = `/api/staff/profit_export?from=${first}&to=${addDays(first, 1)}&of=day&language=ru`;
		const csv = (await app.inject({ url: `${url}&format=csv`, headers: { cookie } })).body;
		const [titles, ...rows] = csv.replace('\ufeff', '').trim().split(/\r?\n/);
		assert.equal(titles?.split(';')[1], 'Продажи');
		assert.match(rows.at(-1) ?? '', /^Итого;500/);
		const xlsx = await app.inject({ url: `${url}&format=xlsx`, headers: { cookie } });
		const cells = await readXlsx(xlsx.rawPayload);
		assert.ok(JSON.stringify(cells).includes('Продажи'));
	});

	test('S11 who may not see costs sees no profit', async () => {
		const operator = await sitAtDesk(shop, 'operator');
		const response = await operator.change('report_profit');
		assert.notEqual(response.statusCode, 200);
	});
});
