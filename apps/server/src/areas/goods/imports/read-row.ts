import type { TextsWire } from '@dukan/domain/base/fields.api.ts';
import { parseManat } from '@dukan/domain/base/text/typed-number.ts';
import type { CellProblem } from '@dukan/domain/goods/imports/import-kinds.ts';
import {
	COLUMN_FIELDS,
	type ColumnField,
	columnOf,
	type SheetColumn,
} from '@dukan/domain/goods/products/product-columns.ts';
import { readMoment } from '@dukan/domain/goods/products/sale-moments.ts';
import type { AttributeChoiceWire, ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';
import { attributeOf, type Column } from './columns.ts';

export type CellError = { column: Column; code: CellProblem };
export type Cells = ReadonlyMap<Column, string>;

/** What names in cells stand for. */
export type Known = {
	brandIds: ReadonlyMap<string, number>;
	/** By names in the three languages; those that two sub-categories have are missing. */
	subcategoryIds: ReadonlyMap<string, number>;
	attributes: ReadonlyMap<string, Pick<AttributeChoiceWire, 'type'>>;
};

/**
 * A row's cells laid over what the product is now. A column that is missing leaves everything as it is; an empty cell clears
 * a text, an attribute, a sale price, a moment or a limit, and leaves the rest.
 */
export function readRow(
	cells: Cells,
	was: ProductFields,
	{ brandIds, subcategoryIds, attributes }: Known,
): { fields: ProductFields; errors: CellError[] } {
	const reader = new RowReader(cells);
	const columns = COLUMN_FIELDS.filter((field) => cells.has(columnOf(field).sheet as SheetColumn)).map(
		(field) => [field, reader.column(field, was[field])],
	);
	const fields: ProductFields = {
		...was,
		...(Object.fromEntries(columns) as Pick<ProductFields, ColumnField>),
		subcategoryId: reader.subcategory(was.subcategoryId, subcategoryIds),
		brandId: reader.brand(was.brandId, brandIds),
		names: reader.texts('name', was.names, (text) => text.replaceAll(/[\r\n\t]+/g, ' ').trim()),
		descriptions: reader.texts('description', was.descriptions, (text) => text),
		attributes: reader.attributes(was.attributes, attributes),
		...(cells.has('family') && { family: reader.text('family') }),
		pictures: cells.has('pictures')
			? reader
					.text('pictures')
					.split(/[\s,;]+/)
					.filter(Boolean)
			: was.pictures,
	};
	if (cells.has('purchase_limit') && reader.text('purchase_limit') === '') fields.limited = false;
	else if (cells.has('purchase_limit')) {
		fields.limited = true;
		fields.purchaseLimit = reader.whole('purchase_limit', 0);
	}
	return { fields, errors: reader.errors };
}

/** Names and the limit say more than one value. */
const READ_APART: ReadonlySet<string> = new Set(['subcategory_id', 'brand', 'purchase_limit']);

const YES = new Set(['yes', 'y', '1', 'true', 'да', 'истина', 'hawa']);
const NO = new Set(['no', 'n', '0', 'false', 'нет', 'ложь', 'ýok', 'yok']);

const TEXT_COLUMNS = {
	name: { en: 'name_en', ru: 'name_ru', tm: 'name_tm' },
	description: { en: 'description_en', ru: 'description_ru', tm: 'description_tm' },
} as const;

class RowReader {
	readonly errors: CellError[] = [];
	readonly #cells: Cells;

	constructor(cells: Cells) {
		this.#cells = cells;
	}

	text(column: SheetColumn): string {
		return (this.#cells.get(column) ?? '').trim();
	}

	texts(stem: keyof typeof TEXT_COLUMNS, was: TextsWire, clean: (text: string) => string): TextsWire {
		const columns = TEXT_COLUMNS[stem];
		const one = (language: keyof TextsWire) => {
			const cell = this.#cells.get(columns[language]);
			return cell === undefined ? was[language] : clean(cell);
		};
		return { en: one('en'), ru: one('ru'), tm: one('tm') };
	}

	/** A field that is one column. */
	column(field: ColumnField, was: string | number | boolean | null): string | number | boolean | null {
		const { sheet, kind } = columnOf(field);
		if (!sheet || READ_APART.has(sheet)) return was;
		const column = sheet as SheetColumn;
		if (kind === 'momentOrNone') return this.moment(column, was as string | null);
		if (typeof was === 'boolean') return this.yesNo(column, was);
		if (typeof was === 'string') return was;
		if (kind === 'amountOrNone') return this.amount(column, was);
		if (kind === 'amount') return this.amount(column, was) ?? was;
		return this.whole(column, was ?? 0);
	}

	whole(column: SheetColumn, was: number): number {
		const text = this.text(column).replaceAll(/[\s\u00a0]/g, '');
		if (text === '') return was;
		if (/^-?\d{1,9}([.,]0+)?$/.test(text)) return Number.parseInt(text, 10);
		return this.#refuse(column, 'number', was);
	}

	/** An empty cell is no amount: of a sale price that says something, a price stays. */
	amount(column: SheetColumn, was: number | null): number | null {
		const text = this.text(column);
		if (!this.#cells.has(column)) return was;
		if (text === '') return null;
		const tenge = parseManat(text);
		return tenge === undefined ? this.#refuse(column, 'amount', was) : tenge;
	}

	/** PRICE-02: an empty cell is no moment. */
	moment(column: SheetColumn, was: string | null): string | null {
		const text = this.text(column);
		if (!this.#cells.has(column)) return was;
		if (text === '') return null;
		return readMoment(text) ?? this.#refuse(column, 'moment', was);
	}

	yesNo(column: SheetColumn, was: boolean): boolean {
		const text = this.text(column).toLowerCase();
		if (text === '') return was;
		if (YES.has(text)) return true;
		return NO.has(text) ? false : this.#refuse(column, 'yesNo', was);
	}

	/** By its number or its name. */
	subcategory(was: number, ids: ReadonlyMap<string, number>): number {
		const text = this.text('subcategory_id');
		if (!/\p{L}/u.test(text)) return this.whole('subcategory_id', was);
		return ids.get(text.toLowerCase()) ?? this.#refuse('subcategory_id', 'unknown', was);
	}

	brand(was: number, ids: ReadonlyMap<string, number>): number {
		const name = this.text('brand').toLowerCase();
		if (name === '') return was;
		return ids.get(name) ?? this.#refuse('brand', 'unknown', was);
	}

	attributes(was: ProductFields['attributes'], known: Known['attributes']): ProductFields['attributes'] {
		const now = { ...was };
		for (const [column, cell] of this.#cells) {
			const key = attributeOf(column);
			if (key === undefined) continue;
			const value = cell.trim();
			if (value === '') delete now[key];
			else now[key] = attributeValue(known.get(key)?.type, value);
		}
		return now;
	}

	#refuse<Value>(column: Column, code: CellProblem, instead: Value): Value {
		this.errors.push({ column, code });
		return instead;
	}
}

/** As the catalogue writes it: '15,60' is '15.6', 'да' is 'yes'. */
function attributeValue(type: AttributeChoiceWire['type'] | undefined, value: string): string {
	const plain = value.toLowerCase();
	if (type === 'bool') return YES.has(plain) ? 'yes' : NO.has(plain) ? 'no' : value;
	if (type !== 'number') return value;
	const number = value.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
	return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}
