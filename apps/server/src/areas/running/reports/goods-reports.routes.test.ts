import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addDays, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type {
	MarginRowWire,
	ReorderRowWire,
	UnsoldRowWire,
	ValueRowWire,
} from '@dukan/domain/running/reports/goods-reports.api.ts';
import type { TopRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('reports of goods', async () => {
	const shop = await openTestShop({ after });
	const { db, clock } = shop;
	const manager = await sitAtDesk(shop, 'manager');
	const buyer = await signUpShopper(shop);
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2, 3], 100);
	await sql`update product_stock set quantity = 0 where product_id > 3`.execute(db);
	await sql`delete from product_costs`.execute(db);
	await sql`delete from product_minimums`.execute(db);
	await sql`insert into product_costs values (1, 6000), (2, 9000)`.execute(db);
	const order = async (productId: number, quantity: number) => {
		const items = [{ p_id: productId, quantity }];
		const response = await buyer.order({ items, expected_total: quantity * 100 });
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id as number;
	};
	const complete = async (id: number) => {
		for (const to of ['accepted', 'on_delivery', 'completed']) await manager.done(`order_move/${id}`, { to });
		return id;
	};
	await complete(await order(1, 4));
	await complete(await order(2, 3));
	await complete(await order(3, 2));
	const cancelled = await order(1, 5);
	await buyer.call('POST', `/api/order_cancel/${cancelled}`, { reason: 'other' });
	const today = ashgabatTime(clock()).date;
	const period = `from=${addDays(today, -1)}&to=${today}`;
	const { rows: kinds } = await sql<{ id: number; category: number; brand: number }>`select id,
		category_id as category, brand_id as brand from products where id in (1, 2, 3) order by id`.execute(db);

	test('STOCK-05 the value of the stock at cost and at price, by product, category and brand', async () => {
		const rows = await manager.read<ValueRowWire[]>('report_value?of=product');
		assert.deepEqual(
			rows.map(({ id, pieces, costTenge, priceTenge, unknown }) => [
				id,
				pieces,
				costTenge,
				priceTenge,
				unknown,
			]),
			[
				[2, 97, 97 * 9000, 970_000, 0],
				[1, 96, 96 * 6000, 960_000, 0],
				[3, 98, 0, 980_000, 98],
			],
		);
		for (const subject of ['category', 'brand'] as const) {
			const sums = await manager.read<ValueRowWire[]>(`report_value?of=${subject}`);
			const expected = Map.groupBy(kinds, (product) => product[subject]);
			assert.equal(sums.length, expected.size);
			assert.equal(
				sums.reduce((sum, { costTenge }) => sum + costTenge, 0),
				97 * 9000 + 96 * 6000,
			);
		}
	});

	test('STOCK-05 the margin by product, category, brand and day, without cancelled orders and unknown costs', async () => {
		const rows = await manager.read<MarginRowWire[]>(`report_margin?${period}&of=product`);
		assert.deepEqual(
			rows.map(({ id, revenueTenge, costTenge, unknownTenge }) => [
				id,
				revenueTenge,
				costTenge,
				unknownTenge,
			]),
			[
				[1, 40_000, 24_000, 0],
				[2, 30_000, 27_000, 0],
				[3, 0, 0, 20_000],
			],
		);
		for (const subject of ['category', 'brand', 'day'] as const) {
			const sums = await manager.read<MarginRowWire[]>(`report_margin?${period}&of=${subject}`);
			assert.deepEqual(
				[
					sums.reduce((sum, { revenueTenge }) => sum + revenueTenge, 0),
					sums.reduce((sum, { costTenge }) => sum + costTenge, 0),
				],
				[70_000, 51_000],
				subject,
			);
			if (subject === 'day')
				assert.deepEqual(
					sums.map(({ day }) => day),
					[addDays(today, -1), today],
				);
		}
	});

	test('STOCK-05 goods to reorder: below the minimum, and gone within two weeks', async () => {
		await manager.done('stock_minimum/3', { minimum: 150 });
		await sql`update product_stock set quantity = 1 where product_id = 1`.execute(db);
		const rows = await manager.read<ReorderRowWire[]>('report_reorder');
		assert.deepEqual(
			rows.map(({ id, stock, minimum, perDay, daysLeft, order: pieces }) => [
				id,
				stock,
				minimum,
				perDay,
				daysLeft,
				pieces,
			]),
			[
				[1, 1, 0, 0.1, 7.5, 3],
				[3, 98, 150, 0.1, 1470, 52],
			],
		);
		assert.equal((await manager.read<{ minimum: number }>('stock/3')).minimum, 150);
		await manager.done('stock_minimum/3', { minimum: 98 });
		assert.equal((await manager.read<ReorderRowWire[]>('report_reorder')).length, 1, 'as many as are wanted');
		await manager.done('stock_minimum/3', { minimum: 0 });
		assert.equal((await manager.read<ReorderRowWire[]>('report_reorder')).length, 1);
		await stockUp(db, [1], 96);
	});

	test('STOCK-05 goods that do not sell: in stock, older than three months, none sold since', async () => {
		await sql`update products set created_at = ${later(clock(), -100 * DAY_MS)} where id in (1, 4, 5)`.execute(
			db,
		);
		await sql`update product_stock set quantity = 7 where product_id in (4, 6)`.execute(db);
		await sql`update products set created_at = ${clock()} where id = 6`.execute(db);
		await sql`insert into product_costs values (4, 500)`.execute(db);
		const rows = await manager.read<UnsoldRowWire[]>('report_unsold');
		assert.deepEqual(
			rows.map(({ id, stock, lastSold, costTenge }) => [id, stock, lastSold, costTenge]),
			[[4, 7, null, 3500]],
		);
	});

	test('STOCK-05 costs and margins are for those who may see them', async () => {
		await db
			.insertInto('staff_roles')
			.values({ key: 'counter', name_en: 'C', name_ru: 'C', name_tm: 'C', rights: ['readReports'] })
			.execute();
		const reader = await sitAtDesk(shop, 'counter');
		const rows = await reader.read<UnsoldRowWire[]>('report_unsold');
		assert.deepEqual(
			rows.map(({ costTenge }) => costTenge),
			[null],
		);
		await assert.rejects(reader.read('report_value?of=brand'), /not_allowed/);
		await assert.rejects(reader.read(`report_margin?${period}&of=day`), /not_allowed/);
	});

	test('STOCK-05 goods that are not shown lie in the store all the same, and are not ordered again', async () => {
		const ids = async (path: string) =>
			(await manager.read<{ id: number }[]>(path)).map(({ id }) => id).toSorted((a, b) => a - b);
		await sql`update product_stock set quantity = 1 where product_id = 2`.execute(db);
		const [value, reorder, runningOut] = ['report_value?of=product', 'report_reorder', 'report_stock'];
		const before = [await ids(value), await ids(reorder), await ids(runningOut)];
		assert.ok(before.every((listed) => listed.includes(2)));
		const [shown] = await manager.read<ValueRowWire[]>(value);
		await sql`update products set published = false where id in (2, ${shown?.id})`.execute(db);
		const [hidden] = await manager.read<ValueRowWire[]>(value);
		const after = [await ids(value), await ids(reorder), await ids(runningOut)];
		await sql`update products set published = true`.execute(db);
		await stockUp(db, [2], 97);
		assert.deepEqual(hidden, shown);
		assert.deepEqual(after[0], before[0]);
		assert.ok(!after[1]?.includes(2) && !after[2]?.includes(2));
	});

	test('STOCK-05 the few that do not sell are found behind many of a higher value that do', async () => {
		await sql`update products set created_at = ${later(clock(), -100 * DAY_MS)}`.execute(db);
		await sql`update product_stock set quantity = 1`.execute(db);
		const { rows: cheapest } = await sql<{ id: number }>`select s.product_id as id from product_stock s
			join product_listings p using (product_id) left join product_costs c using (product_id)
			order by coalesce(c.cost_tenge, p.effective_price_tenge), s.product_id desc limit 2`.execute(db);
		const unsold = cheapest.map(({ id }) => id);
		const orderId = await order(unsold[0] === 3 ? 2 : 3, 1);
		await sql`insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, quantity, price_tenge,
				unit_factor)
			select ${orderId}, 100 + p.id, p.id, '', '', '', 1, 1, 1 from products p
			where p.id <> all (${unsold}::integer[]) on conflict do nothing`.execute(db);
		const rows = await manager.read<UnsoldRowWire[]>('report_unsold');
		assert.deepEqual(rows.map(({ id }) => id).toSorted(), unsold.toSorted());
	});

	test('STOCK-05 margin and best sellers follow what was paid: less discounts, less what was given back', async () => {
		await stockUp(db, [4], 100);
		await sql`insert into product_costs values (4, 3000)
			on conflict (product_id) do update set cost_tenge = 3000`.execute(db);
		const { rows: promotions } = await sql<{
			id: number;
		}>`insert into promotions (name_en, kind, percent, product_ids)
			values ('Half', 'percent', 50, '{4}') returning id`.execute(db);
		const placed = await buyer.order({ items: [{ p_id: 4, quantity: 3 }], expected_total: 150 });
		assert.equal(placed.statusCode, 201, placed.body);
		await sql`update promotions set active = false where id = ${promotions[0]?.id}`.execute(db);
		const shown = async () => {
			const margin = await manager.read<MarginRowWire[]>(`report_margin?${period}&of=product`);
			const top = await manager.read<TopRowWire[]>(`report_top?${period}&of=product&by=revenue`);
			const line = margin.find(({ id }) => id === 4);
			return [line?.revenueTenge, line?.costTenge, top.find(({ id }) => id === 4)?.revenueTenge];
		};
		const { id } = placed.json().order;
		await complete(id);
		assert.deepEqual(await shown(), [15_000, 9000, 15_000]);
		await sql`update product_costs set cost_tenge = 4000 where product_id = 4`.execute(db);
		assert.deepEqual(await shown(), [15_000, 9000, 15_000], 'BOOK-02 a later cost changes no past margin');
		const line = { productId: 4, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' };
		await manager.done(`return_add/${id}`, { lines: [line], settlement: 'cash' });
		assert.deepEqual(await shown(), [10_000, 6000, 10_000]);
	});
});
