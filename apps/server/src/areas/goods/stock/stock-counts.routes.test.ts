import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	CountDifferencesWire,
	CountLineWire,
	CountWire,
} from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { sql } from 'kysely';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { findStockDifferences } from './stock.queries.ts';

describe('stock-taking', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const buyer = await signUpShopper(shop);
	const manager = await sitAtDesk(shop, 'manager');
	const content = await sitAtDesk(shop, 'content');
	const operator = await sitAtDesk(shop, 'operator');
	const ids = [1, 2, 3];
	await stockUp(db, ids, 10);
	await allowOrdersADay(db, 1000);
	// The three products get a brand of their own, so that the sheet has three lines.
	const { rows: brands } = await sql<{
		id: number;
	}>`insert into brands (name, slug) values ('Counted', 'counted') returning id`.execute(db);
	const brandId = brands[0]?.id ?? 0;
	await sql`update products set brand_id = ${brandId} where id in (1, 2, 3)`.execute(db);

	const scope = { categoryId: null, brandId, note: ' Monday ' };
	const add = async () => (await manager.done<{ id: number }>('count_add', scope)).id;
	const enter = (id: number, productId: number, quantity: number, more = false) =>
		operator.done<{ counted: number }>(`count_enter/${id}`, { productId, quantity, add: more });
	const differences = (id: number, desk = manager) =>
		desk.read<CountDifferencesWire>(`count_differences/${id}`);
	const post = async (id: number) =>
		manager.done(`count_post/${id}`, { entries: (await differences(id)).entries });
	const order = async (quantity: number, productId = 1): Promise<number> => {
		const response = await buyer.order({
			items: [{ p_id: productId, quantity }],
			expected_total: quantity * 100,
		});
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id;
	};
	const stocks = () => Promise.all(ids.map((id) => stockOfProduct(db, id)));

	test('STOCK-04 a sheet of a brand is counted blind, by scanner or by number, and says what is left', async () => {
		const id = await add();
		const sheet = await operator.read<CountWire>(`count/${id}`);
		assert.deepEqual(
			[sheet.brand, sheet.note, sheet.lines, sheet.counted, sheet.state],
			['Counted', 'Monday', 3, 0, 'open'],
		);
		assert.equal((await enter(id, 1, 1, true)).counted, 1);
		assert.equal((await enter(id, 1, 1, true)).counted, 2);
		assert.equal((await enter(id, 1, 9)).counted, 9);
		const { rows, count } = await operator.read<{ rows: CountLineWire[]; count: number }>(
			`count_lines/${id}?show=counted`,
		);
		assert.equal(count, 1);
		assert.deepEqual([rows[0]?.productId, rows[0]?.counted, rows[0]?.staffName], [1, 9, 'Ogulgerek']);
		assert.ok(!('expected' in (rows[0] ?? {})), 'who counts does not see what should be there');
		assert.deepEqual(
			(await operator.read<{ rows: CountLineWire[] }>(`count_lines/${id}?show=left`)).rows
				.map(({ productId }) => productId)
				.toSorted(),
			[2, 3],
		);
		assert.equal(await operator.refused(`count_post/${id}`, { entries: 3 }), 'not_allowed');
		await manager.done(`count_cancel/${id}`);
		assert.equal(
			await operator.refused(`count_enter/${id}`, { productId: 1, quantity: 1, add: false }),
			'changed_meanwhile',
		);
		assert.deepEqual(await stocks(), [10, 10, 10]);
	});

	test('STOCK-04 goods sold, cancelled and received between the count and its posting stay so', async () => {
		await stockUp(db, ids, 10);
		const before = await order(2); // Stock 8, and 2 reserved in the store.
		const id = await add();
		await enter(id, 1, 9); // One of ten is lost.
		await enter(id, 2, 12); // Two more are found than there should be.
		await enter(id, 3, 10);
		const sold = await order(3);
		await manager.done('stock_move/2', { kind: 'correction', quantity: 5, reason: 'Came back' });
		const seen = await differences(id);
		assert.deepEqual(
			seen.rows
				.map(({ productId, counted, expected, difference }) => [productId, counted, expected, difference])
				.toSorted(),
			[
				[1, 9, 10, -1],
				[2, 12, 10, 2],
			],
		);
		await post(id);
		assert.deepEqual(await stocks(), [4, 17, 10], '8 − 3 − 1, 10 + 5 + 2, and as it was');
		await buyer.call('POST', `/api/order_cancel/${before}`, { reason: 'other' });
		await buyer.call('POST', `/api/order_cancel/${sold}`, { reason: 'other' });
		assert.equal(await stockOfProduct(db, 1), 9, 'all that was counted is for sale again');
		const { rows } = await manager.read<{ rows: { kind: string; quantity: number; documentId: number }[] }>(
			'stock_history/2?limit=1',
		);
		assert.deepEqual(
			rows.map(({ kind, quantity, documentId }) => [kind, quantity, documentId]),
			[['count', 2, id]],
		);
		assert.deepEqual(await findStockDifferences(db), []);
		assert.equal((await operator.read<CountWire>(`count/${id}`)).state, 'posted');
		assert.deepEqual((await differences(id)).rows.map(({ moved }) => moved).toSorted(), [-1, 2]);
	});

	test('STOCK-04 pieces that are sold after the count and were never there are named as missing', async () => {
		await stockUp(db, ids, 5);
		const id = await add();
		await enter(id, 1, 3);
		const sold = await order(4);
		const [line] = (await differences(id)).rows;
		assert.deepEqual([line?.difference, line?.moved, line?.missing], [-2, -1, 1]);
		await post(id);
		assert.equal(await stockOfProduct(db, 1), 0);
		assert.equal((await differences(id)).rows[0]?.missing, 1);
		assert.deepEqual(await findStockDifferences(db), []);
		await buyer.call('POST', `/api/order_cancel/${sold}`, { reason: 'other' });
	});

	test('STOCK-04 what was not counted stays, unless the rest is said to be nothing; a line is counted again', async () => {
		await stockUp(db, ids, 5);
		const id = await add();
		await enter(id, 1, 4);
		await operator.done(`count_clear/${id}`, { productId: 1 });
		assert.equal(await manager.refused(`count_post/${id}`, { entries: 2 }), 'invalid_input entries');
		await enter(id, 1, 5);
		await post(id);
		assert.deepEqual(await stocks(), [5, 5, 5]);
		const second = await add();
		await enter(second, 1, 5);
		await manager.done(`count_rest/${second}`);
		assert.equal((await differences(second)).left, 0);
		await post(second);
		assert.deepEqual(await stocks(), [5, 0, 0]);
	});

	test('STOCK-04 posted once, as seen: a later entry, a second press and a wrong scope are refused', async () => {
		await stockUp(db, ids, 5);
		const id = await add();
		await enter(id, 1, 4);
		const { entries } = await differences(id);
		await enter(id, 2, 4);
		assert.equal(await manager.refused(`count_post/${id}`, { entries }), 'changed_meanwhile');
		const responses = await Promise.all(
			[1, 2, 3].map(() => manager.change(`count_post/${id}`, { entries: entries + 1 })),
		);
		assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [204, 409, 409]);
		assert.deepEqual(await stocks(), [4, 4, 5]);
		const entry = { productId: 4, quantity: 1, add: true };
		assert.equal(await operator.refused(`count_enter/${await add()}`, entry), 'invalid_input productId');
		for (const [wrong, field] of [
			[{ categoryId: null, brandId: null }, 'categoryId'],
			[{ categoryId: 2_147_483_647 }, 'categoryId'],
			[{ brandId: 2_147_483_647 }, 'brandId'],
		] as const)
			assert.equal(await manager.refused('count_add', { ...scope, ...wrong }), `invalid_input ${field}`);
		assert.equal(await operator.refused('count_add', scope), 'not_allowed');
	});

	test('STOCK-04 the cost of a difference is for those who may see costs', async () => {
		await stockUp(db, ids, 5);
		await sql`insert into product_costs (product_id, cost_tenge) values (1, 700)
			on conflict (product_id) do update set cost_tenge = 700`.execute(db);
		const id = await add();
		await enter(id, 1, 3);
		assert.equal((await differences(id)).rows[0]?.costTenge, -1400);
		assert.equal((await differences(id, content)).rows[0]?.costTenge, null);
	});

	test('STOCK-04 DESK-07 an order that waits to be collected lies in the store; one that is on its way does not', async () => {
		const before = await stockOfProduct(db, 3);
		const id = await order(1, 3);
		for (const to of ['accepted', 'on_delivery']) await operator.done(`order_move/${id}`, { to });
		const sheet = await add();
		await enter(sheet, 3, before);
		await post(sheet);
		assert.equal(await stockOfProduct(db, 3), before - 1);
		// Sets the order as if a courier had it.
		await sql`update orders set delivery = 'express', address = 'Parahat 1',
			district_id = (select min(id) from districts) where id = ${id}`.execute(db);
		const next = await add();
		await enter(next, 3, before - 1);
		await post(next);
		assert.equal(await stockOfProduct(db, 3), before - 1);
	});
});
