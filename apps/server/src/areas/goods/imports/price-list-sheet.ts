import { plainManat } from '@dukan/domain/base/text/typed-number.ts';
import {
	findHeading,
	hasUnclearSeparator,
	headingTitles,
	isTotalRow,
	listAmount,
	listCostTenge,
	listPriceTenge,
	normalTitle,
} from '@dukan/domain/goods/imports/price-list.ts';
import type { ImportErrorWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { comparableCode } from '@dukan/domain/goods/stock/product-codes.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { findProductsByCode } from '../stock/product-codes.queries.ts';
import { findProductsByArticle, type SupplierGood, type SupplierMapping } from './price-lists.queries.ts';

/** Turns a price list into a sheet of prices, by the products' ids. */
export type PriceListSheet = {
	sheet: Sheet;
	/** The rows as they stand in the file. */
	inFile: Sheet;
	/** Rows of goods that the shop does not have, or whose price cannot be read. */
	errors: ImportErrorWire[];
	/** Keyed by row number. */
	goods: ReadonlyMap<number, SupplierGood>;
};

type Line = { number: number; article: string; barcode: string; price: string };

/**
 * STOCK-06: returns the rows under the headings that have a code and a price. Headings of groups, sums and prose are left out.
 * Undefined where the headings are not found.
 */
export async function readPriceList(
	db: Database,
	supplierId: number,
	rows: readonly (readonly string[])[],
	{ titles, pricing }: SupplierMapping,
): Promise<PriceListSheet | undefined> {
	const heading = findHeading(rows, titles);
	if (!heading) return undefined;
	const lines = rows
		.slice(heading.row + 1)
		.map((cells, index): Line => {
			const cell = (column: number) => (cells[column] ?? '').trim();
			return {
				number: heading.row + index + 2,
				article: cell(heading.article),
				barcode: cell(heading.barcode),
				price: cell(heading.price),
			};
		})
		.filter(({ article, barcode, price }) => {
			const code = article || barcode;
			// Long lists repeat their headings on every page.
			return code !== '' && price !== '' && !isTotalRow(code) && !titles.price.endsWith(normalTitle(price));
		});
	const articles = lines.map(({ article }) => article).filter(Boolean);
	const barcodes = lines.map(({ barcode }) => barcode).filter(Boolean);
	const byArticle = await findProductsByArticle(db, supplierId, articles);
	const byBarcode = await findProductsByCode(db, 'barcode', barcodes);
	const productOf = ({ article, barcode }: Line) =>
		byBarcode.get(comparableCode(barcode)) ?? byArticle.get(comparableCode(article));
	const shared = sharedArticles(lines, productOf);
	const errors: ImportErrorWire[] = [];
	const goods = new Map<number, SupplierGood>();
	const priced: SheetRow[] = [];
	for (const line of lines) {
		const { number, article, barcode, price } = line;
		const productId = productOf(line);
		const amount = listAmount(price);
		if (productId === undefined) {
			const column = article ? 'article' : 'barcode';
			errors.push({ row: number, column, code: 'unknown', value: (article || barcode).slice(0, 80) });
		} else if (amount === undefined)
			errors.push({
				row: number,
				column: 'price',
				code: hasUnclearSeparator(price) ? 'separator' : 'amount',
				value: price.slice(0, 80),
			});
		else {
			goods.set(number, {
				productId,
				article: shared.has(comparableCode(article)) ? '' : article.slice(0, 40),
				costTenge: listCostTenge(amount, pricing),
			});
			priced.push({ number, cells: [String(productId), plainManat(listPriceTenge(amount, pricing))] });
		}
	}
	const inFile = {
		titles: headingTitles(rows, heading.row),
		rows: lines.map(({ number }) => ({ number, cells: [...(rows[number - 1] ?? [])] })),
	};
	return { inFile, sheet: { titles: ['id', 'price'], rows: priced }, errors, goods };
}

type ProductOf = (line: Line) => number | undefined;

/** Variants may share the article of their model, which then identifies none of them. */
function sharedArticles(lines: readonly Line[], productOf: ProductOf): Set<string> {
	const first = new Map<string, number>();
	const shared = new Set<string>();
	for (const line of lines) {
		const productId = productOf(line);
		if (productId === undefined) continue;
		const code = comparableCode(line.article);
		if ((first.get(code) ?? productId) !== productId) shared.add(code);
		first.set(code, productId);
	}
	return shared;
}
