import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ProductCodesWire } from '@dukan/domain/goods/stock/product-codes.api.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { rowsByCode } from '../imports/rows-by-code.ts';

const EAN = '4006381333931';

describe('SKU, barcodes and articles', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	const editor = await sitAtDesk(shop, 'content');
	const operator = await sitAtDesk(shop, 'operator');
	const save = (id: number, codes: Partial<ProductCodesWire>) =>
		editor.refused(`product_codes_update/${id}`, { sku: '', barcodes: [], articles: [], ...codes });

	test('STOCK-02 codes are stored, unique where they must be, and refused beside their field', async () => {
		await editor.done('product_codes_update/7', {
			sku: 'Tv-55',
			barcodes: [EAN, 'IN-7'],
			articles: ['QX 77Z'],
		});
		assert.deepEqual(await operator.read('product_codes/7'), {
			sku: 'Tv-55',
			barcodes: [EAN, 'IN-7'],
			articles: ['QX 77Z'],
		});
		await editor.done('product_codes_update/8', { sku: 'TV-56', barcodes: [], articles: ['QX 77Z'] });
		assert.equal(await save(8, { sku: 'TV-55' }), 'invalid_input sku');
		assert.equal(await save(8, { barcodes: ['in-7'] }), 'invalid_input barcodes');
		assert.equal(await save(8, { barcodes: ['4006381333932'] }), 'invalid_input barcodes');
		assert.equal(await save(999_999, {}), 'not_found');
		assert.equal(
			await operator.refused('product_codes_update/8', { sku: '', barcodes: [], articles: [] }),
			'not_allowed',
		);
	});

	test('STOCK-02 two people change different codes of a product, and both stay', async () => {
		const colleague = await sitAtDesk(shop, 'content');
		await Promise.all([
			editor.done('product_codes_update/9', { sku: 'TV-57' }),
			colleague.done('product_codes_update/9', { barcodes: ['IN-9'] }),
		]);
		assert.deepEqual(await editor.read('product_codes/9'), {
			sku: 'TV-57',
			barcodes: ['IN-9'],
			articles: [],
		});
	});

	test('STOCK-02 the list of products, from which orders are entered too, finds by every code', async () => {
		const found = async (q: string) =>
			(
				await operator.read<{ rows: { id: number }[] }>(`products?sort=id&q=${encodeURIComponent(q)}`)
			).rows.map(({ id }) => id);
		assert.deepEqual(await found(EAN), [7]);
		assert.deepEqual(await found('tv-55'), [7]);
		assert.deepEqual(await found('qx 77z'), [7, 8]);
	});

	test('STOCK-02 rows of a sheet are named by SKU or barcode, in any language of the titles', async () => {
		const inFile = {
			titles: ['Артикул', 'Ştrih-kod', 'stock'],
			rows: [
				{ number: 2, cells: ['tv-55', '', '5'] },
				{ number: 3, cells: ['', 'IN-7', '6'] },
				{ number: 4, cells: ['nothing', '', '7'] },
				{ number: 5, cells: ['', '', '8'] },
			],
		};
		const { sheet, errors } = await rowsByCode(db, inFile, 'stock');
		assert.deepEqual(sheet.titles, ['Артикул', 'Ştrih-kod', 'stock', 'id']);
		assert.deepEqual(
			sheet.rows.map(({ cells }) => cells[3]),
			['7', '7'],
		);
		assert.deepEqual(
			errors.map(({ row, column, code, value }) => [row, column, code, value]),
			[
				[4, 'sku', 'unknownCode', 'nothing'],
				[5, 'sku', 'noKey', ''],
			],
			'GOODS-02 what stands in the file, never a number that nobody has written',
		);
		const { sheet: whole } = await rowsByCode(db, inFile, 'products');
		assert.deepEqual(
			whole.rows.map(({ cells }) => cells[3]),
			['7', '7', undefined, undefined],
			'whole goods with a code that is not known are new',
		);
		const numbered = { titles: ['id', 'sku', 'stock'], rows: [{ number: 2, cells: ['3', 'tv-55', '5'] }] };
		assert.deepEqual((await rowsByCode(db, numbered, 'stock')).sheet, numbered, 'a number is not overruled');
	});
});
