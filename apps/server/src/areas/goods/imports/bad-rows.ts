import type { BadRowsWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/read-sheet.ts';
import type { PlannedRow } from './plan-rows.ts';
import type { SheetPlaces } from './sheet-places.ts';

/** Limits the text of the cells, so that a row of `imports` stays small. */
const MAX_CHARACTERS = 2_000_000;

/** Collects the rows that have errors, with the titles and cells of the file itself. */
export class BadRows {
	readonly #titles: string[];
	readonly #places: SheetPlaces;
	readonly #inFile: ReadonlyMap<number, SheetRow>;
	readonly #rows: BadRowsWire['rows'] = [];
	#characters = 0;

	constructor({ titles, rows }: Sheet, places: SheetPlaces) {
		this.#titles = titles;
		this.#places = places;
		this.#inFile = new Map(rows.map((row) => [row.number, row]));
	}

	add(planned: readonly PlannedRow[]): void {
		for (const row of planned) {
			if (row.outcome !== 'error') continue;
			const cells = this.#inFile.get(row.row)?.cells ?? [];
			this.#characters += cells.reduce((sum, cell) => sum + cell.length, 0);
			if (this.#characters > MAX_CHARACTERS) return;
			const errors = row.errors
				.map((error) => this.#places.located(error))
				.map(({ column, title, code }) => ({ column, title, code }));
			this.#rows.push({ row: row.row, cells, errors });
		}
	}

	get wire(): BadRowsWire {
		return { titles: this.#titles, rows: this.#rows };
	}
}
