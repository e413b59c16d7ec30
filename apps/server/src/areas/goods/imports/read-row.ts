import type { TextsWire } from '@dukan/domain/base/fields.api.ts';
import type { CellProblem } from '@dukan/domain/goods/imports/import-kinds.ts';
import { readYesNo, writeYesNo } from '@dukan/domain/goods/products/column-kinds.ts';
import {
	type ColumnField,
	columnOf,
	eachColumn,
	type SheetColumn,
} from '@dukan/domain/goods/products/product-columns.ts';
import { completeNames } from '@dukan/domain/goods/products/product-rules.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';
import { attributeOf, type Column } from './columns.ts';
import type { SheetNames } from './sheet-names.ts';

export type CellError = { column: Column; code: CellProblem };
export type Cells = ReadonlyMap<Column, string>;

/**
 * Applies a row's cells to the product. A missing column leaves everything as it is. An empty cell clears a text or an
 * attribute; for other fields the kind decides.
 */
export function readRow(
	cells: Cells,
	was: ProductFields,
	sheetNames: SheetNames,
): { fields: ProductFields; errors: CellError[] } {
	const reader = new RowReader(cells, sheetNames);
	const fields: ProductFields = {
		...was,
		...eachColumn<ProductFields>((field) => reader.column(field, was)),
		names: completeNames(
			reader.texts('name', was.names, (text) => text.replaceAll(/[\r\n\t]+/g, ' ').trim()),
		),
		descriptions: reader.texts('description', was.descriptions, (text) => text),
		attributes: reader.attributes(was.attributes),
		...(cells.has('family') && { family: reader.text('family') }),
		pictures: cells.has('pictures')
			? reader
					.text('pictures')
					.split(/[\s,;]+/)
					.filter(Boolean)
			: was.pictures,
		// This cell holds two fields: an empty one means no limit.
		...(cells.has('purchase_limit') && { limited: reader.text('purchase_limit') !== '' }),
	};
	return { fields, errors: reader.errors };
}

const TEXT_COLUMNS = {
	name: { en: 'name_en', ru: 'name_ru', tm: 'name_tm' },
	description: { en: 'description_en', ru: 'description_ru', tm: 'description_tm' },
} as const;

class RowReader {
	readonly errors: CellError[] = [];
	readonly #cells: Cells;

	readonly #names: SheetNames;

	constructor(cells: Cells, names: SheetNames) {
		this.#cells = cells;
		this.#names = names;
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
	column<Field extends ColumnField>(field: Field, was: ProductFields): ProductFields[Field] {
		const { sheet, kind } = columnOf(field);
		if (sheet === null || !this.#cells.has(sheet)) return was[field];
		const text = this.text(sheet);
		if (text === '') return kind.emptyCell(was[field]);
		const value = kind.readCell(text, this.#names);
		return value === undefined ? this.#refuse(sheet, kind.unreadable, was[field]) : value;
	}

	attributes(was: ProductFields['attributes']): ProductFields['attributes'] {
		const now = { ...was };
		for (const [column, cell] of this.#cells) {
			const key = attributeOf(column);
			if (key === undefined) continue;
			const value = cell.trim();
			if (value === '') delete now[key];
			else now[key] = attributeValue(this.#names.attributeType(key), value);
		}
		return now;
	}

	#refuse<Value>(column: Column, code: CellProblem, instead: Value): Value {
		this.errors.push({ column, code });
		return instead;
	}
}

/** Spells a value as the catalogue does: '15,60' is '15.6', 'да' is 'yes'. */
function attributeValue(type: AttributeType | undefined, value: string): string {
	return type ? ATTRIBUTE_VALUES[type](value) : value;
}

const ATTRIBUTE_VALUES: Readonly<Record<AttributeType, (value: string) => string>> = {
	enum: (value) => value,
	bool: (value) => {
		const isYes = readYesNo(value);
		return isYes === undefined ? value : writeYesNo(isYes);
	},
	number: (value) => {
		const number = value.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
		return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
	},
};
