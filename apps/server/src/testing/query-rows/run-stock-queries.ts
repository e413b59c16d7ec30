import {
	findCodeOwners,
	findProductsByCode,
	listProductCodes,
	replaceProductCodes,
} from '../../areas/goods/stock/product-codes.queries.ts';
import {
	hasProducts,
	hasSupplier,
	insertReceipt,
	lockReceipt,
	lockReceiptLines,
	setProductCosts,
	setReceiptState,
	updateReceipt,
} from '../../areas/goods/stock/receipts.queries.ts';
import {
	findStockDifferences,
	findStockedProduct,
	findUnmovedProducts,
	listMovements,
	moveStock,
	setMinimum,
	setStock,
} from '../../areas/goods/stock/stock.queries.ts';
import {
	clearCount,
	enterCount,
	enterNothingLeft,
	findCount,
	hasScope,
	insertCount,
	insertCountLines,
	listCountLines,
	listCounts,
	lockCount,
	readCountProgress,
	readDifferences,
	setCountState,
	setMoved,
} from '../../areas/goods/stock/stock-counts.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';
import { addUnmovedStock } from '../unmoved-stock.ts';

/** Goods: what comes, goes and costs. */
export async function runStockQueries({ db, clock }: TestShop): Promise<void> {
	const { id: staffId } = await signInStaff(db, clock(), 'manager');
	await moveStock(db, [{ productId: 1, quantity: 1 }], { kind: 'correction' });
	await setStock(db, [{ productId: 2, quantity: 99 }], { kind: 'count', at: clock() });
	const codes = { sku: 'DK-1', barcodes: ['4006381333931'], articles: ['ME 20'] };
	await replaceProductCodes(db, 1, codes);
	await findCodeOwners(db, 2, codes);
	await findProductsByCode(db, 'sku', ['dk-1']);
	await listProductCodes(db, [1]);
	await findUnmovedProducts(db, [999_999_999]);
	await hasSupplier(db, 1);
	await hasProducts(db, [1]);
	const receiptId = await insertReceipt(db, { supplierId: 1, staffId, now: clock() });
	const lines = [{ productId: 1, quantity: 2, costTenge: 100 }];
	await updateReceipt(db, receiptId, { supplierId: 1, number: '', note: '', lines });
	await lockReceipt(db, receiptId);
	await lockReceiptLines(db, receiptId);
	await setProductCosts(db, [{ productId: 1, costTenge: 100 }]);
	await setReceiptState(db, receiptId, { state: 'posted', postedAt: clock() });
	await setMinimum(db, 1, 1_000_000);
	await runCountQueries(db, { staffId, now: clock() });
	await findStockedProduct(db, 1, { lock: true });
	await listMovements(db, 1, { limit: 10, offset: 0 });
	await db.transaction().execute(async (trx) => {
		await addUnmovedStock(trx, 1, 1);
		await findStockDifferences(trx);
		await addUnmovedStock(trx, 1, -1);
	});
}

async function runCountQueries(db: Database, author: { staffId: number; now: Date }): Promise<void> {
	const scope = { categoryId: 1, brandId: null, note: '' };
	await hasScope(db, scope);
	const id = await insertCount(db, scope, author);
	await insertCountLines(db, id, scope);
	await lockCount(db, id, 'share');
	const { rows } = await listCountLines(db, id, { show: 'left', limit: 2, offset: 0 });
	const [one, two] = rows.map(({ productId }) => productId);
	await enterCount(db, id, { productId: one ?? 0, quantity: 1_000, add: true }, author);
	await enterCount(db, id, { productId: two ?? 0, quantity: 1_000, add: false }, author);
	await clearCount(db, id, two ?? 0);
	await enterNothingLeft(db, id, author);
	await readCountProgress(db, id);
	await readDifferences(db, id, { lock: true });
	await setMoved(db, id, [{ productId: one ?? 0, quantity: 1 }]);
	await setCountState(db, id, { state: 'posted', postedAt: author.now });
	await findCount(db, id);
	await listCounts(db, { limit: 10, offset: 0 });
}
