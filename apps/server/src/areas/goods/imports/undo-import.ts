import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { columnOf, PRODUCT_FIELDS } from '@dukan/domain/goods/products/product-columns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
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
	if (added.length > 0) await sql`delete from products where id = any (${added}::integer[])`.execute(trx);
	if (changed.length > 0) {
		await restoreProducts(trx, batch, changed);
		await restoreStock(trx, importId, changed);
		await restoreParts(trx, batch, changed, 'product_attributes', 'attribute_key');
		await restoreParts(trx, batch, changed, 'product_pictures', 'position');
		await restoreParts(trx, batch, changed, 'product_codes', 'code');
	}
	return new Set(rows.map(({ id }) => id));
}

const RESTORED = [
	'category_id',
	...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`]),
	...PRODUCT_FIELDS.map((field) => columnOf(field).column),
];

/** Only what the import changed is written: the descriptions of thousands are large. */
async function restoreProducts(trx: Database, batch: string, ids: readonly number[]): Promise<void> {
	const restored = (column: string, was: RawBuilder<unknown>) =>
		sql`${sql.ref(column)} = case when l.before ? ${sql.lit(column)} then ${was} else p.${sql.ref(column)} end`;
	const set = sql.join([
		sql`version = p.version + 1`,
		...RESTORED.map((column) => restored(column, sql`was.${sql.ref(column)}`)),
		// A family may have been dissolved since.
		restored('family_id', sql`(select f.id from product_families f where f.id = was.family_id)`),
	]);
	await sql`update products p set ${set}
		from audit_log l cross join lateral jsonb_populate_record(null::products, l.before) as was
		where l.batch = ${batch} and l.subject = 'products' and l.action = 'update'
			and l.key = any (${ids}::integer[]::text[]) and p.id = l.key::integer`.execute(trx);
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

/** An import takes parts away and puts others in; it never changes one in its place. What was put in since stays. */
async function restoreParts(
	trx: Database,
	batch: string,
	ids: readonly number[],
	table: 'product_attributes' | 'product_pictures' | 'product_codes',
	key: 'attribute_key' | 'position' | 'code',
): Promise<void> {
	const part = sql.table(table);
	await sql`delete from ${part} t using audit_log l
		where l.batch = ${batch} and l.subject = ${table} and l.action = 'insert'
			and (l.after ->> 'product_id')::integer = any (${ids}::integer[])
			and t.product_id = (l.after ->> 'product_id')::integer and t.${sql.ref(key)}::text = l.after ->> ${key}`.execute(
		trx,
	);
	await sql`insert into ${part} select old.* from audit_log l
		cross join lateral jsonb_populate_record(null::${part}, l.before) as old
		where l.batch = ${batch} and l.subject = ${table} and l.action = 'delete'
			and (l.before ->> 'product_id')::integer = any (${ids}::integer[])
		on conflict do nothing`.execute(trx);
}
