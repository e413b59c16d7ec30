import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StockedProductWire, StockMovementWire } from '@dukan/domain/goods/stock/stock.api.ts';
import { sql } from 'kysely';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { addUnmovedStock } from '../../../testing/unmoved-stock.ts';
import { requireMovedStock } from './require-moved-stock.ts';
import { findStockDifferences } from './stock.queries.ts';

describe('movements of stock', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const me = await signUpShopper(shop);
	const manager = await sitAtDesk(shop, 'manager');
	const operator = await sitAtDesk(shop, 'operator');
	await stockUp(db, [1, 2, 3], 10);
	await allowOrdersADay(db, 1000);

	const history = async (id: number) =>
		(await manager.read<{ rows: StockMovementWire[] }>(`stock_history/${id}`)).rows;
	const lines = async (id: number, newest: number) =>
		(await history(id))
			.slice(0, newest)
			.map(({ kind, quantity, balance, document }) => `${kind} ${quantity} ${balance} ${document}`);
	const place = async (quantity: number): Promise<number> => {
		const items = [{ p_id: 1, quantity }];
		const response = await me.order({ items, expected_total: quantity * 100 });
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id;
	};

	test('STOCK-01 a sale, an edit and a cancellation each leave movements with the order as their document', async () => {
		const orderId = await place(3);
		assert.deepEqual(await lines(1, 1), ['sale -3 7 order']);
		const order = await operator.read<{ version: number; number: string }>(`order/${orderId}`);
		await operator.done(`order_edit/${orderId}`, {
			version: order.version,
			items: [
				{ productId: 1, quantity: 1 },
				{ productId: 2, quantity: 2 },
			],
			payment: 'cash',
			address: '',
			note: '',
		});
		assert.deepEqual(await lines(1, 1), ['cancel 2 9 order']);
		assert.deepEqual(await lines(2, 1), ['sale -2 8 order']);
		await operator.done(`order_move/${orderId}`, { to: 'cancelled', reason: 'duplicate' });
		assert.deepEqual(await lines(1, 3), ['cancel 1 10 order', 'cancel 2 9 order', 'sale -3 7 order']);
		const [cancelled, , sold] = await history(1);
		assert.deepEqual([cancelled?.documentNumber, cancelled?.staffName], [order.number, 'Ogulgerek']);
		assert.equal(sold?.staffName, null, 'the customer bought it');
		assert.deepEqual(await findStockDifferences(db), []);
	});

	test('STOCK-01 a correction and a write-off need a reason, the pieces and the right', async () => {
		await manager.done('stock_move/3', { kind: 'write_off', quantity: 4, reason: 'Broken in the store' });
		await manager.done('stock_move/3', { kind: 'correction', quantity: 1, reason: 'Found' });
		assert.deepEqual(await lines(3, 2), ['correction 1 7 null', 'write_off -4 6 null']);
		const [newest] = await history(3);
		assert.deepEqual([newest?.reason, newest?.staffName], ['Found', 'Ogulgerek']);
		const refusals = [
			{ kind: 'write_off', quantity: 8, reason: 'Broken' },
			{ kind: 'correction', quantity: 1, reason: '' },
			{ kind: 'receipt', quantity: 1, reason: 'Found' },
		];
		assert.deepEqual(await Promise.all(refusals.map((body) => manager.refused('stock_move/3', body))), [
			'invalid_input quantity',
			'invalid_input reason',
			'invalid_input kind',
		]);
		assert.equal(
			await operator.refused('stock_move/3', { kind: 'correction', quantity: 1, reason: 'Found' }),
			'not_allowed',
		);
		const { stock, held } = await operator.read<StockedProductWire>('stock/3');
		assert.deepEqual([stock, held], [7, 0]);
	});

	test('STOCK-01 what staff type into the product is a correction of the difference', async () => {
		const product = await manager.read<{ stock: number; version: number }>('product/2');
		const {
			id: _,
			categoryId: __,
			ordered: ___,
			...fields
		} = product as typeof product & {
			id: number;
			categoryId: number;
			ordered: boolean;
		};
		await manager.done('product_update/2', { ...fields, stock: product.stock + 5, stockWas: product.stock });
		assert.deepEqual(await lines(2, 1), [`correction 5 ${product.stock + 5} null`]);
	});

	test('STOCK-01 the balance of an older page is right', async () => {
		const all = await history(1);
		const { rows } = await manager.read<{ rows: StockMovementWire[] }>('stock_history/1?limit=2&offset=1');
		assert.deepEqual(rows, all.slice(1, 3));
	});

	test('STOCK-01 a statement that sets the stock itself leaves a correction, so that the sum still holds', async () => {
		await sql`update product_stock set quantity = 20 where product_id in (1, 3)`.execute(db);
		assert.deepEqual(await lines(3, 1), ['correction 13 20 null']);
		assert.deepEqual(await findStockDifferences(db), []);
	});

	test('STOCK-01 movements cannot be changed or deleted, and go with their product only', async () => {
		await assert.rejects(
			sql`update stock_movements set quantity = 1 where product_id = 1`.execute(db),
			/Movements/,
		);
		await assert.rejects(sql`delete from stock_movements where product_id = 1`.execute(db), /Movements/);
		await sql`delete from products where id = 600 and not exists (select from order_lines where product_id = 600)`.execute(
			db,
		);
		const { rows } = await sql`select from stock_movements where product_id = 600`.execute(db);
		assert.equal(rows.length, 0);
	});

	test('STOCK-01 pieces that go round the triggers are found by the check', async () => {
		await db.transaction().execute((trx) => addUnmovedStock(trx, 3, 2));
		assert.deepEqual(await findStockDifferences(db), [{ productId: 3, stock: 22, moved: 20 }]);
		await assert.rejects(requireMovedStock(db), /differs from its movements: 3 \(22, moved 20\)/);
		await db.transaction().execute((trx) => addUnmovedStock(trx, 3, -2));
		assert.deepEqual(await findStockDifferences(db), []);
	});

	test('STOCK-01 sales, cancellations, corrections and write-offs at once: the sum of movements is the stock', async () => {
		await stockUp(db, [1, 2, 3], 500);
		const people = await Promise.all(Array.from({ length: 4 }, () => signUpShopper(shop)));
		const work = Array.from({ length: 60 }, async (_, index) => {
			const person = people[index % people.length] ?? me;
			const id = 1 + (index % 3);
			if (index % 5 === 4)
				return manager.done(`stock_move/${id}`, { kind: 'write_off', quantity: 1, reason: 'Broken' });
			if (index % 5 === 3)
				return manager.done(`stock_move/${id}`, { kind: 'correction', quantity: 2, reason: 'Found' });
			const response = await person.order({ items: [{ p_id: id, quantity: 1 }], expected_total: 100 });
			assert.equal(response.statusCode, 201, response.body);
			if (index % 5 !== 2) return;
			const cancelled = await person.call('POST', `/api/order_cancel/${response.json().order.id}`, {
				reason: 'other',
			});
			assert.equal(cancelled.statusCode, 200, cancelled.body);
		});
		await Promise.all(work);
		assert.deepEqual(await findStockDifferences(db), []);
		const { rows } = await sql<{ pieces: number }>`select sum(quantity)::integer as pieces from product_stock
			where product_id in (1, 2, 3)`.execute(db);
		assert.equal(rows[0]?.pieces, 1500 - 12 + 24 - 24);
	});
});
