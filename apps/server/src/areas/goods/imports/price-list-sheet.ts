import { plainManat } from '@dukan/domain/base/text/typed-number.ts';
import type { ListCategories, ListGoods } from '@dukan/domain/goods/imports/list-goods.api.ts';
import { blockName, listPieces, marginPercent } from '@dukan/domain/goods/imports/list-goods.ts';
import {
	findGoods,
	findHeading,
	type GoodsPlaces,
	hasUnclearSeparator,
	headingTitles,
	isTotalRow,
	type ListHeading,
	listAmount,
	listCostTenge,
	listPriceTenge,
	normalTitle,
} from '@dukan/domain/goods/imports/price-list.ts';
import type { ImportWire, RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { comparableCode } from '@dukan/domain/goods/stock/product-codes.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { findProductsByCode } from '../stock/product-codes.queries.ts';
import {
	findProductsByArticle,
	listGoneGoods,
	readMarginPlaces,
	type SupplierGood,
	type SupplierMapping,
} from './price-lists.queries.ts';
import { sheetNames } from './sheet-names.ts';

/** GOODS-01: one more product than the shop has, out of a list. */
export type ListDraft = Omit<SupplierGood, 'productId'>;

/** A price list as sheets of our own. */
export type PriceListSheet = {
	/** Prices of goods that the shop has, by their ids. */
	sheet: Sheet;
	/** GOODS-01: goods that it does not have. */
	drafts: Sheet;
	/** Keyed by row number. */
	draftGoods: ReadonlyMap<number, ListDraft>;
	newBrands: string[];
	categories: ImportWire['listCategories'];
	gone: { id: number; name: string }[];
	/** Its lines as they stand in the file. */
	inFile: Sheet;
	/** Rows of goods that the shop does not have, or whose price cannot be read. */
	errors: RowError[];
	/** Keyed by row number. */
	goods: ReadonlyMap<number, SupplierGood>;
	/** Where a column stands in the file. */
	placeOf: (column: string) => number;
};

type Line = {
	number: number;
	article: string;
	barcode: string;
	price: string;
	name: string;
	brand: string;
	category: string;
	stock: string;
};

const DRAFT_TITLES = ['id', 'subcategory_id', 'brand', 'name_ru', 'price', 'stock', 'published', 'barcode'];

/**
 * STOCK-06 GOODS-01: returns the rows under the headings that have a code and a price. Headings of groups, sums and prose are left out; a row of
 * goods without a code or a price is an error. Undefined where the headings are not found.
 */
export async function readPriceList(
	db: Database,
	supplierId: number,
	rows: readonly (readonly string[])[],
	mapping: SupplierMapping & { categories: ListCategories },
	choices: ProductChoicesWire,
): Promise<PriceListSheet | undefined> {
	const { titles, goodsTitles, pricing, goods: wanted } = mapping;
	const heading = findHeading(rows, titles);
	if (!heading) return undefined;
	const places = { ...heading, ...findGoods(headingTitles(rows, heading.row), goodsTitles) };
	const errors: RowError[] = [];
	const lines = readLines(rows, { places, priceTitle: titles.price, blocks: wanted.blocks }, errors);
	const articles = lines.map(({ article }) => article).filter(Boolean);
	const byArticle = await findProductsByArticle(db, supplierId, articles);
	const bySku = await findProductsByCode(db, 'sku', articles);
	const barcodes = lines.map(({ barcode }) => barcode).filter(Boolean);
	const byBarcode = await findProductsByCode(db, 'barcode', barcodes);
	const productOf = ({ article, barcode }: Line) =>
		byBarcode.get(comparableCode(barcode)) ??
		byArticle.get(comparableCode(article)) ??
		bySku.get(comparableCode(article));
	const shared = sharedArticles(lines, productOf);
	const found = lines.map(productOf).filter((id) => id !== undefined);
	const marginPlaces = await readMarginPlaces(db, found);
	const priceOf = (amount: number, place: { categoryId: number | undefined; brand: string }) => {
		const of = { ...place, costTenge: listCostTenge(amount, pricing) };
		const markupPercent = marginPercent(wanted.margins, of, pricing.markupPercent);
		return plainManat(listPriceTenge(amount, { ...pricing, markupPercent }));
	};
	const names = new CategoryNames(mapping.categories, choices);
	const goods = new Map<number, SupplierGood>();
	const draftGoods = new Map<number, ListDraft>();
	const seenDrafts = new Set<string>();
	const priced: SheetRow[] = [];
	const drafts: SheetRow[] = [];
	for (const line of lines) {
		const { number, article, barcode, price } = line;
		const productId = productOf(line);
		const amount = listAmount(price);
		const say = (column: string, code: RowError['code'], value: string) =>
			errors.push({ row: number, column, code, value: value.slice(0, 80) });
		const code = comparableCode(barcode || article);
		if (productId === undefined && !wanted.create)
			say(article ? 'article' : 'barcode', 'unknownCode', article || barcode);
		else if (amount === undefined)
			say('price', price === '' ? 'required' : hasUnclearSeparator(price) ? 'separator' : 'amount', price);
		else if (productId !== undefined) {
			const costTenge = listCostTenge(amount, pricing);
			const known = shared.has(comparableCode(article)) ? '' : article.slice(0, 40);
			goods.set(number, { productId, article: known, costTenge });
			const place = marginPlaces.get(productId) ?? { categoryId: undefined, brand: '' };
			priced.push({ number, cells: [String(productId), priceOf(amount, place)] });
		} else {
			const place = names.placeOf(line.category);
			const brand = line.brand || wanted.brand;
			if (line.name === '') say('name', 'required', '');
			else if (!place) say('category', 'noCategory', line.category);
			else if (brand === '') say('brand', 'required', '');
			else if (seenDrafts.has(code)) say(article ? 'article' : 'barcode', 'twice', article || barcode);
			else {
				seenDrafts.add(code);
				draftGoods.set(number, { article: article.slice(0, 40), costTenge: listCostTenge(amount, pricing) });
				drafts.push({
					number,
					cells: [
						'',
						String(place.subcategoryId),
						brand,
						line.name,
						priceOf(amount, { categoryId: place.categoryId, brand }),
						String(listPieces(line.stock) ?? wanted.pieces),
						wanted.publish ? 'yes' : 'no',
						barcode,
					],
				});
			}
		}
	}
	return {
		inFile: {
			titles: ownTitles(rows, heading.row),
			rows: rows.map((cells, index) => ({ number: index + 1, cells: [...cells] })).slice(heading.row + 1),
		},
		sheet: { titles: ['id', 'price'], rows: priced },
		drafts: { titles: DRAFT_TITLES, rows: drafts },
		draftGoods,
		newBrands: newBrands(drafts, choices),
		categories: names.listed,
		gone: await listGoneGoods(db, supplierId, found),
		errors,
		goods,
		placeOf: (column) => new Map<string, number>(Object.entries(places)).get(column) ?? -1,
	};
}

/** As they stand in the file; of merged cells the text above. */
function ownTitles(rows: readonly (readonly string[])[], heading: number): string[] {
	const text = (row: number, at: number) => (rows[row]?.[at] ?? '').replaceAll(/\s+/g, ' ').trim();
	return headingTitles(rows, heading).map((title, at) => text(heading, at) || text(heading - 1, at) || title);
}

type Reading = { places: ListHeading & GoodsPlaces; priceTitle: string; blocks: ListGoods['blocks'] };

/** The rows of goods; of others those that look like goods and lack a code become errors. */
function readLines(
	rows: readonly (readonly string[])[],
	{ places, priceTitle, blocks }: Reading,
	errors: RowError[],
): Line[] {
	const lines: Line[] = [];
	let block = '';
	rows.slice(places.row + 1).forEach((cells, index) => {
		const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim());
		const number = places.row + index + 2;
		const [article, barcode, price] = [cell(places.article), cell(places.barcode), cell(places.price)];
		const code = article || barcode;
		const name = cell(places.name);
		const blockBelow = blockName(cells);
		if (blockBelow !== undefined) {
			block = blockBelow;
			return;
		}
		// Long lists repeat their headings on every page.
		const isHeading = price !== '' && priceTitle.endsWith(normalTitle(price));
		if (isHeading || isTotalRow(code) || isTotalRow(name) || (code === '' && listAmount(price) === undefined))
			return;
		if (code === '') {
			errors.push({
				row: number,
				column: places.article >= 0 ? 'article' : 'barcode',
				code: 'noKey',
				value: name.slice(0, 80),
			});
			return;
		}
		lines.push({
			number,
			article,
			barcode,
			price,
			name: name.replaceAll(/\s+/g, ' '),
			brand: cell(places.brand) || (blocks === 'brand' ? block : ''),
			category: cell(places.category) || (blocks === 'category' ? block : ''),
			stock: cell(places.stock),
		});
	});
	return lines;
}

/** Our category for each of the supplier's: as somebody has named it, or of the same name. */
class CategoryNames {
	readonly #chosen: ReadonlyMap<string, number>;
	readonly #categoryIds: ReadonlyMap<number, number>;
	readonly #names: ReturnType<typeof sheetNames>;
	readonly #listed = new Map<string, ImportWire['listCategories'][number]>();

	constructor(chosen: ListCategories, choices: ProductChoicesWire) {
		this.#chosen = new Map(chosen.map(({ name, subcategoryId }) => [name.toLowerCase(), subcategoryId]));
		this.#categoryIds = new Map(
			choices.categories.flatMap(({ id, subcategories }) =>
				subcategories.map((sub) => [sub.id, id] as const),
			),
		);
		this.#names = sheetNames(choices);
	}

	placeOf(text: string): { subcategoryId: number; categoryId: number } | undefined {
		const name = text.slice(0, 100);
		const subcategoryId = this.#chosen.get(name.toLowerCase()) ?? this.#names.subcategories.idOf(name);
		const listed = this.#listed.get(name) ?? { name, rows: 0, subcategoryId: subcategoryId ?? null };
		this.#listed.set(name, { ...listed, rows: listed.rows + 1 });
		const categoryId = subcategoryId === undefined ? undefined : this.#categoryIds.get(subcategoryId);
		return subcategoryId === undefined || categoryId === undefined
			? undefined
			: { subcategoryId, categoryId };
	}

	/** Those of goods that the shop does not have. */
	get listed(): ImportWire['listCategories'] {
		return [...this.#listed.values()];
	}
}

function newBrands(drafts: readonly SheetRow[], { brands }: ProductChoicesWire): string[] {
	const known = new Set(brands.map(({ name }) => name.toLowerCase()));
	const wanted = new Map(drafts.map(({ cells }) => [(cells[2] ?? '').toLowerCase(), cells[2] ?? '']));
	return [...wanted].filter(([name]) => !known.has(name)).map(([, name]) => name);
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
