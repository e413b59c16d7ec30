import { decimal, product, rounded } from '../prices/rounding.ts';

/** STOCK-06: what a column of a supplier's file holds. */
export const LIST_COLUMNS = ['article', 'barcode', 'price'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** GOODS-01: what a line with a single text between the goods names: nothing, the category or the brand of those below it. */
export const LIST_BLOCKS = ['none', 'category', 'brand'] as const;
export type ListBlocks = (typeof LIST_BLOCKS)[number];

/** GOODS-01: what else a column may say of goods that the shop does not have yet. */
export const GOODS_COLUMNS = ['name', 'brand', 'category', 'stock'] as const;
export type GoodsColumn = (typeof GOODS_COLUMNS)[number];
export type GoodsTitles = Record<GoodsColumn, string>;
export type GoodsPlaces = Record<GoodsColumn, number>;
export const NO_GOODS_PLACES: GoodsPlaces = { name: -1, brand: -1, category: -1, stock: -1 };

/** The titles by which a supplier's columns are found again; empty if the file has no such column. */
export type ListTitles = Record<ListColumn, string>;

/** How the price of a file becomes the shop's. */
export type ListPricing = {
	/** The exchange rate: manat for one unit of the file's currency. */
	rate: number;
	markupPercent: number;
	/** The price is rounded to a multiple of this. */
	roundTenge: number;
};

/** Headings are among the first rows, under the supplier's name and address. */
export const MAX_HEADING_ROW = 40;
export const MAX_LIST_COLUMNS = 40;
const MAX_TITLE = 60;

/** Ordinary sheets warn of price changes beyond this. */
export const WARN_PERCENT = 50;

export function normalTitle(text: string): string {
	return text.replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, MAX_TITLE);
}

/**
 * Returns the titles of the columns under this row. Of merged cells only the first has a text: a column without a title of its
 * own takes the one above it, and a title that several columns share gets the one above in front ('price / retail').
 */
export function headingTitles(rows: readonly (readonly string[])[], heading: number): string[] {
	const own = (rows[heading] ?? []).map(normalTitle);
	const above = (rows[heading - 1] ?? []).map(normalTitle);
	const width = Math.max(own.length, above.length);
	const carried: string[] = [];
	// Stryker disable next-line EqualityOperator: one more is carried and never read
	for (let at = 0; at < width; at += 1) carried.push(above[at] || (carried[at - 1] ?? ''));
	return Array.from({ length: width }, (_, at) => {
		const title = own[at] ?? '';
		if (title === '') return above[at] ?? '';
		const isShared = own.filter((other) => other === title).length > 1;
		return isShared && carried[at] ? `${carried[at]} / ${title}` : title;
	});
}

export type ListHeading = { row: number } & Record<ListColumn, number>;

/** Finds the row and columns of the headings in this file; undefined where a title is missing. */
export function findHeading(
	rows: readonly (readonly string[])[],
	titles: ListTitles,
): ListHeading | undefined {
	for (let row = 0; row < Math.min(rows.length, MAX_HEADING_ROW); row += 1) {
		const found = headingTitles(rows, row);
		const at = (column: ListColumn) => (titles[column] === '' ? -1 : found.indexOf(titles[column]));
		const places = { article: at('article'), barcode: at('barcode'), price: at('price') };
		const isWhole = LIST_COLUMNS.every((column) => titles[column] === '' || places[column] >= 0);
		// A title may stand above its column alone: the row with the last of them is the heading.
		// Stryker disable next-line OptionalChaining: the loop ends with the rows
		if (isWhole && LIST_COLUMNS.some((column) => (rows[row]?.[places[column]] ?? '').trim() !== ''))
			return { row, ...places };
	}
	return undefined;
}

const GUESSES: Readonly<Record<ListColumn, RegExp>> = {
	article: /артикул|article|sku|^арт\.?$|^код|item|model|artikul/,
	barcode: /штрих|barcode|ean|gtin|ştrih/,
	price: /цена|стоимость|price|cost|baha/,
};

/** Guesses what the columns of an unknown file are. */
export function guessHeading(rows: readonly (readonly string[])[]): ListHeading | undefined {
	for (let row = 0; row < Math.min(rows.length, MAX_HEADING_ROW); row += 1) {
		const titles = headingTitles(rows, row);
		const at = (column: ListColumn) => titles.findIndex((title) => GUESSES[column].test(title));
		const places = { article: at('article'), barcode: at('barcode'), price: at('price') };
		if (places.price >= 0 && (places.article >= 0 || places.barcode >= 0)) return { row, ...places };
	}
	return undefined;
}

const GOODS_GUESSES: Readonly<Record<GoodsColumn, RegExp>> = {
	name: /наимен|назван|товар|номенклатур|product|description|haryt|\bady\b/,
	brand: /бренд|марка|производ|brand|vendor|brend/,
	category: /категор|групп|раздел|category|group|kategori/,
	stock: /остат|налич|кол-?во|количество|склад|stock|qty|galyndy|sany/,
};

export function findGoods(titles: readonly string[], named: GoodsTitles): GoodsPlaces {
	return goodsPlaces((column) => (named[column] === '' ? -1 : titles.indexOf(named[column])));
}

export function guessGoods(titles: readonly string[]): GoodsPlaces {
	return goodsPlaces((column) => titles.findIndex((title) => GOODS_GUESSES[column].test(title)));
}

function goodsPlaces(placeOf: (column: GoodsColumn) => number): GoodsPlaces {
	return {
		name: placeOf('name'),
		brand: placeOf('brand'),
		category: placeOf('category'),
		stock: placeOf('stock'),
	};
}

/**
 * Reads money as suppliers write it: '1 250,50 TMT', '$ 12.5'. Undefined where there is no number, a negative one, or one that
 * can be read in two ways.
 */
export function listAmount(text: string): number | undefined {
	const plain = plainAmount(text);
	if (hasUnclearSeparator(text)) return undefined;
	return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** '1,250' is a thousand in one country and a little more than one in another: only the supplier knows. */
export function hasUnclearSeparator(text: string): boolean {
	return /^[1-9]\d{0,2}[.,]\d{3}$/.test(plainAmount(text));
}

/** Drops spaces and currencies. */
const plainAmount = (text: string) => text.replaceAll(/\s/g, '').replace(/^[^\d.,-]+|\D+$/g, '');

/** Returns what a piece costs the shop. */
export function listCostTenge(amount: number, { rate }: Pick<ListPricing, 'rate'>): number {
	return rounded(product(decimal(amount), decimal(rate), decimal(100)), {
		stepTenge: 1,
		direction: 'nearest',
	});
}

/** Returns the shop's price: with the markup, rounded to the nearest step. */
export function listPriceTenge(amount: number, { rate, markupPercent, roundTenge }: ListPricing): number {
	const markup = decimal(markupPercent);
	const percent = { over: markup.over + 100n * markup.under, under: markup.under };
	const exact = product(decimal(amount), decimal(rate), percent);
	return Math.max(roundTenge, rounded(exact, { stepTenge: roundTenge, direction: 'nearest' }));
}

/** Returns by how many percent a price changes; undefined where there was none. */
export function changePercent(was: number, now: number): number | undefined {
	return was > 0 ? Math.round(((now - was) / was) * 100) : undefined;
}

/** Matches rows of sums under the goods, but not the oil 'Total 5W30' and the lamp 'SUM-100'. */
export function isTotalRow(code: string): boolean {
	return /^(итого|всего|total|sum|jemi)(?![\p{L}-])\D*$/iu.test(code.trim());
}
