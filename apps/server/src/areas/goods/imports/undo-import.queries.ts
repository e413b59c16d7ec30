import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { StockQuantity } from '../stock/stock.queries.ts';

/** Products that the batch changed and that are not undone yet. */
export async function listChangedProducts(
	db: Database,
	{ batch, undoing }: { batch: string; undoing: string },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select distinct l.key::integer as id from audit_log l
		where l.batch = ${batch} and l.subject = 'products' and not exists (select from audit_log u
			where u.batch = ${undoing} and u.subject = 'products' and u.key = l.key) order by id`.execute(db);
	return rows.map(({ id }) => id);
}

type Undoable = { id: number; action: 'insert' | 'update' };

/**
 * The version shows whether staff have changed a product since; a new one that was ordered, received or made a gift stays.
 */
export async function lockUndoable(
	trx: Database,
	batch: string,
	ids: readonly number[],
): Promise<Undoable[]> {
	await sql`select from products where id = any (${ids}::integer[]) order by id for update`.execute(trx);
	const { rows } = await sql<Undoable>`select p.id, l.action
		from audit_log l join products p on p.id = l.key::integer
		join product_stock stock on stock.product_id = p.id
		left join (${broughtIn(batch)}) brought on brought.product_id = p.id
		where l.batch = ${batch} and l.subject = 'products' and l.key = any (${ids}::integer[]::text[])
			and p.version = (l.after ->> 'version')::integer and stock.quantity >= coalesce(brought.quantity, 0)
			and (l.action = 'update' or not exists (select from order_lines o where o.product_id = p.id)
				and not exists (select from receipt_lines r where r.product_id = p.id)
				and not exists (select from promotions g where g.gift_product_id = p.id))`.execute(trx);
	return rows;
}

/**
 * Pieces that the import added to each product, or took away; they were logged with the product before stock had a table of its
 * own. Keys of other tables are no numbers, and PostgreSQL may read them before it filters them out.
 */
const broughtIn = (batch: string) => sql`
	select (case when l.subject in ('product_stock', 'products') then l.key end)::integer as product_id, sum((l.after ->> logged.name)::integer
		- coalesce((l.before ->> logged.name)::integer, 0))::integer as quantity
	from audit_log l join (values ('product_stock', 'quantity'), ('products', 'stock')) as logged (subject, name)
		on logged.subject = l.subject
	where l.batch = ${batch} and l.after ? logged.name group by 1`;

/** Only the difference is taken back. */
export async function listBroughtBack(
	trx: Database,
	batch: string,
	ids: readonly number[],
): Promise<StockQuantity[]> {
	const { rows } = await sql<StockQuantity>`select product_id as "productId", -quantity as quantity
		from (${broughtIn(batch)}) brought
		where product_id = any (${ids}::integer[]) and quantity <> 0`.execute(trx);
	return rows;
}
