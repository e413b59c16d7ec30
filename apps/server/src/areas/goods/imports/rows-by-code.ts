import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { comparableCode } from '@dukan/domain/goods/stock/product-codes.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sheet } from '../../../platform/sheets/read-sheet.ts';
import { findProductsByCode } from '../stock/product-codes.queries.ts';

const KEYS = ['sku', 'barcode'] as const;

/** Returns the columns of codes, counted from 0; −1 where there is none. */
export function codeColumns(titles: readonly string[]): Record<(typeof KEYS)[number], number> {
	const plain = titles.map((title) => title.trim().toLowerCase());
	return { sku: findTitle(plain, 'sku'), barcode: findTitle(plain, 'barcode') };
}

/**
 * STOCK-02: a sheet may name its products by SKU or barcode: a missing id is filled in. In a sheet of whole products a row with an
 * unknown code, or without one, is a new product; in other sheets it is an error.
 */
export async function rowsByCode(
	db: Database,
	sheet: Sheet,
	kind: SheetKind,
): Promise<{ sheet: Sheet; errors: RowError[] }> {
	const titles = sheet.titles.map((title) => title.trim().toLowerCase());
	const known = KEYS.map((key) => ({ kind: key, column: findTitle(titles, key) })).filter(
		({ column }) => column >= 0,
	);
	if (known.length === 0) return { sheet, errors: [] };
	const own = findTitle(titles, 'id');
	const idColumn = own >= 0 ? own : sheet.titles.length;
	const owners = new Map<string, number>();
	for (const { kind: codeKind, column } of known) {
		const codes = sheet.rows.flatMap(({ cells }) => codesIn(cells[column]));
		for (const [code, id] of await findProductsByCode(db, codeKind, codes))
			owners.set(`${codeKind} ${code}`, id);
	}
	const errors: RowError[] = [];
	const rows = sheet.rows.flatMap(({ number, cells }) => {
		if ((cells[idColumn] ?? '').trim() !== '') return { number, cells };
		const named = known.filter(({ column }) => (cells[column] ?? '').trim() !== '');
		const id = named
			.flatMap(({ kind: codeKind, column }) =>
				codesIn(cells[column]).map((code) => owners.get(`${codeKind} ${comparableCode(code)}`)),
			)
			.find((found) => found !== undefined);
		if (id === undefined && kind === 'products') return { number, cells };
		if (id === undefined) {
			const [code] = named;
			const value = code ? (cells[code.column] ?? '').slice(0, 80) : '';
			const column = code?.kind ?? known[0]?.kind ?? 'id';
			errors.push({ row: number, column, code: code ? 'unknownCode' : 'noKey', value });
			return [];
		}
		const filled = [...cells];
		while (filled.length < idColumn) filled.push('');
		filled[idColumn] = String(id);
		return { number, cells: filled };
	});
	return { sheet: { titles: own >= 0 ? sheet.titles : [...sheet.titles, 'id'], rows }, errors };
}

/** A cell may hold several barcodes. */
const codesIn = (cell: string | undefined) => (cell ?? '').split(/[\s,;]+/).filter(Boolean);

/** Finds a column by its own name, or by its title in any of the three languages. */
function findTitle(titles: readonly string[], column: 'id' | (typeof KEYS)[number]): number {
	const names = [column, ...LANGUAGES.map((language) => sheetColumnTexts[language][column])].map((name) =>
		name.toLowerCase(),
	);
	return titles.findIndex((title) => names.includes(title));
}
