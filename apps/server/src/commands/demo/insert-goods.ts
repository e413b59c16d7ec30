import type { DemoCatalogue } from '@dukan/demo-catalogue/catalogue-types.ts';
import type { SerialKind } from '@dukan/domain/goods/serials/serial-rules.ts';
import { gtinCheckDigit } from '@dukan/domain/goods/stock/product-codes.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { DEMO_SUPPLIERS } from './demo-papers.ts';
import { insertRows } from './insert-rows.ts';

type Product = DemoCatalogue['products'][number];

/** One in this many products has a minimum stock. */
const MINIMUM_EVERY = 12;

/** The number of goods of a delivery that staff still have to count. */
const DRAFT_LINES = 6;

/**
 * STOCK-02, STOCK-03, STOCK-04: inserts codes, suppliers, costs, a draft of a receipt, and a stock count in
 * progress.
 */
export async function insertGoods(
	trx: Transaction<Tables>,
	products: readonly Product[],
	now: Date,
): Promise<void> {
	await insertRows(trx, 'product_codes', products.flatMap(codeRows));
	await insertRows(trx, 'product_costs', products.map(costRow));
	const minimums = products
		.filter(({ id }) => id % MINIMUM_EVERY === 0)
		.map(({ id }) => ({ product_id: id, minimum: 5 + (id % 10) }));
	await insertRows(trx, 'product_minimums', minimums);
	await insertRows(trx, 'serial_products', products.flatMap(serialRows));
	await insertRows(trx, 'suppliers', DEMO_SUPPLIERS);
	const { id: receiptId } = await trx
		.insertInto('receipts')
		.values((from) => ({
			supplier_id: from.selectFrom('suppliers').select((one) => one.fn.min('id').as('id')),
			number: 'AE-2041',
			created_at: now,
		}))
		.returning('id')
		.executeTakeFirstOrThrow();
	const lines = products.slice(0, DRAFT_LINES).map((product, index) => ({
		receipt_id: receiptId,
		product_id: product.id,
		position: index + 1,
		quantity: 5 + index,
		cost_tenge: costRow(product).cost_tenge,
	}));
	await insertRows(trx, 'receipt_lines', lines);
	await insertPriceLists(trx, products);
	await insertCount(trx, products, now);
}

/** RET-02: button phones have an IMEI, game consoles a serial number. */
const SERIAL_SUBCATEGORIES: ReadonlyMap<number, SerialKind> = new Map([
	[702, 'imei'],
	[1201, 'serial'],
]);

function serialRows({ id, subcategoryId }: Product): { product_id: number; kind: SerialKind }[] {
	const kind = SERIAL_SUBCATEGORIES.get(subcategoryId);
	return kind ? [{ product_id: id, kind }] : [];
}

/** STOCK-06: gives the first supplier lists in dollars, with article numbers and prices for some goods. */
async function insertPriceLists(trx: Transaction<Tables>, products: readonly Product[]): Promise<void> {
	const { id } = await trx.selectFrom('suppliers').select('id').orderBy('id').executeTakeFirstOrThrow();
	await trx
		.insertInto('supplier_mappings')
		.values({
			supplier_id: id,
			article_title: 'артикул',
			price_title: 'цена, $',
			rate: 19.5,
			markup_percent: 25,
			round_tenge: 100,
		})
		.execute();
	const goods = products.slice(0, DRAFT_LINES).map((product) => ({
		supplier_id: id,
		product_id: product.id,
		article: `AE-${product.id}`,
		cost_tenge: costRow(product).cost_tenge,
	}));
	await insertRows(trx, 'supplier_goods', goods);
}

/** The lines of the stock count that are done, each with its number of missing pieces. */
const COUNTED_MISSING = [0, 0, 1, 0, -1, 2];

/** STOCK-04: inserts a half-done count of the first product's category. */
async function insertCount(trx: Transaction<Tables>, products: readonly Product[], now: Date): Promise<void> {
	const [first] = products;
	if (!first) return;
	const { id } = await trx
		.insertInto('stock_counts')
		.values({ category_id: first.categoryId, note: 'Ammar 1', created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	const lines = products
		.filter(({ categoryId }) => categoryId === first.categoryId)
		.map((product, index) => {
			const missing = COUNTED_MISSING[index];
			const isCounted = missing !== undefined && product.stock >= missing;
			return {
				count_id: id,
				product_id: product.id,
				counted: isCounted ? product.stock - missing : null,
				expected: isCounted ? product.stock : null,
				counted_at: isCounted ? now : null,
				entries: isCounted ? 1 : 0,
			};
		});
	await insertRows(trx, 'stock_count_lines', lines);
}

/** Makes a SKU, and an EAN-13 of the range for shops' own codes (20…29). */
function codeRows({ id }: Product) {
	const body = `20${String(id).padStart(10, '0')}`;
	return [
		{ product_id: id, kind: 'sku' as const, position: 1, code: `DK-${String(id).padStart(5, '0')}` },
		{ product_id: id, kind: 'barcode' as const, position: 1, code: `${body}${gtinCheckDigit(body)}` },
	];
}

/** The cost is between 70 and 85 percent of the price of a piece. */
function costRow({ id, priceTenge, unitFactor }: Product) {
	return { product_id: id, cost_tenge: Math.round((priceTenge * unitFactor * (70 + (id % 16))) / 100) };
}
