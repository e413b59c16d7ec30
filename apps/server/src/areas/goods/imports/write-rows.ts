import type { Database } from '../../../platform/database/database.ts';
import { familyIdsOf } from '../products/families.queries.ts';
import {
	insertProducts,
	type ProductRow,
	productRow,
	replaceAttributes,
	replacePictures,
	updateProducts,
} from '../products/staff-products.queries.ts';
import { findUnmovedProducts, moveStock, OPENING, type StockQuantity } from '../stock/stock.queries.ts';
import type { PlannedRow, SheetPlan } from './plan-rows.ts';
import { saveSheetCodes } from './sheet-codes.ts';

/** Runs in a transaction of staff that holds the locks of the products: writes what was planned for these rows. Returns the ids of new products by their rows. */
export async function writeRows(
	trx: Database,
	plan: SheetPlan,
	planned: readonly PlannedRow[],
	{
		importId,
		now,
		movedOf,
	}: { importId: number; now: Date; movedOf: (row: (typeof planned)[number]) => number },
): Promise<Map<number, number>> {
	const changes = planned.filter((row) => row.outcome === 'change');
	const adds = planned.filter((row) => row.outcome === 'add');
	const families = await familyIdsOf(trx, [
		...changes.flatMap(({ was, fields }) => [was, fields]),
		...adds.map(({ fields }) => fields),
	]);
	const rowOf = ({ fields }: Pick<(typeof adds)[number], 'fields'>) =>
		productRow(fields, plan.choices.subcategories.get(fields.subcategoryId)?.categoryId ?? 0, families);
	await updateProducts(
		trx,
		differingColumns(
			changes.map((change) => {
				const { was } = change;
				const stored = { ...productRow(was, was.categoryId, families), sale_ends_at: was.saleEndsAt };
				return { id: was.id, was: stored, now: rowOf(change) };
			}),
		),
	);
	const ids = await insertProducts(trx, adds.map(rowOf), now);
	const parts = [
		...changes.map(({ was, fields, codes }) => ({ id: was.id, was, now: fields, codes })),
		...adds.map(({ fields, codes }, index) => ({ id: ids[index] ?? 0, was: undefined, now: fields, codes })),
	];
	await moveImportedStock(trx, importId, [
		...changes.map((row) => ({ productId: row.was.id, quantity: movedOf(row) })),
		...adds.map((row, index) => ({ productId: ids[index] ?? 0, quantity: row.fields.stock })),
	]);
	await replaceAttributes(trx, parts);
	await replacePictures(trx, parts);
	await saveSheetCodes(trx, parts);
	return new Map(adds.map(({ row }, index) => [row, ids[index] ?? 0]));
}

/** Leaves out columns that are the same in all of the rows: a change of prices carries no descriptions. */
function differingColumns(
	products: readonly { id: number; was: ProductRow; now: ProductRow }[],
): (ProductRow & { id: number })[] {
	const columns = Object.keys(products[0]?.now ?? {}).filter((column) =>
		products.some(({ was, now }) => was[column] !== now[column]),
	);
	return products.map(({ id, now }) => ({
		id,
		...Object.fromEntries(columns.map((column) => [column, now[column] ?? null])),
	}));
}

/**
 * The first pieces of a product are its opening stock, as when a shop moves in with what it has; later ones are corrections.
 */
async function moveImportedStock(
	trx: Database,
	importId: number,
	moved: readonly StockQuantity[],
): Promise<void> {
	const stock = moved.filter(({ quantity }) => quantity !== 0);
	if (stock.length === 0) return;
	const document = { kind: 'import', id: importId } as const;
	const unmoved = await findUnmovedProducts(
		trx,
		stock.map(({ productId }) => productId),
	);
	const opening = stock.filter(({ productId }) => unmoved.has(productId));
	const others = stock.filter(({ productId }) => !unmoved.has(productId));
	await moveStock(trx, opening, { kind: 'count', reason: OPENING, document });
	await moveStock(trx, others, { kind: 'correction', document });
}
