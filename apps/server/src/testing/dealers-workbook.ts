import { zipOf } from './zip-of.ts';

/** A product in a dealer's list. */
export type ListLine = {
	article: string;
	name: string;
	brand: string;
	dollars: number;
	stock: string;
	category: string;
};

/** No product of a test shop has such a number, so a search for a product's number finds no article. */
const FIRST_ARTICLE = 900_001;
const PHONES = 250;
const BRANDS = ['Samsung', 'Sony', ''] as const;
const STOCKS = ['12 шт', '>10', '+'] as const;

export function listLine(index: number): ListLine {
	return {
		article: `DT-${FIRST_ARTICLE + index}`,
		name: `Смартфон ${FIRST_ARTICLE + index}`,
		brand: BRANDS[index % BRANDS.length] ?? '',
		dollars: 101 + index,
		stock: STOCKS[index % STOCKS.length] ?? '',
		category: index < PHONES ? 'Телефоны Dubai' : 'Провода и прочее',
	};
}

export function dealersList(length: number): ListLine[] {
	return Array.from({ length }, (_, index) => listLine(index));
}

/**
 * Makes a workbook as dealers send it: a cover before the list, an address above it, headings in two merged
 * rows, blocks by category, prices in dollars as numbers and as text, pieces with their unit, a row without a
 * code, and a total.
 */
export function dealersWorkbook(lines: readonly ListLine[]): Buffer {
	let block = '';
	const rows = lines.flatMap((line, index): (string | number)[][] => {
		const { article, name, brand, dollars, stock, category } = line;
		const above = category === block ? [] : [[category]];
		block = category;
		const price = index % 2 === 0 ? dollars : `$ ${dollars},00`;
		return [...above, [article, name, brand, price, dollars + 30, stock]];
	});
	const list = [
		['Dubai Trade LLC', '', '', 'Прайс-лист, цены в USD'],
		['тел. +971 4 000 00 00'],
		[],
		['Артикул', 'Товар', 'Бренд', 'Цена', '', 'Склад'],
		['', '', '', 'опт', 'розница', ''],
		...rows,
		['', 'Товар без кода', 'Sony', '$ 5,00', 9, '1'],
		['Итого', '', '', lines.reduce((sum, { dollars }) => sum + dollars, 0)],
	];
	return zipOf({
		'xl/workbook.xml':
			'<workbook><sheets><sheet name="О нас" sheetId="1" r:id="rId1"/><sheet name="Прайс" sheetId="2" r:id="rId2"/></sheets></workbook>',
		'xl/_rels/workbook.xml.rels':
			'<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
		'xl/worksheets/sheet1.xml': sheetOf([['Dubai Trade LLC'], ['Лучшие условия для партнёров']]),
		'xl/worksheets/sheet2.xml': sheetOf(list),
	});
}

function sheetOf(rows: readonly (readonly (string | number)[])[]): string {
	const cell = (value: string | number) =>
		typeof value === 'number'
			? `<c><v>${value}</v></c>`
			: `<c t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</t></is></c>`;
	const row = (cells: readonly (string | number)[]) => `<row>${cells.map(cell).join('')}</row>`;
	return `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`;
}
