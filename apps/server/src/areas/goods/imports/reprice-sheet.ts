import { MAX_SHEET_ROWS } from '@dukan/domain/base/sheets/sheets.ts';
import { plainManat } from '@dukan/domain/base/text/typed-number.ts';
import type { RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { type PriceRule, reprice } from '@dukan/domain/goods/prices/reprice.ts';
import type { Rounding } from '@dukan/domain/goods/prices/rounding.ts';
import type { ProductFilter } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sheet } from '../../../platform/sheets/read-sheet.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import { listPricedGoods } from '../prices/priced-goods.queries.ts';
import { storeContent } from './imports.queries.ts';

/** PRICE-01: the requested change of prices. */
export type PriceChange = { filter: ProductFilter; rule: PriceRule; rounding: Rounding };

/** Row numbers are the products' ids. */
export type RepriceSheet = { sheet: Sheet; errors: RowError[] };

/** The content of such an import: the change and, once it is checked, the resulting prices. */
type Content = { change: PriceChange; made?: RepriceSheet };

export function repriceContent(change: PriceChange): Buffer {
	return contentOf({ change });
}

const contentOf = (content: Content) => Buffer.from(JSON.stringify(content));

/** A change of many prices as a sheet of prices. It is made once: what a person has seen is what is run. */
export async function readReprice(db: Database, importId: number, content: Buffer): Promise<RepriceSheet> {
	const { change, made } = JSON.parse(content.toString()) as Content;
	if (made) return made;
	const sheet = await makeSheet(db, change);
	await storeContent(db, importId, contentOf({ change, made: sheet }));
	return sheet;
}

async function makeSheet(db: Database, { filter, rule, rounding }: PriceChange): Promise<RepriceSheet> {
	const products = await listPricedGoods(db, filter, MAX_SHEET_ROWS + 1);
	if (products.length === 0) throw new SheetError('empty');
	if (products.length > MAX_SHEET_ROWS) throw new SheetError('tooManyRows');
	const errors: RowError[] = [];
	const rows: Sheet['rows'] = [];
	for (const { id, ...product } of products) {
		const now = reprice(product, rule, rounding);
		if ('lacks' in now) errors.push({ row: id, column: now.lacks, code: 'required', value: '' });
		else {
			const sale = now.salePriceTenge === null ? '' : plainManat(now.salePriceTenge);
			rows.push({ number: id, cells: [String(id), plainManat(now.priceTenge), sale] });
		}
	}
	return { sheet: { titles: ['id', 'price', 'sale_price'], rows }, errors };
}
