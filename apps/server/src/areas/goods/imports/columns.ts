import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import {
	COLUMN_FIELDS,
	type ColumnField,
	columnOf,
	SHEET_COLUMNS,
	type SheetColumn,
} from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductFields, StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { SheetError } from '../../../platform/sheets/sheet-error.ts';
import type { OutCell } from '../../../platform/sheets/write-sheet.ts';
import { codeColumns } from './rows-by-code.ts';
import type { SheetNames } from './sheet-names.ts';

/** An attribute's column is called 'attr:ram'. */
const ATTRIBUTE = 'attr:';
export type Column = SheetColumn | `attr:${string}`;

/** The columns of each kind of sheet. The name in a row of prices or stock is only information. */
const COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
	products: SHEET_COLUMNS,
	prices: ['id', ...columnsOfRight('editPrices')],
	stock: ['id', ...columnsOfRight('editStock')],
};

function columnsOfRight(right: StaffRight): SheetColumn[] {
	return COLUMN_FIELDS.map(columnOf).flatMap((column) =>
		column.right === right ? (column.sheet ?? []) : [],
	);
}

export function exportColumns(kind: SheetKind, attributes: readonly string[]): Column[] {
	if (kind === 'products')
		return [...COLUMNS.products, ...attributes.map((key) => `${ATTRIBUTE}${key}` as const)];
	return [...COLUMNS[kind].slice(0, 1), 'name_ru', ...COLUMNS[kind].slice(1)];
}

/** Returns the meaning of each title of a sheet; undefined for a column that is ignored. */
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
	// Without ids a sheet of prices means nothing, and one of products would add every product a second time.
	if (!seen.has('id')) throw new SheetError('noId');
	const hasCodes = kind === 'products' && Object.values(codeColumns(titles)).some((column) => column >= 0);
	if (seen.size < 2 && !hasCodes) throw new SheetError('unknownColumns');
	return columns;
}

/** GOODS-02: what a sheet is by its titles. One with more than prices, or more than stock, holds whole products. */
export function guessKind(titles: readonly string[], attributes: ReadonlySet<string>): SheetKind {
	const told = titles
		.map((title) => titledColumn(title, attributes))
		.filter((column) => column !== undefined && column !== 'id' && !/^name_/.test(column));
	const isOf = (kind: SheetKind) => told.every((column) => COLUMNS[kind].some((one) => one === column));
	if (told.length === 0) return 'products';
	if (isOf('prices')) return 'prices';
	return isOf('stock') ? 'stock' : 'products';
}

/** Finds a column by its own name, or by its title in any of the three languages. */
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

/** Returns the content of a product's cell: the export writes it, the import compares with it. */
export function cellOf(
	product: Omit<StaffProductWire, 'version' | 'ordered' | 'categoryId'>,
	column: Column,
	names: SheetNames,
): OutCell {
	const attribute = attributeOf(column);
	if (attribute !== undefined) {
		const value = product.attributes[attribute] ?? '';
		return value !== '' && names.attributeType(attribute) === 'number' ? Number(value) : value;
	}
	switch (column) {
		case 'id':
			return product.id;
		case 'family':
			return product.family ?? '';
		case 'pictures':
			return product.pictures.join(' ');
		// This cell holds two fields.
		case 'purchase_limit':
			return product.limited ? product.purchaseLimit : '';
	}
	for (const language of LANGUAGES) {
		if (column === `name_${language}`) return product.names[language];
		if (column === `description_${language}`) return product.descriptions[language];
	}
	const field = COLUMN_FIELDS.find((one) => columnOf(one).sheet === column);
	if (!field) throw new Error(`There is no column ${column}.`);
	return fieldCell(field, product, names);
}

function fieldCell<Field extends ColumnField>(
	field: Field,
	product: ProductFields,
	names: SheetNames,
): OutCell {
	return columnOf(field).kind.cell(product[field], names);
}
