import { CELL_PROBLEMS, type CellProblem, type SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { ImportSampleWire, RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { BLANK_PRODUCT, COLUMN_FIELDS, columnOf } from '@dukan/domain/goods/products/product-columns.ts';
import type {
	ProductChoicesWire,
	ProductFields,
	StaffProductWire,
} from '@dukan/domain/goods/products/staff-products.api.ts';
import type { ProductCodes } from '@dukan/domain/goods/stock/product-codes.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { Choices, checkProduct } from '../products/check-product.ts';
import { type Column, cellOf, readTitles } from './columns.ts';
import { type CellError, type Cells, readRow } from './read-row.ts';
import { type SheetNames, sheetNames } from './sheet-names.ts';

export type PlannedRow =
	| { outcome: 'add'; row: number; fields: ProductFields; sample: ImportSampleWire; codes?: ProductCodes }
	| {
			outcome: 'change';
			row: number;
			was: StaffProductWire;
			fields: ProductFields;
			sample: ImportSampleWire;
			codes?: ProductCodes;
	  }
	| { outcome: 'leave'; row: number; was: StaffProductWire }
	| { outcome: 'error'; row: number; errors: RowError[] };

/** Returns the column of a sheet in which a field's problem is shown. */
function sheetColumn(field: string): Column {
	const known = COLUMN_FIELDS.find((one) => one === field);
	const sheet = known && columnOf(known).sheet;
	// Maps 'names.en' to 'name_en' and 'attributes.ram' to 'attr:ram'.
	return (sheet ?? field.replace(/^(name|description)s\./, '$1_').replace('attributes.', 'attr:')) as Column;
}

/** Works out what each row of a sheet would do to the catalogue. Writes nothing. */
export class SheetPlan {
	readonly choices: Choices;
	readonly #kind: SheetKind;
	readonly #columns: readonly (Column | undefined)[];
	readonly #names: SheetNames;
	readonly #seenIds = new Set<number>();

	constructor(kind: SheetKind, sheet: Sheet, wire: ProductChoicesWire) {
		this.#kind = kind;
		this.choices = new Choices(wire);
		this.#columns = readTitles(sheet.titles, kind, new Set(this.choices.attributes.keys()));
		this.#names = sheetNames(wire);
	}

	/** Sheets of prices and of stock have no texts, attributes and pictures. */
	get hasParts(): boolean {
		return this.#kind === 'products';
	}

	/** The index of the column in the file; −1 if the file lacks it. */
	placeOf(column: string): number {
		return this.#columns.indexOf(column as Column);
	}

	/** Rows that name a product by its id; the others are new. */
	idsOf(rows: readonly SheetRow[]): number[] {
		return this.#column('id', rows)
			.map(readId)
			.filter((id) => id !== undefined && id > 0) as number[];
	}

	/** Files named in rows, to be looked up. */
	picturesOf(rows: readonly SheetRow[]): string[] {
		return this.#column('pictures', rows).flatMap((cell) => cell.split(/[\s,;]+/).filter(Boolean));
	}

	plan(
		row: SheetRow,
		products: ReadonlyMap<number, StaffProductWire>,
		pictures: ReadonlySet<string>,
	): PlannedRow {
		const cells = this.#cells(row);
		const refuse = (errors: readonly CellError[]): PlannedRow => ({
			outcome: 'error',
			row: row.number,
			errors: errors.map(({ column, code }) => ({
				row: row.number,
				column,
				code,
				value: (cells.get(column) ?? '').slice(0, 80),
			})),
		});
		const idText = (cells.get('id') ?? '').trim();
		const id = readId(idText);
		if (idText !== '' && id === undefined) return refuse([{ column: 'id', code: 'number' }]);
		if (id === undefined && this.#kind !== 'products') return refuse([{ column: 'id', code: 'required' }]);
		const was = id === undefined ? undefined : products.get(id);
		if (id !== undefined && !was) return refuse([{ column: 'id', code: 'unknown' }]);
		if (id !== undefined && this.#seenIds.has(id)) return refuse([{ column: 'id', code: 'twice' }]);
		if (id !== undefined) this.#seenIds.add(id);
		const { fields, errors } = readRow(cells, was ?? BLANK_PRODUCT, this.#names);
		const known = was ? new Set([...pictures, ...was.pictures]) : pictures;
		const problems = checkProduct(fields, this.choices, known, was)
			.map(({ field, code }): CellError => {
				const column = sheetColumn(field);
				return { column, code: cellProblem(code, column, cells) };
			})
			// Leaves out cells that could not be read, which were reported already.
			.filter(({ column }) => !errors.some((error) => error.column === column));
		if (errors.length + problems.length > 0) return refuse([...errors, ...problems]);
		return this.#compare(row.number, was, fields);
	}

	#compare(row: number, was: StaffProductWire | undefined, fields: ProductFields): PlannedRow {
		const columns = this.#columns.filter((column) => column !== undefined && column !== 'id') as Column[];
		const id = was?.id ?? 0;
		const changes = columns
			.map((column) => ({
				column,
				was: was ? String(cellOf(was, column, this.#names)) : '',
				now: String(cellOf({ ...fields, id }, column, this.#names)),
			}))
			.filter((change) => change.was !== change.now);
		if (was && changes.length === 0) return { outcome: 'leave', row, was };
		const name = fields.names.ru || fields.names.en;
		const sample = { row, id: was?.id ?? null, name, changes };
		return was ? { outcome: 'change', row, was, fields, sample } : { outcome: 'add', row, fields, sample };
	}

	/** Returns the cells of one column; none if the sheet does not have it. */
	#column(column: Column, rows: readonly SheetRow[]): string[] {
		const index = this.#columns.indexOf(column);
		return index < 0 ? [] : rows.map(({ cells }) => cells[index] ?? '');
	}

	#cells({ cells }: SheetRow): Cells {
		const named = new Map<Column, string>();
		this.#columns.forEach((column, index) => {
			if (column) named.set(column, cells[index] ?? '');
		});
		return named;
	}
}

function readId(cell: string): number | undefined {
	const text = cell.trim();
	return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** A new product lacks fields for which its sheet has no column. */
function cellProblem(code: string, column: Column, cells: Cells): CellProblem {
	if ((cells.get(column) ?? '').trim() === '' && ['minimum', 'unknown'].includes(code)) return 'required';
	const known = CELL_PROBLEMS.find((one) => one === code);
	return known ?? 'number';
}
