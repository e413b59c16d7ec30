import type { ImportKind } from '@dukan/domain/imports/import-kinds.ts';
import { plainManat } from '@dukan/domain/products/product-rules.ts';
import type { StaffProductWire } from '@dukan/domain/products/staff-products.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { SheetError } from './sheet-error.ts';
import type { OutCell } from './write-sheet.ts';

const PLAIN_COLUMNS = [
	...(['id', 'subcategory_id', 'brand', 'name_ru', 'name_tm', 'name_en'] as const),
	...(['price', 'on_sale', 'sale_price', 'unit_factor', 'stock', 'single_only', 'purchase_limit'] as const),
	...(['is_new', 'premium', 'published', 'pictures'] as const),
	...(['description_ru', 'description_tm', 'description_en'] as const),
] as const;
export type PlainColumn = (typeof PLAIN_COLUMNS)[number];

/** An attribute's column is called 'attr:ram'. */
const ATTRIBUTE = 'attr:';
export type Column = PlainColumn | `attr:${string}`;

/** Columns of each kind of sheet. The name of a price or stock row is only there to be read. */
const COLUMNS: Readonly<Record<ImportKind, readonly PlainColumn[]>> = {
	products: PLAIN_COLUMNS,
	prices: ['id', 'price', 'on_sale', 'sale_price'],
	stock: ['id', 'stock'],
};

export function exportColumns(kind: ImportKind, attributes: readonly string[]): Column[] {
	if (kind === 'products')
		return [...COLUMNS.products, ...attributes.map((key) => `${ATTRIBUTE}${key}` as const)];
	return [...COLUMNS[kind].slice(0, 1), 'name_ru', ...COLUMNS[kind].slice(1)];
}

/** What each title of a sheet stands for; nothing where it is not for us to read. */
export function readTitles(
	titles: readonly string[],
	kind: ImportKind,
	attributes: ReadonlySet<string>,
): (Column | undefined)[] {
	const known = new Set<Column>(COLUMNS[kind]);
	const seen = new Set<Column>();
	const columns = titles.map((title) => {
		const column = columnOf(title, attributes);
		const isOurs = column && (known.has(column) || (kind === 'products' && column.startsWith(ATTRIBUTE)));
		if (!isOurs || seen.has(column)) return undefined;
		seen.add(column);
		return column;
	});
	// Without numbers a sheet of prices means nothing; one of products would add everything anew.
	if (!seen.has('id')) throw new SheetError('noId');
	if (seen.size < 2) throw new SheetError('unknownColumns');
	return columns;
}

/** By its own name, or by what it is called in any of the three languages. */
const BY_TITLE = new Map<string, PlainColumn>(
	PLAIN_COLUMNS.flatMap((column) =>
		[
			column,
			...(['en', 'ru', 'tm'] as const).map((language) => importsTexts[language][`column.${column}`]),
		].map((title) => [normal(title), column] as const),
	),
);

function columnOf(title: string, attributes: ReadonlySet<string>): Column | undefined {
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
	switch (column as PlainColumn) {
		case 'id':
			return product.id;
		case 'subcategory_id':
			return product.subcategoryId;
		case 'brand':
			return brandName(product.brandId);
		case 'name_ru':
			return product.names.ru;
		case 'name_tm':
			return product.names.tm;
		case 'name_en':
			return product.names.en;
		case 'price':
			return Number(plainManat(product.priceTenge));
		case 'on_sale':
			return yesNo(product.onSale);
		case 'sale_price':
			return product.salePriceTenge === null ? '' : Number(plainManat(product.salePriceTenge));
		case 'unit_factor':
			return product.unitFactor;
		case 'stock':
			return product.stock;
		case 'single_only':
			return yesNo(product.singleOnly);
		case 'purchase_limit':
			return product.limited ? product.purchaseLimit : '';
		case 'is_new':
			return yesNo(product.isNew);
		case 'premium':
			return yesNo(product.premium);
		case 'published':
			return yesNo(product.published);
		case 'pictures':
			return product.pictures.join(' ');
		case 'description_ru':
			return product.descriptions.ru;
		case 'description_tm':
			return product.descriptions.tm;
		case 'description_en':
			return product.descriptions.en;
	}
}
