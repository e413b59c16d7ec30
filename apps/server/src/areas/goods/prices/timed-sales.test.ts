import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { PriceChangeWire } from '@dukan/domain/goods/prices/price-history.api.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { sql } from 'kysely';
import { later, MINUTE_MS } from '../../../platform/clock.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { switchSales, watchSales } from './switch-sales.ts';

const ID = 1;

describe('timed sales', async () => {
	const shop = await openTestShop({ after });
	const other = await openTestShop({ after: shop.onClose }, { databaseUrl: shop.databaseUrl });
	const { db, time } = shop;
	const desk = await sitAtDesk(shop, 'content');
	const noon = time.now;
	const inMinutes = (minutes: number) => later(noon, minutes * MINUTE_MS).toISOString();

	beforeEach(async () => {
		time.now = noon;
		await stockProducts(db, [ID], 10);
		await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null, sale_starts_at = null,
			sale_ends_at = null, unit_factor = 1, limited = false, single_only = false where id = ${ID}`.execute(
			db,
		);
		await sql`delete from price_changes`.execute(db);
	});

	const read = () => desk.read<StaffProductWire>(`product/${ID}`);
	const save = async (changes: object) => {
		const { id, ordered: _, categoryId: __, ...fields } = await read();
		return desk.change(`product_update/${id}`, { ...fields, stockWas: fields.stock, ...changes });
	};
	const plan = async (changes: object) => {
		const response = await save({ salePriceTenge: 9000, ...changes });
		assert.equal(response.statusCode, 204, response.body);
	};
	const refusal = async (changes: object) =>
		(await save({ salePriceTenge: 9000, ...changes }))
			.json()
			.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
	/** Returns the price that each of the two processes serves from its cache. */
	const shown = () =>
		Promise.all(
			[shop, other].map(async ({ app }) => {
				const { sale, p_price_3 } = (await app.inject(`/api/product_show/${ID}`)).json().product;
				return [sale, p_price_3];
			}),
		);
	/** Returns the price in the listing index of each process. */
	const listed = () =>
		Promise.all(
			[shop, other].map(async ({ settled, listing }) => {
				await settled();
				const { index } = await listing.current();
				return index.prices[index.rowOf(ID) ?? -1];
			}),
		);

	test('PRICE-02 a sale begins and ends by itself in every process, in cached pages and lists', async () => {
		await plan({ saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(3) });
		assert.deepEqual(await shown(), [
			['0', 100],
			['0', 100],
		]);
		time.now = later(noon, MINUTE_MS - 1);
		await switchSales(db, time.now);
		assert.equal((await read()).onSale, false);
		time.now = later(noon, MINUTE_MS);
		await switchSales(db, time.now);
		assert.deepEqual(await shown(), [
			['1', 90],
			['1', 90],
		]);
		assert.deepEqual(await listed(), [9000, 9000]);
		const during = await read();
		assert.deepEqual([during.onSale, during.saleStartsAt, during.saleEndsAt], [true, null, inMinutes(3)]);
		time.now = later(noon, 3 * MINUTE_MS);
		await switchSales(db, time.now);
		assert.deepEqual(await shown(), [
			['0', 100],
			['0', 100],
		]);
		assert.deepEqual(await listed(), [10_000, 10_000]);
		const over = await read();
		assert.deepEqual([over.onSale, over.salePriceTenge, over.saleEndsAt], [false, null, null]);
	});

	test('PRICE-02 a process that starts late switches before it serves, then at the moment; two do it once', async (t) => {
		await plan({ saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(2) });
		time.now = later(noon, MINUTE_MS);
		const fail = (error: unknown) => assert.fail(String(error));
		const watches = [await watchSales(shop, fail), await watchSales({ ...other, clock: shop.clock }, fail)];
		t.after(() => Promise.all(watches.map((watch) => watch.stop())));
		assert.equal((await read()).onSale, true);
		time.now = later(noon, 2 * MINUTE_MS);
		await until(async () => !(await read()).onSale);
		const { count } = await desk.read<{ count: number }>(`price_history/${ID}`);
		assert.equal(count, 2);
	});

	test('PRICE-02 while no process ran, a sale that is over by now was never on', async () => {
		await plan({ saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(2) });
		time.now = later(noon, 5 * MINUTE_MS);
		await switchSales(db, time.now);
		const { onSale, salePriceTenge } = await read();
		assert.deepEqual([onSale, salePriceTenge], [false, null]);
		assert.equal((await desk.read<{ count: number }>(`price_history/${ID}`)).count, 0);
	});

	test('PRICE-02 the price that was seen is the price charged: a switch in between is told as price_changed', async () => {
		const me = await signUpShopper(shop);
		const items = [{ p_id: ID, quantity: 1 }];
		const quoted = async () =>
			(await me.call('POST', '/api/order_quote', { items, delivery: 'pickup' })).json().total;
		const order = (expected_total: number) => me.order({ items, expected_total });
		await plan({ saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(2) });
		for (const [minutes, was, now] of [
			[1, 100, 90],
			[2, 90, 100],
		] as const) {
			assert.equal(await quoted(), was);
			time.now = later(noon, minutes * MINUTE_MS);
			await switchSales(db, time.now);
			const refused = await order(was);
			assert.deepEqual([refused.statusCode, refused.json().code], [409, 'price_changed']);
			assert.equal(refused.json().quote.total, now);
			const placed = await order(now);
			assert.equal(placed.statusCode, 201, placed.body);
			assert.equal(placed.json().order.total, now);
		}
	});

	test('PRICE-02 a form that was opened before the switch is not saved over it', async () => {
		await plan({ saleStartsAt: inMinutes(1) });
		const opened = await read();
		time.now = later(noon, MINUTE_MS);
		await switchSales(db, time.now);
		const { id, ordered: _, categoryId: __, ...fields } = opened;
		assert.equal(
			await desk.refused(`product_update/${id}`, { ...fields, stockWas: fields.stock }),
			'changed_meanwhile',
		);
	});

	test('PRICE-02 what a sale must not be is refused beside its field; without a sale nothing ends', async () => {
		assert.deepEqual(await refusal({ onSale: true, saleStartsAt: inMinutes(1) }), [
			'saleStartsAt alreadyOnSale',
		]);
		assert.deepEqual(await refusal({ saleStartsAt: inMinutes(2), saleEndsAt: inMinutes(1) }), [
			'saleEndsAt notLater',
		]);
		assert.deepEqual(await refusal({ onSale: true, saleEndsAt: inMinutes(0) }), ['saleEndsAt past']);
		assert.deepEqual(await refusal({ saleStartsAt: inMinutes(1), salePriceTenge: 10_000 }), [
			'salePriceTenge notLower',
		]);
		await plan({ saleEndsAt: inMinutes(1) });
		assert.equal((await read()).saleEndsAt, null);
	});

	test('PRICE-02 one change to many ends what was planned; a new price keeps it', async () => {
		const bulk = (change: object) => desk.done('products_bulk', { ids: [ID], change });
		await plan({ saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(2) });
		await bulk({ kind: 'price', percent: 10 });
		const raised = await read();
		assert.deepEqual(
			[raised.priceTenge, raised.salePriceTenge, raised.saleStartsAt],
			[11_000, 9900, inMinutes(1)],
		);
		await bulk({ kind: 'sale', percent: 50 });
		const now = await read();
		assert.deepEqual(
			[now.onSale, now.salePriceTenge, now.saleStartsAt, now.saleEndsAt],
			[true, 5500, null, null],
		);
		await plan({ onSale: true, saleEndsAt: inMinutes(2) });
		await bulk({ kind: 'saleOff' });
		assert.deepEqual([(await read()).onSale, (await read()).saleEndsAt], [false, null]);
	});

	test('PRICE-02 the history of a price names author, clock, and what it was', async () => {
		await plan({ priceTenge: 12_000, saleStartsAt: inMinutes(1), saleEndsAt: inMinutes(2) });
		for (const minutes of [1, 2]) await switchSales(db, later(noon, minutes * MINUTE_MS));
		await save({ names: { ...(await read()).names, tm: 'Başga at' } });
		const { rows, count } = await desk.read<{ rows: PriceChangeWire[]; count: number }>(
			`price_history/${ID}`,
		);
		assert.equal(count, 3);
		assert.deepEqual(
			rows.map(({ id: _, staffName, ...change }) => ({ ...change, byStaff: staffName !== null })),
			[
				{
					at: inMinutes(2),
					wasPriceTenge: 12_000,
					priceTenge: 12_000,
					wasSalePriceTenge: 9000,
					salePriceTenge: null,
					byStaff: false,
				},
				{
					at: inMinutes(1),
					wasPriceTenge: 12_000,
					priceTenge: 12_000,
					wasSalePriceTenge: null,
					salePriceTenge: 9000,
					byStaff: false,
				},
				{
					at: inMinutes(0),
					wasPriceTenge: 10_000,
					priceTenge: 12_000,
					wasSalePriceTenge: null,
					salePriceTenge: null,
					byStaff: true,
				},
			],
		);
	});
});
