import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { NO_LIST_GOODS } from '@dukan/domain/goods/imports/list-goods.ts';
import {
	findRequestPicture,
	insertRequest,
	insertRequestPicture,
} from '../../areas/after-sales/requests/requests.queries.ts';
import {
	endSilently,
	findBadRows,
	insertImport,
	listImports,
	noteBadRows,
	noteHeartbeat,
	notePreview,
} from '../../areas/goods/imports/imports.queries.ts';
import {
	findMapping,
	findProductsByArticle,
	listGoneGoods,
	readMarginPlaces,
	restoreSupplierCosts,
	saveMapping,
	saveSupplierGoods,
} from '../../areas/goods/imports/price-lists.queries.ts';
import { batchName } from '../../areas/goods/imports/run-import.ts';
import { undoImport } from '../../areas/goods/imports/undo-import.ts';
import { listPricedGoods } from '../../areas/goods/prices/priced-goods.queries.ts';
import {
	findStaffProduct,
	insertProducts,
	productRow,
	readProductColumns,
	replaceAttributes,
	replacePictures,
	updateProducts,
} from '../../areas/goods/products/staff-products.queries.ts';
import { listProductSuppliers } from '../../areas/goods/stock/product-codes.queries.ts';
import { findUnmovedProducts, moveStock } from '../../areas/goods/stock/stock.queries.ts';
import { addBrands } from '../../areas/goods/structure/brands.queries.ts';
import { listAttributeFacets } from '../../areas/goods/structure/staff-structure.queries.ts';
import { reportSearches } from '../../areas/running/reports/stock-report.queries.ts';
import { listStaffMinimums } from '../../areas/selling/delivery/staff-delivery.queries.ts';
import { isPromotionUsed } from '../../areas/selling/promotions/staff-promotions.queries.ts';
import { asStaff } from '../../areas/staff/audit/as-staff.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import { signInStaff } from '../staff.ts';
import { openTestShop } from '../test-shop.ts';

/**
 * Imports run in a process of their own, and other tests get no rows from some statements, so these are
 * called here.
 */
describe('queries that no other test calls, or that give it no row', async () => {
	const shop = await openTestShop({ after });
	const { db, clock } = shop;
	const { id: staffId } = await signInStaff(db, clock(), 'manager');
	const sheet = { file_name: 'sheet.csv', content: Buffer.from('id'), made_at: clock(), staff_id: staffId };

	test('undoing an import puts back price, attributes, pictures and stock', async () => {
		const importId = (await insertImport(db, { ...sheet, kind: 'products' })) ?? assert.fail();
		const was = (await findStaffProduct(db, 1)) ?? assert.fail();
		let added = 0;
		const now = { ...was, priceTenge: was.priceTenge + 1, attributes: {}, pictures: [] };
		await asStaff(db, { member: { id: staffId }, now: clock(), batch: batchName(importId) }, async (trx) => {
			await readProductColumns(trx, [1], { lock: true });
			await updateProducts(trx, [{ ...productRow(now, was.categoryId, new Map()), id: 1 }]);
			await replaceAttributes(trx, [{ id: 1, was, now }]);
			await replacePictures(trx, [{ id: 1, was, now }]);
			await moveStock(trx, [{ productId: 1, quantity: 5 }], { kind: 'correction' });
			[added = 0] = await insertProducts(trx, [productRow(now, was.categoryId, new Map())], clock());
		});
		assert.equal((await findStaffProduct(db, 1))?.priceTenge, now.priceTenge);
		await undoImport(db, { importId, staffId, now: clock(), isStopping: () => false });
		assert.deepEqual({ ...(await findStaffProduct(db, 1)), version: 0 }, { ...was, version: 0 });
		assert.equal(await findStaffProduct(db, added), undefined);
	});

	test('STOCK-06 a price list: what is remembered of the supplier and its goods', async () => {
		const importId =
			(await insertImport(db, { ...sheet, kind: 'supplier', supplier_id: 1 })) ?? assert.fail();
		await notePreview(db, importId, [['Article', 'Price']]);
		const badRows = {
			titles: ['id'],
			rows: [{ row: 2, cells: ['x'], errors: [{ column: 'id', title: 'id', code: 'number' as const }] }],
		};
		await noteBadRows(db, importId, badRows);
		assert.deepEqual(await findBadRows(db, importId), badRows);
		const mapping = {
			titles: { article: 'article', barcode: '', price: 'price' },
			pricing: { rate: 1, markupPercent: 10, roundTenge: 100 },
			warnPercent: 30,
			goodsTitles: { name: '', brand: '', category: '', stock: '' },
			goods: NO_LIST_GOODS,
		};
		await saveMapping(db, 1, mapping);
		assert.deepEqual(await findMapping(db, 1), { ...mapping, categories: [] });
		await saveSupplierGoods(db, { supplierId: 1, importId }, [
			{ productId: 1, article: 'A-1', costTenge: 100 },
		]);
		assert.deepEqual([...(await findProductsByArticle(db, 1, ['a-1']))], [['A-1', 1]]);
		assert.equal((await listProductSuppliers(db, 1, { withCosts: true }))[0]?.costTenge, 100);
		const place = (await readMarginPlaces(db, [1])).get(1);
		assert.equal(typeof place?.categoryId, 'number');
		const gone = async (named: number[]) => (await listGoneGoods(db, 1, named)).map(({ id }) => id);
		assert.deepEqual([(await gone([])).includes(1), (await gone([1])).includes(1)], [true, false]);
		await addBrands(db, ['Täze marka', place?.brand ?? '']);
		const brands = db.selectFrom('brands').select('id').where('name', '=', 'Täze marka');
		assert.equal((await brands.execute()).length, 1);
		await restoreSupplierCosts(db, importId);
		await noteHeartbeat(db, importId);
		await endSilently(db, importId);
		assert.ok((await listImports(db)).length > 0);
	});

	test('RET-04 a picture of a request', async () => {
		const order_id = await completeOrder(shop, await signUpShopper(shop), [1]);
		const asked = { order_id, p_id: 1, kind: 'claim', quantity: 1, reason: 'defect', text: 'test' } as const;
		const requestId = (await insertRequest(db, asked, clock())) ?? assert.fail();
		await insertRequestPicture(db, { requestId, position: 1, content: Buffer.from('test') });
		assert.deepEqual(await findRequestPicture(db, { id: requestId, position: 1 }), Buffer.from('test'));
	});

	test('lists that are empty in the other tests', async () => {
		assert.ok((await listPricedGoods(db, { q: 'a' }, 10)).length > 0);
		assert.ok((await listAttributeFacets(db, 'ram')).length > 0);
		await db.insertInto('order_minimums').values({ category_id: 1, amount_tenge: 100 }).execute();
		assert.deepEqual(await listStaffMinimums(db), [{ categoryId: 1, amountTenge: 100 }]);
		assert.deepEqual([...(await findUnmovedProducts(db, [999_999_999]))], [999_999_999]);
		assert.ok((await reportSearches(db, { from: '2026-11-01', to: '2026-11-15' })).length > 0);
		assert.equal(await isPromotionUsed(db, 0), false);
	});
});
