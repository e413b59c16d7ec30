-- Owner: books. BOOK-01: the ledger. An entry and its lines are written by one call and never change; a mistake is corrected by
-- a counter-entry. Lines of zero are left out, and so is an entry without lines.
create or replace function post_entry(kind text, at timestamptz, lines book_line[], order_id integer default null,
	return_id integer default null, document text default null, document_id integer default null, reason text default '',
	act bigint default null, reverses bigint default null) returns bigint language plpgsql as $$
declare
	id bigint;
begin
	if not exists (select from unnest(lines) l where l.amount_tenge <> 0) then
		return null;
	end if;
	insert into book_entries (kind, at, order_id, return_id, document, document_id, reason, act)
		values (kind, at, order_id, return_id, document, document_id, reason, act) returning book_entries.id into id;
	insert into book_lines (entry_id, account, part, holder_id, product_id, amount_tenge, reverses)
		select id, l.account, coalesce(l.part, ''), l.holder_id, l.product_id, l.amount_tenge, case when place = 1 then post_entry.reverses end
		from unnest(lines) with ordinality as l (account, part, holder_id, product_id, amount_tenge, place)
		where l.amount_tenge <> 0;
	return id;
end $$;

-- Returns the moment of the transaction of staff, or the database's own.
create or replace function books_moment() returns timestamptz language sql stable as $$
	select coalesce(nullif(current_setting('dukan.at', true), '')::timestamptz, now())
$$;

-- BOOK-04: an entry belongs to the day of Ashgabat it was made on, or to the first that is not closed. Closing a day waits for
-- entries that are being made, and they for it (cash/cash-book.queries.ts takes the lock alone).
create or replace function place_entry() returns trigger language plpgsql as $$
begin
	perform pg_advisory_xact_lock_shared(hashtext('cash_book'));
	new.day := greatest((new.at at time zone 'Asia/Ashgabat')::date, (select max(day) + 1 from cash_closings));
	new.xid := pg_current_xact_id();
	return new;
end $$;

create or replace trigger place_entry before insert on book_entries for each row execute function place_entry();

create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
	lines integer;
	tenge bigint;
begin
	select count(*), sum(amount_tenge) into lines, tenge from book_lines where entry_id = new.id;
	if lines < 2 or tenge <> 0 then
		raise exception 'Entry % has % lines with a sum of % tenge.', new.id, lines, tenge
			using errcode = 'integrity_constraint_violation';
	end if;
	return null;
end $$;

do $$
begin
	-- A constraint trigger cannot be replaced.
	if not exists (select from pg_trigger where tgname = 'refuse_unbalanced_entry') then
		create constraint trigger refuse_unbalanced_entry after insert on book_entries deferrable initially deferred
			for each row execute function refuse_unbalanced_entry();
	end if;
end $$;

create or replace function refuse_late_line() returns trigger language plpgsql as $$
begin
	if exists (select from added join book_entries e on e.id = added.entry_id where e.xid <> pg_current_xact_id()) then
		raise exception 'An entry takes no more lines.' using errcode = 'integrity_constraint_violation';
	end if;
	return null;
end $$;

create or replace trigger refuse_late_line after insert on book_lines
	referencing new table as added for each statement execute function refuse_late_line();

-- Only texts about an order are removed, with the person (S26, privacy/privacy.queries.ts): texts of its own entries become
-- empty, those of others a dash, because a difference needs a reason.
create or replace function refuse_entry_change() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and tg_table_name <> 'book_lines' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('reason',
		case when to_jsonb(old) ->> 'kind' in ('order', 'return') then '' else '—' end) then
		return new;
	end if;
	raise exception 'Entries of the books cannot be changed.' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger refuse_entry_change before update or delete on book_entries
	for each row execute function refuse_entry_change();
create or replace trigger refuse_entry_change before update or delete on book_lines
	for each row execute function refuse_entry_change();

-- COUR-04: the cash book is the ledger's view of the till, of couriers and of the terminal. An inserted row becomes an entry:
-- the money on one side, its purpose on the other.
create or replace view cash_entries as
	select l.id, e.at, e.day, case l.account when 'courier' then l.holder_id when 'terminal' then l.holder_id end as holder_id, e.kind,
		case l.account when 'terminal' then 'terminal' else 'cash' end as method, l.amount_tenge,
		case e.kind when 'order' then e.order_id end as order_id, e.return_id, e.act, l.reverses, e.reason, e.staff_id, e.id as entry_id,
		-- BOOK-06: what another entry is for.
		case e.kind when 'other' then (select case o.account when 'suppliers' then 'supplier' when 'opening' then 'owner'
				else coalesce(nullif(o.part, ''), 'other') end
			from book_lines o where o.entry_id = e.id and o.id <> l.id limit 1) end as purpose
	from book_lines l join book_entries e on e.id = l.entry_id
	where l.account in ('desk', 'courier', 'terminal');

create or replace function post_cash_entry() returns trigger language plpgsql as $$
declare
	account text := case when new.method = 'terminal' then 'terminal' when new.holder_id is null then 'desk' else 'courier' end;
	other text := case new.kind when 'order' then 'customers' when 'return' then 'customers' when 'hand_over' then 'transit'
		when 'difference' then 'shortages' else case new.purpose when 'supplier' then 'suppliers' when 'owner' then 'opening'
			else 'expenses' end end;
	part text := case when new.kind = 'difference' then 'cash' when other = 'expenses' then coalesce(new.purpose, 'other') else '' end;
begin
	if new.reverses is not null then
		-- A counter-entry goes back to where the entry came from.
		select o.account, o.part into other, part from book_lines l join book_lines o on o.entry_id = l.entry_id and o.id <> l.id
			where l.id = new.reverses order by o.id limit 1;
	end if;
	new.entry_id := post_entry(new.kind, new.at, array[
		(account, '', new.holder_id, null, new.amount_tenge)::book_line,
		(other, part, null, null, -new.amount_tenge)::book_line],
		order_id => coalesce(new.order_id, (select r.order_id from returns r where r.id = new.return_id)),
		return_id => new.return_id, reason => coalesce(new.reason, ''), act => new.act, reverses => new.reverses);
	return new;
end $$;

create or replace trigger post_cash_entry instead of insert on cash_entries
	for each row execute function post_cash_entry();

-- An order that is handed out counts as sold, with its revenue and the cost of its pieces. If it is not handed out after all, a
-- counter-entry is made. Customers owe the total until it is paid, which is another entry of the same transaction.
create or replace function post_sale() returns trigger language plpgsql as $$
declare
	lines book_line[];
begin
	if new.status = 'completed' then
		-- Waits for a receipt that completes a cost (value_stock_movements).
		perform from order_lines where order_id = new.id and cost_tenge is null for update;
		select array_agg(line) into lines from (
			select ('customers', '', null, null, new.total_tenge)::book_line as line
			union all select ('delivery', '', null, null, -new.delivery_price_tenge)::book_line
			-- Zero, unless the sums of the order differ from those of its lines, which the check of the books then reports.
			union all select ('sales', '', null, null, new.delivery_price_tenge - new.total_tenge
				+ sum(l.price_tenge::bigint * l.unit_factor * l.quantity - l.discount_tenge))::book_line
				from order_lines l where l.order_id = new.id
			union all select goods.line from order_lines l cross join lateral (values
				(('sales', '', null, l.product_id, -(l.price_tenge::bigint * l.unit_factor * l.quantity))::book_line),
				(('discounts', '', null, l.product_id, l.discount_tenge)::book_line),
				(('cost_of_goods', '', null, l.product_id, l.quantity::bigint * l.cost_tenge)::book_line),
				(('stock', '', null, l.product_id, -l.quantity::bigint * l.cost_tenge)::book_line)) as goods (line)
			where l.order_id = new.id) all_lines;
	else
		select array_agg((l.account, l.part, l.holder_id, l.product_id, -l.amount_tenge)::book_line) into lines
			from book_lines l where l.entry_id = (select max(e.id) from book_entries e where e.order_id = new.id and e.kind = 'sale');
	end if;
	perform post_entry('sale', books_moment(), lines, order_id => new.id, document => 'order', document_id => new.id);
	return null;
end $$;

create or replace trigger post_sale after update of status on orders for each row
	when (old.status <> new.status and 'completed' in (old.status, new.status)) execute function post_sale();

-- The money for returned goods is owed to the customer from then on, whichever way it is paid.
create or replace function post_return() returns trigger language plpgsql as $$
declare
	taken record;
begin
	for taken in select r.id, r.order_id, r.at, array_agg(('returns', '', null, a.product_id, a.amount_tenge)::book_line)
			|| ('customers', '', null, null, -sum(a.amount_tenge))::book_line as lines
		from added a join returns r on r.id = a.return_id group by r.id
	loop
		perform post_entry('take_back', taken.at, taken.lines, order_id => taken.order_id, return_id => taken.id);
	end loop;
	return null;
end $$;

create or replace trigger post_return after insert on return_lines
	referencing new table as added for each statement execute function post_return();

-- Money paid by card lies with the bank, and is owed to the customers until the order is handed out.
create or replace function post_card_payment() returns trigger language plpgsql as $$
declare
	tenge bigint := new.paid_tenge - case when tg_op = 'UPDATE' then old.paid_tenge else 0 end;
begin
	perform post_entry('card', coalesce(new.checked_at, new.paid_at, books_moment()), array[
		('bank', new.bank, null, null, tenge)::book_line, ('customers', '', null, null, -tenge)::book_line],
		order_id => new.order_id, document => 'payment', document_id => new.id);
	return null;
end $$;

create or replace trigger post_card_payment after insert or update of paid_tenge on payments
	for each row execute function post_card_payment();

create or replace function post_card_refund() returns trigger language plpgsql as $$
begin
	perform post_entry('card_back', coalesce(new.done_at, books_moment()), array[
		('customers', '', null, null, new.amount_tenge)::book_line, ('bank', p.bank, null, null, -new.amount_tenge)::book_line],
		order_id => p.order_id, return_id => new.return_id, document => 'payment', document_id => p.id)
		from payments p where p.id = new.payment_id;
	return null;
end $$;

create or replace trigger post_card_refund after update of state on payment_refunds for each row
	when (old.state <> 'done' and new.state = 'done') execute function post_card_refund();
