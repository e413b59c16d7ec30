import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { ProductCodesWire } from '@dukan/domain/goods/stock/product-codes.api.ts';
import type { StockMovementWire } from '@dukan/domain/goods/stock/stock.api.ts';
import { sql } from 'kysely';
import { sitAtImports } from '../../../testing/import-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { findStockDifferences } from '../stock/stock.queries.ts';

describe('codes and opening stock from a sheet', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const desk = await sitAtImports(shop);
	const codes = (id: number) => desk.read<ProductCodesWire>(`product_codes/${id}`);
	const problems = ({ errors }: ImportWire) =>
		errors.map(({ row, column, code }) => `${row} ${column} ${code}`);

	test('STOCK-02 a sheet of products brings SKU and barcodes, keeps what it leaves empty, and is undone', async () => {
		const [one, two] = [await codes(41), await codes(42)];
		const sheet = 'id;sku;barcode\n41;MOVED-41;4006381333931 MY-41\n42;;\n';
		const checked = await desk.check('products', sheet);
		assert.deepEqual([checked.changed, checked.unchanged, problems(checked)], [1, 1, []]);
		assert.deepEqual(
			checked.samples[0]?.changes.map(({ column, now }) => `${column} ${now}`),
			['sku MOVED-41', 'barcode 4006381333931 MY-41'],
		);
		await desk.run(checked.id);
		const now = await codes(41);
		assert.deepEqual(now, { ...one, sku: 'MOVED-41', barcodes: ['4006381333931', 'MY-41'] });
		assert.deepEqual(await codes(42), two);
		assert.equal((await desk.check('products', sheet)).unchanged, 2, 'the same sheet changes nothing');
		await desk.undo(checked.id);
		assert.deepEqual(await codes(41), one);
	});

	test('STOCK-02 codes that are wrong, twice in the sheet or another product’s are refused with their row', async () => {
		const { sku } = await codes(43);
		const checked = await desk.check(
			'products',
			[
				'id;sku;barcode',
				`41;${sku};`,
				'42;SAME-1;4006381333932',
				'44;SAME-1;',
				'45;same-1;',
				'46;;A-1 A-1',
			].join('\n'),
		);
		assert.deepEqual(problems(checked), [
			'2 sku taken',
			'3 barcode pattern',
			'4 sku twice',
			'5 sku twice',
			'6 barcode twice',
		]);
		assert.equal(checked.changed, 0);
	});

	test('STOCK-02 STOCK-01 goods of another shop come in by their SKU, new ones with it, their pieces as opening stock', async () => {
		const known = await codes(47);
		const { names, subcategoryId, stock } = await desk.read<StaffProductWire>('product/47');
		const { rows: brands } = await sql<{ name: string }>`select b.name from products p
			join brands b on b.id = p.brand_id where p.id = 47`.execute(db);
		const checked = await desk.check(
			'products',
			[
				'sku;barcode;name_en;subcategory_id;brand;price;stock',
				`${known.sku};;${names.en};;;;${stock + 3}`,
				`OLD-1;4006381333931;Kettle of before;${subcategoryId};${brands[0]?.name};120;7`,
			].join('\n'),
		);
		assert.deepEqual([checked.added, checked.changed, problems(checked)], [1, 1, []]);
		await desk.run(checked.id);
		const { rows } = await desk.read<{ rows: { id: number }[] }>('products?q=OLD-1');
		const id = rows[0]?.id ?? assert.fail();
		assert.deepEqual(await codes(id), { sku: 'OLD-1', barcodes: ['4006381333931'], articles: [] });
		const moves = async (productId: number) => {
			const history = await desk.read<{ rows: StockMovementWire[] }>(`stock_history/${productId}?limit=1`);
			return history.rows.map(({ kind, reason, quantity, document }) => [kind, reason, quantity, document]);
		};
		assert.deepEqual(await moves(id), [['count', 'opening', 7, 'import']]);
		assert.deepEqual(await moves(47), [['correction', '', 3, 'import']]);
		const byCode = await desk.check('stock', `barcode;stock\n${known.barcodes[0]};${stock + 5}`);
		await desk.run(byCode.id);
		assert.deepEqual(await moves(47), [['correction', '', 2, 'import']]);
		assert.deepEqual(await findStockDifferences(db), []);
		await desk.undo(byCode.id);
		await desk.undo(checked.id);
		assert.equal((await desk.read<{ count: number }>('products?q=OLD-1')).count, 0);
		assert.deepEqual(await findStockDifferences(db), []);
	});
});
