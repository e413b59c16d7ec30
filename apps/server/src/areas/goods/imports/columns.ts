import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { plainManat } from '@dukan/domain/base/text/typed-number.ts';
import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import {
	COLUMN_FIELDS,
	type ColumnField,
	columnOf,
	SHEET_COLUMNS,
	type SheetColumn,
} from '@dukan/domain/goods/products/product-columns.ts';
import { writtenMoment } from '@dukan/domain/goods/products/sale-moments.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import type { OutCell } from '../../../platform/sheets/write-sheet.ts';
import { codeColumns } from './rows-by-code.ts';

/** An attribute's column is called 'attr:ram'. */
const ATTRIBUTE = 'attr:';
export type Column = SheetColumn | `attr:${string}`;

/** Columns of each kind of sheet. The name of a price or stock row is only there to be read. */
const COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
	products: SHEET_COLUMNS,
	prices: ['id', 'price', 'on_sale', 'sale_price', 'sale_starts', 'sale_ends', 'dollar_price'],
	stock: ['id', 'stock'],
};

export function exportColumns(kind: SheetKind, attributes: readonly string[]): Column[] {
	if (kind === 'products')
		return [...COLUMNS.products, ...attributes.map((key) => `${ATTRIBUTE}${key}` as const)];
	return [...COLUMNS[kind].slice(0, 1), 'name_ru', ...COLUMNS[kind].slice(1)];
}

/** What each title of a sheet stands for; nothing where it is not for us to read. */
export function readTitles(
	titles: readonly string[],
	kind: SheetKind,
	attributes: ReadonlySet<string>,
): (Column | undefined)[] {
	const known = new Set<Column>(COLUMNS[kind]);
	const seen = new Set<Column>();
	const columns = titles.map((title) => {
		const column = titledColumn(title, attributes);
		const isOurs = column && (known.has(column) || (kind === 'products' && column.startsWith(ATTRIBUTE)));
		if (!isOurs || seen.has(column)) return undefined;
		seen.add(column);
		return column;
	});
	// Without numbers a sheet of prices means nothing; one of products would add every product a second time.
	if (!seen.has('id')) throw new SheetError('noId');
	const hasCodes = kind === 'products' && Object.values(codeColumns(titles)).some((column) => column >= 0);
	if (seen.size < 2 && !hasCodes) throw new SheetError('unknownColumns');
	return columns;
}

/** By its own name, or by what it is called in any of the three languages. */
const BY_TITLE = new Map<string, SheetColumn>(
	SHEET_COLUMNS.flatMap((column) =>
		[column, ...LANGUAGES.map((language) => sheetColumnTexts[language][column])].map(
			(title) => [normal(title), column] as const,
		),
	),
);

function titledColumn(title: string, attributes: ReadonlySet<string>): Column | undefined {
	const plain = BY_TITLE.get(normal(title));
	if (plain) return plain;
	const key = title.trim().startsWith(ATTRIBUTE) ? title.trim().slice(ATTRIBUTE.length) : '';
	return attributes.has(key) ? `${ATTRIBUTE}${key}` : undefined;
}

function normal(title: string): string {
	return title.trim().toLowerCase();
}

export function attributeOf(column: Column): string | undefined {
	return column.startsWith(ATTRIBUTE) ? column.slice(ATTRIBUTE.length) : undefined;
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/** What ids and keys mean. */
export type CellWords = { brandName: (id: number) => string; isNumber: (attribute: string) => boolean };

/** What stands in a product's cell: the export writes it, the import compares by it. */
export function cellOf(
	product: Omit<StaffProductWire, 'version' | 'ordered' | 'categoryId'>,
	column: Column,
	{ brandName, isNumber }: CellWords,
): OutCell {
	const attribute = attributeOf(column);
	if (attribute !== undefined) {
		const value = product.attributes[attribute] ?? '';
		return value !== '' && isNumber(attribute) ? Number(value) : value;
	}
	switch (column) {
		case 'id':
			return product.id;
		case 'family':
			return product.family ?? '';
		case 'pictures':
			return product.pictures.join(' ');
		case 'brand':
			return brandName(product.brandId);
		case 'purchase_limit':
			return product.limited ? product.purchaseLimit : '';
	}
	for (const language of LANGUAGES) {
		if (column === `name_${language}`) return product.names[language];
		if (column === `description_${language}`) return product.descriptions[language];
	}
	const field = fieldOfSheet(column);
	if (!field) throw new Error(`There is no column ${column}.`);
	return writtenValue(product[field], columnOf(field).kind);
}

function writtenValue(
	value: string | number | boolean | null,
	kind: ReturnType<typeof columnOf>['kind'],
): OutCell {
	if (value === null) return '';
	if (typeof value === 'boolean') return yesNo(value);
	if (typeof value === 'string') return writtenMoment(value);
	return kind === 'amount' || kind === 'amountOrNone' ? Number(plainManat(value)) : value;
}

/** The field that a sheet's column holds, where it is one field of its own. */
function fieldOfSheet(column: Column): ColumnField | undefined {
	return COLUMN_FIELDS.find((field) => columnOf(field).sheet === column);
}
