import type { Readable } from 'node:stream';
import type { SheetFormat } from '@dukan/domain/base/sheets/sheets.ts';
import type { SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { ProductFilter } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type OutCell, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { readProductChoices } from '../products/product-choices.queries.ts';
import { listProductIdsAfter } from '../products/product-list.queries.ts';
import { readStaffProducts } from '../products/staff-products.queries.ts';
import { listProductCodes } from '../stock/product-codes.queries.ts';
import { readPieces } from '../stock/stock.queries.ts';
import { cellOf, exportColumns } from './columns.ts';
import { sheetNames } from './sheet-names.ts';

const CHUNK_PRODUCTS = 500;

/** Writes a sheet that the import accepts unchanged, while it is being sent. */
export async function exportProducts(
	db: Database,
	kind: SheetKind,
	format: SheetFormat,
	filter: ProductFilter,
): Promise<Readable> {
	const choices = await readProductChoices(db);
	const asked = choices.categories
		.filter(({ id }) => filter.category === undefined || id === filter.category)
		.flatMap(({ subcategories }) => subcategories)
		.filter(({ id }) => filter.subcategory === undefined || id === filter.subcategory);
	// Only attributes that these products can have.
	const used = new Set(asked.flatMap((subcategory) => subcategory.attributes));
	const columns = exportColumns(
		kind,
		choices.attributes.map(({ key }) => key).filter((key) => used.has(key)),
	);
	const names = sheetNames(choices);
	async function* rows(): AsyncGenerator<OutCell[][]> {
		for await (const products of productChunks(db, filter)) {
			const ids = products.map(({ id }) => id);
			const codes = await listProductCodes(db, ids);
			// GOODS-03: exports the pieces on hand, which the import reads by default.
			const pieces = await readPieces(db, ids);
			const onHand = ({ id, stock }: (typeof products)[number]) => pieces.get(id)?.onHand ?? stock;
			yield products.map((product) => [
				...columns.map((column) => cellOf({ ...product, stock: onHand(product) }, column, names)),
				codes.get(product.id)?.sku ?? '',
				codes.get(product.id)?.barcodes.join(' ') ?? '',
			]);
		}
	}
	const titles = [...columns, 'sku', 'barcode'];
	return format === 'csv' ? writeCsv(titles, rows()) : writeXlsx(titles, rows());
}

async function* productChunks(db: Database, filter: ProductFilter) {
	for (let last = 0; ; ) {
		const ids = await listProductIdsAfter(db, filter, { last, limit: CHUNK_PRODUCTS });
		if (ids.length > 0) yield await readStaffProducts(db, ids);
		if (ids.length < CHUNK_PRODUCTS) return;
		last = ids.at(-1) ?? last;
	}
}
