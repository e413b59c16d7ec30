import { columnLetter } from '@dukan/domain/base/sheets/sheets.ts';
import type { ImportErrorWire, RowError } from '@dukan/domain/goods/imports/staff-imports.api.ts';

/** GOODS-02: an error names the cell and the title that stand in the file, not our names of them. */
export class SheetPlaces {
	readonly #titles: readonly string[];
	readonly #find: (column: string) => number;

	/** `find` returns a column's place, counted from 0; −1 for one that the file does not have. */
	constructor(titles: readonly string[], find: (column: string) => number) {
		this.#titles = titles;
		this.#find = find;
	}

	located(error: RowError): ImportErrorWire {
		const at = this.#find(error.column);
		if (at < 0 || at >= this.#titles.length) return { ...error, title: '', cell: '' };
		return { ...error, title: (this.#titles[at] ?? '').trim(), cell: `${columnLetter(at)}${error.row}` };
	}
}
