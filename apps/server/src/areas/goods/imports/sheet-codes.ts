import type { CellProblem } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import {
	comparableCode,
	findCodeProblems,
	type ProductCodes,
} from '@dukan/domain/goods/stock/product-codes.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/read-sheet.ts';
import { findProductsByCode, listProductCodes, replaceProductCodes } from '../stock/product-codes.queries.ts';
import type { PlannedRow } from './plan-rows.ts';
import { codeColumns } from './rows-by-code.ts';

type Codes = Pick<ProductCodes, 'sku' | 'barcodes'>;
type Given = Partial<Codes>;
const NONE: ProductCodes = { sku: '', barcodes: [], articles: [] };

/**
 * STOCK-02: SKU and barcodes in a sheet of whole products. An empty cell leaves the codes as they are, because they stand on
 * labels. Several barcodes in a cell are separated by blanks or commas.
 */
export class SheetCodes {
	readonly #columns: { sku: number; barcode: number };
	/** Maps each code of the rows so far, in comparable form, to its row. */
	readonly #seen = new Map<string, number>();

	constructor({ titles }: Pick<Sheet, 'titles'>) {
		this.#columns = codeColumns(titles);
	}

	get isEmpty(): boolean {
		return this.#columns.sku < 0 && this.#columns.barcode < 0;
	}

	placeOf(column: string): number {
		return column === 'sku' || column === 'barcode' ? this.#columns[column] : -1;
	}

	/**
	 * Returns the planned rows with their codes. A row becomes an error if a code in it is wrong or belongs to
	 * another product, and a change if a code in it is new.
	 */
	async plan(db: Database, rows: readonly SheetRow[], planned: readonly PlannedRow[]): Promise<PlannedRow[]> {
		if (this.isEmpty) return [...planned];
		const given = new Map(rows.map((row) => [row.number, this.#codesOf(row)]));
		const all = [...given.values()];
		const owners = {
			sku: await findProductsByCode(
				db,
				'sku',
				all.flatMap(({ sku = [] }) => sku),
			),
			barcode: await findProductsByCode(
				db,
				'barcode',
				all.flatMap(({ barcodes = [] }) => barcodes),
			),
		};
		const ids = planned.flatMap((row) => ('was' in row ? row.was.id : []));
		const known = await listProductCodes(db, ids);
		return planned.map((row) => {
			const codes = given.get(row.row) ?? {};
			if (row.outcome === 'error') return row;
			const id = row.outcome === 'add' ? undefined : row.was.id;
			const was = (id === undefined ? undefined : known.get(id)) ?? NONE;
			const now = { ...was, ...codes };
			const errors = this.#problems(row.row, codes, { id, owners, now });
			if (errors.length > 0) return { outcome: 'error', row: row.row, errors };
			return withCodes(row, was, now);
		});
	}

	#codesOf({ cells }: SheetRow): Given {
		const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim());
		const sku = cell(this.#columns.sku);
		const barcodes = cell(this.#columns.barcode)
			.split(/[\s,;]+/)
			.filter(Boolean);
		return { ...(sku !== '' && { sku }), ...(barcodes.length > 0 && { barcodes }) };
	}

	#problems(
		row: number,
		{ sku, barcodes = [] }: Given,
		{
			id,
			owners,
			now,
		}: { id: number | undefined; owners: Record<'sku' | 'barcode', Map<string, number>>; now: ProductCodes },
	): RowError[] {
		const errors: RowError[] = [];
		const say = (column: 'sku' | 'barcode', code: CellProblem, value: string) =>
			errors.push({ row, column, code, value: value.slice(0, 80) });
		for (const { field, code } of findCodeProblems({ ...now, articles: [] }))
			if (field !== 'articles')
				say(field === 'sku' ? 'sku' : 'barcode', code, field === 'sku' ? now.sku : now.barcodes.join(' '));
		const codes = [
			...(sku === undefined ? [] : [{ kind: 'sku' as const, code: sku }]),
			...barcodes.map((code) => ({ kind: 'barcode' as const, code })),
		];
		for (const { kind, code } of codes) {
			const comparable = comparableCode(code);
			const owner = owners[kind].get(comparable);
			if (owner !== undefined && owner !== id) say(kind, 'taken', code);
			const seen = this.#seen.get(`${kind} ${comparable}`);
			if (seen !== undefined && seen !== row) say(kind, 'twice', code);
			this.#seen.set(`${kind} ${comparable}`, row);
		}
		return errors;
	}
}

function withCodes(
	row: Exclude<PlannedRow, { outcome: 'error' }>,
	was: ProductCodes,
	now: ProductCodes,
): PlannedRow {
	const written = ({ sku, barcodes }: Codes) => ({ sku, barcode: barcodes.join(' ') });
	const [before, after] = [written(was), written(now)];
	const changes = (['sku', 'barcode'] as const)
		.filter((column) => before[column] !== after[column])
		.map((column) => ({ column, was: before[column], now: after[column] }));
	if (changes.length === 0) return row;
	if (row.outcome === 'leave') {
		const { id, names } = row.was;
		const sample = { row: row.row, id, name: names.ru || names.en, changes };
		return { outcome: 'change', row: row.row, was: row.was, fields: row.was, sample, codes: now };
	}
	return { ...row, codes: now, sample: { ...row.sample, changes: [...row.sample.changes, ...changes] } };
}

export async function saveSheetCodes(
	trx: Database,
	rows: readonly { id: number; codes: ProductCodes | undefined }[],
): Promise<void> {
	for (const { id, codes } of rows) if (codes) await replaceProductCodes(trx, id, codes);
}
