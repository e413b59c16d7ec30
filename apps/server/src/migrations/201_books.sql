-- BOOK-01: one ledger of money and of the value of goods. The present sums of the cash book, payments, refunds and stock are
-- carried over to the tenge; the cash book becomes a view of it (schema/63-books.sql).
create type book_line as (account text, part text, holder_id integer, product_id integer, amount_tenge bigint);

create table book_entries (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	-- The day in Ashgabat, or the first that is not closed.
	day date not null,
	kind text not null check (kind in ('sale', 'order', 'take_back', 'return', 'card', 'card_back', 'goods', 'cost', 'hand_over',
		'difference', 'other', 'opening')),
	-- Without foreign keys, because their check would lock the order, which others wait for.
	order_id integer,
	return_id integer,
	document text check (document in ('order', 'receipt', 'count', 'import', 'claim', 'payment')),
	document_id integer,
	-- Entries of one act: a hand-over has two or three.
	act bigint,
	reason text not null default '',
	-- The transaction of staff names its author (audit/as-staff.ts).
	staff_id integer default nullif(current_setting('dukan.staff_id', true), '')::integer references staff_accounts,
	-- Lines are written in the transaction of their entry, never later.
	xid xid8 not null default pg_current_xact_id(),
	check ((document is null) = (document_id is null))
);

-- A debit is above zero, a credit below.
create table book_lines (
	id bigint generated always as identity primary key,
	entry_id bigint not null references book_entries,
	account text not null check (account in ('desk', 'courier', 'terminal', 'bank', 'transit', 'customers', 'sales', 'discounts',
		'delivery', 'returns', 'cost_of_goods', 'stock', 'uncosted', 'suppliers', 'expenses', 'shortages', 'write_offs',
		'revaluation', 'opening')),
	-- The bank, or the kind of expense or shortage.
	part text not null default '',
	-- The person who has the money, or took it by terminal; null for the shop.
	holder_id integer references staff_accounts,
	-- Without a foreign key, because the books outlive a product.
	product_id integer,
	amount_tenge bigint not null check (amount_tenge <> 0),
	reverses bigint references book_lines,
	check (account <> 'courier' or holder_id is not null)
);

-- The cost at which every piece of the line left the stock; null while it is unknown (BOOK-02).
alter table order_lines add column cost_tenge integer;

update order_lines l set cost_tenge = c.cost_tenge from product_costs c, orders o
	where c.product_id = l.product_id and o.id = l.order_id and o.status <> 'cancelled';

insert into book_entries (id, at, day, kind, order_id, return_id, act, reason, staff_id) overriding system value
	select e.id, e.at, e.day, e.kind, coalesce(e.order_id, r.order_id), e.return_id, e.act, e.reason, e.staff_id
	from cash_entries e left join returns r on r.id = e.return_id order by e.id;
insert into book_lines (id, entry_id, account, holder_id, amount_tenge, reverses) overriding system value
	select id, id, case when method = 'terminal' then 'terminal' when holder_id is null then 'desk' else 'courier' end,
		holder_id, amount_tenge, reverses
	from cash_entries order by id;
select setval(pg_get_serial_sequence('book_entries', 'id'), coalesce(max(id), 0) + 1, false),
	setval(pg_get_serial_sequence('book_lines', 'id'), coalesce(max(id), 0) + 1, false) from cash_entries;
insert into book_lines (entry_id, account, part, amount_tenge)
	select id, case kind when 'order' then 'customers' when 'return' then 'customers' when 'hand_over' then 'transit'
		when 'difference' then 'shortages' else 'expenses' end, case kind when 'difference' then 'cash' else '' end, -amount_tenge
	from cash_entries;
drop table cash_entries;
drop function if exists place_cash_entry();

-- Orders that were handed out: their sales, at the cost that reports have shown so far.
insert into book_entries (at, day, kind, order_id, document, document_id, staff_id)
	select e.at, (e.at at time zone 'Asia/Ashgabat')::date, 'sale', o.id, 'order', o.id, e.staff_id
	from orders o join lateral (select at, staff_id from order_events where order_id = o.id and status = 'completed' and not back
		order by id desc limit 1) e on true
	where o.status = 'completed' and o.paid_cash_tenge is not null;
insert into book_lines (entry_id, account, product_id, amount_tenge)
	select e.id, line.account, line.product_id, line.amount
	from book_entries e join orders o on o.id = e.order_id cross join lateral (
		select 'customers' as account, null::integer as product_id, o.total_tenge as amount
		union all select 'delivery', null, -o.delivery_price_tenge
		union all select 'sales', null, (o.delivery_price_tenge - o.total_tenge + (select
			sum(l.price_tenge::bigint * l.unit_factor * l.quantity - l.discount_tenge) from order_lines l where l.order_id = o.id))::bigint
		union all select goods.* from order_lines l
			cross join lateral (select coalesce(sum(m.quantity) filter (where m.kind = 'return'), 0) as returned,
					coalesce(-sum(m.quantity) filter (where m.kind = 'write_off'), 0) as written_off
				from stock_movements m where m.product_id = l.product_id and m.document = 'order' and m.document_id = l.order_id) back
			cross join lateral (values ('sales', l.product_id, -(l.price_tenge::bigint * l.unit_factor * l.quantity)),
				('discounts', l.product_id, l.discount_tenge),
				('cost_of_goods', l.product_id, (l.quantity - back.returned) * l.cost_tenge),
				('write_offs', l.product_id, back.written_off * l.cost_tenge),
				('stock', l.product_id, -(l.quantity - back.returned + back.written_off) * l.cost_tenge)) as goods (account, product_id, amount)
			where l.order_id = o.id) line
	where e.kind = 'sale' and line.amount <> 0;

-- Returns, and payments by card. Amounts of a closed day stay in it: the carrying over moves nothing.
insert into book_entries (at, day, kind, order_id, return_id, staff_id)
	select at, (at at time zone 'Asia/Ashgabat')::date, 'take_back', order_id, id, staff_id from returns where amount_tenge > 0;
insert into book_lines (entry_id, account, product_id, amount_tenge)
	select e.id, line.* from book_entries e join returns r on r.id = e.return_id cross join lateral (
		select 'customers' as account, null::integer as product_id, -r.amount_tenge as amount
		union all select 'returns', l.product_id, l.amount_tenge from return_lines l where l.return_id = r.id) line
	where e.kind = 'take_back' and line.amount <> 0;
insert into book_entries (at, day, kind, order_id, document, document_id)
	select paid_at, (paid_at at time zone 'Asia/Ashgabat')::date, 'card', order_id, 'payment', id from payments where paid_tenge > 0;
insert into book_lines (entry_id, account, part, amount_tenge)
	select e.id, line.* from book_entries e join payments p on p.id = e.document_id cross join lateral (
		values ('bank', p.bank, p.paid_tenge), ('customers', '', -p.paid_tenge)) line
	where e.kind = 'card';
insert into book_entries (at, day, kind, order_id, return_id, document, document_id, act)
	select r.done_at, (r.done_at at time zone 'Asia/Ashgabat')::date, 'card_back', p.order_id, r.return_id, 'payment', p.id, r.id
	from payment_refunds r join payments p on p.id = r.payment_id where r.state = 'done';
insert into book_lines (entry_id, account, part, amount_tenge)
	select e.id, line.* from book_entries e join payment_refunds r on r.id = e.act join payments p on p.id = r.payment_id
	cross join lateral (values ('customers', '', r.amount_tenge), ('bank', p.bank, -r.amount_tenge)) line
	where e.kind = 'card_back';
update book_entries set act = null where kind = 'card_back';

-- Goods in the shop and in open orders, at their cost.
insert into book_entries (at, day, kind)
	select coalesce(min(at), now()), coalesce(min(day), (now() at time zone 'Asia/Ashgabat')::date), 'opening' from book_entries
	having exists (select from product_costs c join product_stock s using (product_id) where s.quantity > 0 and c.cost_tenge > 0)
		or exists (select from book_lines where account = 'stock');
insert into book_lines (entry_id, account, product_id, amount_tenge)
	select e.id, 'stock', worth.product_id, worth.amount
	from book_entries e cross join (
		select product_id, sum(amount)::bigint as amount from (
			select c.product_id, s.quantity::bigint * c.cost_tenge as amount from product_costs c join product_stock s using (product_id)
			union all select l.product_id, l.quantity::bigint * l.cost_tenge from order_lines l join orders o on o.id = l.order_id
				where o.status in ('pending', 'accepted', 'on_delivery') and l.cost_tenge is not null
			union all select product_id, -amount_tenge from book_lines where account = 'stock') parts
		group by 1) worth
	where e.kind = 'opening' and worth.amount <> 0;
insert into book_lines (entry_id, account, amount_tenge)
	select entry_id, 'opening', -sum(amount_tenge) from book_lines
	where entry_id in (select id from book_entries where kind = 'opening') group by 1 having sum(amount_tenge) <> 0;
delete from book_entries e where kind = 'opening' and not exists (select from book_lines l where l.entry_id = e.id);

create index book_entries_by_day on book_entries (day);
create index book_entries_by_order on book_entries (order_id) where order_id is not null;
create index book_entries_by_return on book_entries (return_id) where return_id is not null;
create index book_entries_by_staff on book_entries (staff_id);
create index book_lines_by_entry on book_lines (entry_id);
create index book_lines_by_holder on book_lines (holder_id) where holder_id is not null;
create index book_lines_of_desk on book_lines (account) where account in ('desk', 'terminal', 'transit');
create index book_lines_of_stock on book_lines (product_id) where account = 'stock';
create unique index book_lines_reversed_once on book_lines (reverses) where reverses is not null;

-- BOOK-05: where the last check of the books began, and what it found. A single row.
create table book_checks (
	single_row boolean default true primary key check (single_row),
	at timestamptz not null,
	-- Transactions before this one were checked; the other column is for a check of everything.
	horizon text not null,
	differences jsonb not null
);
