import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { deleteProducts, restoreProducts } from '../products/restore-products.queries.ts';
import { restoreCodes } from '../stock/product-codes.queries.ts';
import { moveStock, type StockQuantity } from '../stock/stock.queries.ts';
import { endWork, noteUndone } from './imports.queries.ts';
import { restoreSupplierCosts } from './price-lists.queries.ts';
import { batchName, type Work } from './run-import.ts';

const CHUNK_PRODUCTS = 250;

/**
 * Puts everything back that an import changed, out of the log of changes. A product that anybody has changed since is left
 * as it is and named. Of the stock the difference is taken back, so that what was sold meanwhile stays sold.
 */
export async function undoImport(db: Database, work: Work): Promise<void> {
	const { importId, staffId, now } = work;
	const batch = batchName(importId);
	const undoing = `undo of ${batch}`;
	// An undoing that was stopped goes on where it was.
	const { rows } = await sql<{ id: number }>`select distinct l.key::integer as id from audit_log l
		where l.batch = ${batch} and l.subject = 'products' and not exists (select from audit_log u
			where u.batch = ${undoing} and u.subject = 'products' and u.key = l.key) order by id`.execute(db);
	const ids = rows.map(({ id }) => id);
	const kept: number[] = [];
	for (let from = 0; from < ids.length; from += CHUNK_PRODUCTS) {
		if (work.isStopping()) return endWork(db, importId, 'stopped', 'failed');
		const chunk = ids.slice(from, from + CHUNK_PRODUCTS);
		await asStaff(db, { member: { id: staffId }, now, batch: undoing }, async (trx) => {
			const undone = await undoProducts(trx, importId, chunk);
			kept.push(...chunk.filter((id) => !undone.has(id)));
			await noteUndone(trx, importId, { done: Math.min(ids.length, from + CHUNK_PRODUCTS), kept });
		});
	}
	await restoreSupplierCosts(db, importId);
	await endWork(db, importId, 'undone');
}

type Undoable = { id: number; action: 'insert' | 'update' };

async function undoProducts(trx: Database, importId: number, ids: readonly number[]): Promise<Set<number>> {
	const batch = batchName(importId);
	await sql`select from products where id = any (${ids}::integer[]) order by id for update`.execute(trx);
	// The version shows whether staff have changed it since; a new product that was ordered, received or made a gift stays.
	const { rows } = await sql<Undoable>`select p.id, l.action
		from audit_log l join products p on p.id = l.key::integer
		join product_stock stock on stock.product_id = p.id
		left join (${broughtIn(batch)}) brought on brought.product_id = p.id
		where l.batch = ${batch} and l.subject = 'products' and l.key = any (${ids}::integer[]::text[])
			and p.version = (l.after ->> 'version')::integer and stock.quantity >= coalesce(brought.quantity, 0)
			and (l.action = 'update' or not exists (select from order_lines o where o.product_id = p.id)
				and not exists (select from receipt_lines r where r.product_id = p.id)
				and not exists (select from promotions g where g.gift_product_id = p.id))`.execute(trx);
	const added = rows.filter(({ action }) => action === 'insert').map(({ id }) => id);
	const changed = rows.filter(({ action }) => action === 'update').map(({ id }) => id);
	if (added.length > 0) await deleteProducts(trx, added);
	if (changed.length > 0) {
		await restoreProducts(trx, batch, changed);
		await restoreStock(trx, importId, changed);
		await restoreCodes(trx, batch, changed);
	}
	return new Set(rows.map(({ id }) => id));
}

/**
 * Pieces that the import added to each product, or took away; logged with the product before stock had a table of its own.
 * Keys of other tables are no numbers, and PostgreSQL may read them before it leaves them out.
 */
const broughtIn = (batch: string) => sql`
	select (case when l.subject in ('product_stock', 'products') then l.key end)::integer as product_id, sum((l.after ->> logged.name)::integer
		- coalesce((l.before ->> logged.name)::integer, 0))::integer as quantity
	from audit_log l join (values ('product_stock', 'quantity'), ('products', 'stock')) as logged (subject, name)
		on logged.subject = l.subject
	where l.batch = ${batch} and l.after ? logged.name group by 1`;

/** Only the difference is taken back. */
async function restoreStock(trx: Database, importId: number, ids: readonly number[]): Promise<void> {
	const { rows } = await sql<StockQuantity>`select product_id as "productId", -quantity as quantity
		from (${broughtIn(batchName(importId))}) brought
		where product_id = any (${ids}::integer[]) and quantity <> 0`.execute(trx);
	await moveStock(trx, rows, { kind: 'correction', document: { kind: 'import', id: importId } });
}
