import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Documents } from './changed-documents.queries.ts';

/** `id` is that of the document that `what` names first: an order, a product, an entry. */
export type BookDifference = { what: string; id: string; booked: number; expected: number };

/** Undefined stands for all documents. */
export type Looked = Documents | undefined;

const ofOrders = (column: RawBuilder<unknown>, looked: Looked) =>
	looked ? sql`${column} = any (${looked.orders}::integer[])` : sql`true`;
const ofProducts = (column: RawBuilder<unknown>, looked: Looked) =>
	looked ? sql`${column} = any (${looked.products}::integer[])` : sql`true`;
const ofEntries = (column: RawBuilder<unknown>, looked: Looked) =>
	looked ? sql`${column} = any (${looked.entries}::bigint[])` : sql`true`;

/** BOOK-01: entries whose lines do not sum to zero, and hand-overs of cash that have not arrived. */
export async function findUnbalancedEntries(trx: Database, looked: Looked): Promise<BookDifference[]> {
	const { rows } = await sql<BookDifference>`
		select 'entry' as what, e.id::text as id, coalesce(sum(l.amount_tenge), 0)::float8 as booked, 0::float8 as expected
			from book_entries e left join book_lines l on l.entry_id = e.id where ${ofEntries(sql`e.id`, looked)}
			group by e.id having count(l.id) < 2 or sum(l.amount_tenge) <> 0
		union all select 'cash in transit', '0', sum(amount_tenge)::float8, 0 from book_lines
			where account = 'transit' having sum(amount_tenge) <> 0
		order by 1, 2`.execute(trx);
	return rows;
}

/**
 * BOOK-05: orders whose sums differ from the ledger's. A customer owes nothing for an order, except for advance payments,
 * refunds that a bank has not made yet, and returns whose money waits for an exchange.
 */
export async function findOrderDifferences(trx: Database, looked: Looked): Promise<BookDifference[]> {
	const { rows } = await sql<BookDifference>`
		with asked as (select o.*, o.status = 'completed' and o.paid_cash_tenge is not null as sold from orders o
			where ${ofOrders(sql`o.id`, looked)}),
		booked as (select e.order_id,
				coalesce(sum(l.amount_tenge) filter (where l.account = 'customers'), 0) as owed,
				-coalesce(sum(l.amount_tenge) filter (where l.account = 'sales'), 0) as sales,
				coalesce(sum(l.amount_tenge) filter (where l.account = 'discounts'), 0) as discounts,
				-coalesce(sum(l.amount_tenge) filter (where l.account = 'delivery'), 0) as delivery,
				coalesce(sum(l.amount_tenge) filter (where l.account = 'returns'), 0) as returns,
				coalesce(sum(l.amount_tenge) filter (where l.account = 'bank'), 0) as bank,
				coalesce(sum(l.amount_tenge) filter (where l.account = 'cost_of_goods'), 0) as cost,
				coalesce(sum(l.amount_tenge) filter (where e.kind = 'order' and l.account in ('desk', 'courier')), 0) as cash,
				coalesce(sum(l.amount_tenge) filter (where e.kind = 'order' and l.account = 'terminal'), 0) as terminal
			from book_entries e join book_lines l on l.entry_id = e.id
			where e.order_id is not null and ${ofOrders(sql`e.order_id`, looked)} group by 1),
		lines as (select l.order_id, sum(l.price_tenge::bigint * l.unit_factor * l.quantity) as goods, sum(l.discount_tenge) as discount,
				sum(l.cost_tenge * (l.quantity - coalesce((select sum(m.quantity) from stock_movements m where m.product_id = l.product_id
					and m.document = 'order' and m.document_id = l.order_id and m.kind = 'return'), 0))) as cost
			from order_lines l where ${ofOrders(sql`l.order_id`, looked)} group by 1),
		cards as (select p.order_id, sum(p.paid_tenge) as paid,
				coalesce(sum((select sum(r.amount_tenge) from payment_refunds r where r.payment_id = p.id and r.state = 'done')), 0) as done,
				coalesce(sum((select sum(r.amount_tenge) from payment_refunds r where r.payment_id = p.id and r.state <> 'done')), 0) as waiting
			from payments p where ${ofOrders(sql`p.order_id`, looked)} group by 1),
		backs as (select r.order_id, sum(r.amount_tenge) as amount, sum((select coalesce(sum(x.amount_tenge), 0) from return_lines x
				where x.return_id = r.id)) as lines,
				sum(r.amount_tenge + coalesce((select sum(c.amount_tenge) from cash_entries c where c.return_id = r.id), 0)
					- coalesce((select sum(f.amount_tenge) from payment_refunds f where f.return_id = r.id), 0)) as unpaid
			from returns r where ${ofOrders(sql`r.order_id`, looked)} group by 1),
		compared as (select a.id, c.* from asked a left join booked b on b.order_id = a.id left join lines l on l.order_id = a.id
			left join cards p on p.order_id = a.id left join backs r on r.order_id = a.id cross join lateral (values
				('order: goods', a.subtotal_tenge, coalesce(l.goods, 0)),
				('order: discount', a.discount_tenge, coalesce(l.discount, 0)),
				('order: sales', coalesce(b.sales, 0), case when a.sold then l.goods else 0 end),
				('order: discounts', coalesce(b.discounts, 0), case when a.sold then l.discount else 0 end),
				('order: delivery', coalesce(b.delivery, 0), case when a.sold then a.delivery_price_tenge else 0 end),
				('order: cost', coalesce(b.cost, 0), case when a.sold then coalesce(l.cost, 0) else 0 end),
				('order: cash', coalesce(b.cash, 0), coalesce(a.paid_cash_tenge, 0)),
				('order: terminal', coalesce(b.terminal, 0), coalesce(a.paid_terminal_tenge, 0)),
				('order: refunded', a.refunded_tenge, coalesce(r.amount, 0)),
				('order: returns', coalesce(b.returns, 0), coalesce(r.amount, 0)),
				('order: lines of returns', coalesce(r.lines, 0), coalesce(r.amount, 0)),
				('order: bank', coalesce(b.bank, 0), coalesce(p.paid, 0) - coalesce(p.done, 0)),
				('order: owed', coalesce(b.owed, 0), -(case when a.status = 'completed' then 0 else a.card_tenge end)
					- coalesce(p.waiting, 0) - coalesce(r.unpaid, 0))) as c (what, booked, expected))
		select what, id::text, booked::float8, expected::float8 from compared where booked <> expected order by 1, id`.execute(
		trx,
	);
	return rows;
}

/** BOOK-05: goods whose value or pieces differ from the ledger and from the movements. */
export async function findGoodsDifferences(trx: Database, looked: Looked): Promise<BookDifference[]> {
	const { rows } = await sql<BookDifference>`
		with worth as (select product_id, sum(tenge) as tenge from (
				select s.product_id, s.quantity::bigint * c.cost_tenge as tenge from product_stock s
					join product_costs c on c.product_id = s.product_id where ${ofProducts(sql`s.product_id`, looked)}
				union all select l.product_id, l.quantity::bigint * l.cost_tenge from order_lines l join orders o on o.id = l.order_id
					where o.status in ('pending', 'accepted', 'on_delivery') and ${ofProducts(sql`l.product_id`, looked)}) parts group by 1),
		booked as (select product_id, sum(amount_tenge) as tenge from book_lines
			where account = 'stock' and ${ofProducts(sql`product_id`, looked)} group by 1),
		moved as (select m.product_id, sum(m.quantity) as pieces from stock_movements m
			where ${ofProducts(sql`m.product_id`, looked)} group by 1)
		select 'product: value' as what, product_id::text as id, coalesce(b.tenge, 0)::float8 as booked,
				coalesce(w.tenge, 0)::float8 as expected
			from worth w full join booked b using (product_id) where coalesce(w.tenge, 0) <> coalesce(b.tenge, 0)
		union all select 'product: pieces', s.product_id::text, s.quantity::float8, coalesce(m.pieces, 0)::float8
			from product_stock s left join moved m on m.product_id = s.product_id
			where ${ofProducts(sql`s.product_id`, looked)} and s.quantity <> coalesce(m.pieces, 0)
		order by 1, 2`.execute(trx);
	return rows;
}
