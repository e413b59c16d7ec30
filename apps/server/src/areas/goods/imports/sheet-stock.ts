import type { StockNoteWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { type CountPosting, postingOf } from '@dukan/domain/goods/stock/stock-counts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Pieces, readPieces } from '../stock/stock.queries.ts';
import type { PreviewedStock } from './imports.queries.ts';
import type { PlannedRow } from './plan-rows.ts';

const NONE: Pieces = { forSale: 0, onHand: 0 };

/**
 * GOODS-03: the pieces of a sheet belong to the moment of its preview, like those of a count. What is applied is their difference to what was
 * there then, so that orders and receipts since are kept.
 */
export class SheetStock {
	readonly #counted: (pieces: Pieces) => number;
	readonly #previewed: Map<number, Pieces>;
	readonly #now = new Map<number, Pieces>();

	constructor({ forSale, previewedStock }: { forSale: boolean; previewedStock: PreviewedStock }) {
		this.#counted = (pieces) => (forSale ? pieces.forSale : pieces.onHand);
		this.#previewed = new Map(Object.entries(previewedStock).map(([id, pieces]) => [Number(id), pieces]));
	}

	/** The stock that the preview has seen. */
	get previewed(): PreviewedStock {
		return Object.fromEntries(this.#previewed);
	}

	/** The products with the stock of the preview, as the sheet counts it. */
	async asCounted(db: Database, products: readonly StaffProductWire[]): Promise<StaffProductWire[]> {
		const now = await readPieces(
			db,
			products.map(({ id }) => id),
		);
		for (const [id, pieces] of now) {
			this.#now.set(id, pieces);
			if (!this.#previewed.has(id)) this.#previewed.set(id, pieces);
		}
		return products.map((product) => ({ ...product, stock: this.#counted(this.#seen(product.id)) }));
	}

	movedOf(row: PlannedRow): number {
		return row.outcome === 'change' ? this.#posting(row).moved : 0;
	}

	/** Returns undefined where the row does what the preview has shown. */
	noteOf(row: Extract<PlannedRow, { outcome: 'change' }>): StockNoteWire | undefined {
		const { difference, moved, missing } = this.#posting(row);
		const [seen, now] = [this.#seen(row.was.id), this.#now.get(row.was.id) ?? NONE];
		const isAsSeen = seen.forSale === now.forSale && seen.onHand === now.onHand;
		if (difference === 0 || (isAsSeen && missing === 0)) return undefined;
		const pieces = { previewed: seen.forSale, found: now.forSale, left: now.forSale + moved, missing };
		return { row: row.row, id: row.was.id, name: row.sample.name, ...pieces };
	}

	#posting({ was, fields }: Extract<PlannedRow, { outcome: 'change' }>): CountPosting {
		const now = this.#now.get(was.id) ?? NONE;
		return postingOf({ counted: fields.stock, expected: was.stock }, now.forSale);
	}

	#seen(id: number): Pieces {
		return this.#previewed.get(id) ?? NONE;
	}
}
