import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ReceiptWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import type { StockedProductWire } from '@dukan/domain/goods/stock/stock.api.ts';
import { sql } from 'kysely';
import { stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { findStockDifferences } from './stock.queries.ts';

describe('suppliers and receipts', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const manager = await sitAtDesk(shop, 'manager');
	const operator = await sitAtDesk(shop, 'operator');
	await db
		.insertInto('staff_roles')
		.values({
			key: 'store',
			name_en: 'Store',
			name_ru: 'Склад',
			name_tm: 'Ammar',
			rights: ['receiveGoods', 'readCatalogue'],
		})
		.execute();
	const storekeeper = await sitAtDesk(shop, 'store');
	await stockUp(db, [1, 2, 3], 10);
	await sql`delete from product_costs where product_id in (1, 2, 3)`.execute(db);
	await manager.done('suppliers_add', { name: 'Altyn söwda', phone: '', note: '' });
	const suppliers = await manager.read<{ id: number; name: string }[]>('suppliers');
	const supplierId = suppliers.find(({ name }) => name === 'Altyn söwda')?.id ?? 0;

	const show = (id: number, desk = manager) => desk.read<ReceiptWire>(`receipt/${id}`);
	const draft = async (lines: { productId: number; quantity: number; costTenge: number | null }[]) => {
		const { id } = await manager.done<{ id: number }>('receipt_add', { supplierId });
		await manager.done(`receipt_save/${id}`, { supplierId, number: 'A-17', note: '', version: 1, lines });
		return show(id);
	};
	const costOf = async (id: number, desk = manager) => {
		const { costTenge, marginPercent } = await desk.read<StockedProductWire>(`stock/${id}`);
		return [costTenge, marginPercent];
	};

	test('STOCK-03 a posted receipt brings pieces, movements and an average cost; a draft brings nothing', async () => {
		const receipt = await draft([
			{ productId: 1, quantity: 10, costTenge: 6000 },
			{ productId: 2, quantity: 5, costTenge: null },
		]);
		assert.equal(await stockOfProduct(db, 1), 10);
		await manager.done(`receipt_post/${receipt.id}`, { version: receipt.version });
		assert.deepEqual([await stockOfProduct(db, 1), await stockOfProduct(db, 2)], [20, 15]);
		assert.deepEqual(await costOf(1), [6000, 40], 'what lay there without a cost takes that of what came');
		assert.deepEqual(await costOf(2), [null, null]);
		const second = await draft([{ productId: 1, quantity: 20, costTenge: 8000 }]);
		await manager.done(`receipt_post/${second.id}`, { version: second.version });
		assert.deepEqual(await costOf(1), [7000, 30]);
		const { rows } = await manager.read<{ rows: { kind: string; quantity: number; documentId: number }[] }>(
			'stock_history/1?limit=1',
		);
		assert.deepEqual(
			rows.map(({ kind, quantity, documentId }) => [kind, quantity, documentId]),
			[['receipt', 20, second.id]],
		);
		assert.deepEqual(await findStockDifferences(db), []);
	});

	test('STOCK-03 posted once: a second press, an older copy and a changed document are refused', async () => {
		const receipt = await draft([{ productId: 3, quantity: 4, costTenge: 100 }]);
		const post = { version: receipt.version };
		const responses = await Promise.all(
			[1, 2, 3].map(() => manager.change(`receipt_post/${receipt.id}`, post)),
		);
		assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [204, 409, 409]);
		assert.equal(await stockOfProduct(db, 3), 14);
		const body = { supplierId, number: '', note: '', version: receipt.version, lines: [] };
		assert.equal(await manager.refused(`receipt_save/${receipt.id}`, body), 'changed_meanwhile');
		const next = await draft([]);
		for (const [change, field] of [
			[{ supplierId: 2_147_483_647 }, 'supplierId'],
			[{ lines: [{ productId: 2_147_483_647, quantity: 1, costTenge: 1 }] }, 'lines'],
		] as const)
			assert.equal(
				await manager.refused(`receipt_save/${next.id}`, { ...body, version: next.version, ...change }),
				`invalid_input ${field}`,
			);
		assert.equal(
			await manager.refused('receipt_add', { supplierId: 2_147_483_647 }),
			'invalid_input supplierId',
		);
		const empty = await draft([]);
		assert.equal(
			await manager.refused(`receipt_post/${empty.id}`, { version: empty.version }),
			'invalid_input lines',
		);
	});

	test('STOCK-03 reversed with a reason as if it had not come, unless pieces of it are sold', async () => {
		const receipt = await draft([{ productId: 3, quantity: 6, costTenge: 200 }]);
		await manager.done(`receipt_post/${receipt.id}`, { version: receipt.version });
		const { version } = await show(receipt.id);
		assert.equal(
			await manager.refused(`receipt_reverse/${receipt.id}`, { version, reason: '' }),
			'invalid_input reason',
		);
		await manager.done(`receipt_reverse/${receipt.id}`, { version, reason: 'Wrong supplier' });
		assert.equal(await stockOfProduct(db, 3), 14);
		assert.deepEqual((await costOf(3))[0], 100);
		assert.equal((await show(receipt.id)).state, 'reversed');
		const sold = await draft([{ productId: 3, quantity: 1, costTenge: 100 }]);
		await manager.done(`receipt_post/${sold.id}`, { version: sold.version });
		const buyer = await signUpShopper(shop);
		const order = await buyer.order({ items: [{ p_id: 3, quantity: 15 }], expected_total: 1500 });
		assert.equal(order.statusCode, 201, order.body);
		assert.equal(
			await manager.refused(`receipt_reverse/${sold.id}`, {
				version: sold.version + 1,
				reason: 'Wrong supplier',
			}),
			'stock_changed',
		);
		assert.deepEqual(await findStockDifferences(db), []);
	});

	test('STOCK-03 costs are for those who may see them; others receive goods without, and change none', async () => {
		const receipt = await draft([{ productId: 1, quantity: 1, costTenge: 5000 }]);
		const seen = await show(receipt.id, storekeeper);
		assert.deepEqual(
			seen.lines.map(({ costTenge }) => costTenge),
			[null],
		);
		const { rows } = await storekeeper.read<{ rows: { sumTenge: number | null }[] }>('receipts');
		assert.ok(rows.every(({ sumTenge }) => sumTenge === null));
		assert.deepEqual(await costOf(1, storekeeper), [null, null]);
		await storekeeper.done(`receipt_save/${receipt.id}`, {
			supplierId,
			number: '',
			note: '',
			version: seen.version,
			lines: [
				{ productId: 1, quantity: 2, costTenge: 1 },
				{ productId: 2, quantity: 1, costTenge: 1 },
			],
		});
		const { lines } = await show(receipt.id);
		assert.deepEqual(
			lines.map(({ quantity, costTenge }) => [quantity, costTenge]),
			[
				[2, 5000],
				[1, null],
			],
		);
		assert.equal(await operator.refused('receipt_add', { supplierId }), 'not_allowed');
	});

	test('STOCK-03 a supplier with receipts and a product that came cannot be deleted', async () => {
		assert.equal(await manager.refused(`suppliers_delete/${supplierId}`), 'still_used');
		const { version } = await manager.read<{ version: number }>('product/2');
		assert.equal(await manager.refused('product_delete/2', { version }), 'still_used');
	});
});
