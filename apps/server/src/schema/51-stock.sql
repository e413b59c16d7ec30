-- Owner: stock.
-- Every product has a row of stock, from the start. Triggers fire by name: before list_insert, which reads it.
create or replace function create_stock() returns trigger language plpgsql as $$
begin
	insert into product_stock (product_id) select id from changed order by id on conflict do nothing;
	return null;
end $$;

create or replace trigger create_stock after insert on products
	referencing new table as changed for each statement execute function create_stock();

-- STOCK-01: a movement is inserted, the stock follows it. A statement that changes the stock itself (an older program, a hand
-- in psql) leaves a correction behind, so that the sum of movements is the stock either way. The setting 'dukan.stock' says
-- which of the two made the other.

-- Arrays, not the transition table itself: a plan made for an import of thousands would read the whole stock for one order.
create or replace function apply_stock_movements() returns trigger language plpgsql as $$
declare
	ids integer[];
	quantities integer[];
begin
	if current_setting('dukan.stock', true) = 'noting' then
		return null;
	end if;
	select array_agg(product_id), array_agg(quantity) into ids, quantities
		from (select product_id, sum(quantity) as quantity from added group by product_id) moved;
	perform set_config('dukan.stock', 'moving', true);
	update product_stock s set quantity = s.quantity + moved.quantity
		from unnest(ids, quantities) as moved (product_id, quantity) where s.product_id = moved.product_id;
	perform set_config('dukan.stock', '', true);
	return null;
end $$;

create or replace trigger apply_stock_movements after insert on stock_movements
	referencing new table as added for each statement execute function apply_stock_movements();

create or replace function note_stock_change() returns trigger language plpgsql as $$
begin
	if coalesce(current_setting('dukan.stock', true), '') <> 'moving' then
		perform set_config('dukan.stock', 'noting', true);
		insert into stock_movements (product_id, kind, quantity)
			select c.product_id, 'correction', c.quantity - b.quantity from changed c join before b using (product_id)
				where c.quantity <> b.quantity;
		perform set_config('dukan.stock', '', true);
	end if;
	return null;
end $$;

create or replace trigger note_stock_change after update on product_stock
	referencing new table as changed old table as before for each statement execute function note_stock_change();

-- Movements are never changed: a mistake is corrected by another movement. Only deleting a product deletes its movements.
create or replace function refuse_movement_change() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' then
		if not exists (select from products where id = old.product_id) then
			return old;
		end if;
	end if;
	raise exception 'Movements of stock cannot be changed.' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger refuse_movement_change before update or delete on stock_movements
	for each row execute function refuse_movement_change();

-- BOOK-02: the pieces of an order line have one cost, that of the day when the first of them left the stock; it is not known where
-- no receipt has stated one.
create or replace function fix_line_cost() returns trigger language plpgsql as $$
begin
	new.cost_tenge := (select cost_tenge from product_costs where product_id = new.product_id);
	return new;
end $$;

create or replace trigger fix_line_cost before insert on order_lines for each row execute function fix_line_cost();

-- BOOK-01: the value of stock is its pieces at their average cost, and that of pieces in open orders is the cost of their
-- lines. Pieces move at the cost of their order line or of their receipt, otherwise at the average, which follows where the two
-- differ. What rounding leaves over is revalued. Goods without a stated cost are 'uncosted'.
create or replace function value_stock_movements() returns trigger language plpgsql as $$
declare
	moved record;
	lines book_line[];
	ids integer[];
	costs integer[];
begin
	for moved in select kind, document, document_id, at, reason, array_agg(product_id) as ids, array_agg(pieces) as quantities
		from (select product_id, kind, document, document_id, at, reason, sum(quantity)::integer as pieces from added
			group by 1, 2, 3, 4, 5, 6) one group by 1, 2, 3, 4, 5
	loop
		with asked as (
			select m.product_id, m.quantity, s.quantity as pieces, c.cost_tenge as average, case moved.document
				when 'order' then (select l.cost_tenge from order_lines l
					where l.order_id = moved.document_id and l.product_id = m.product_id)
				when 'receipt' then (select l.cost_tenge from receipt_lines l
					where l.receipt_id = moved.document_id and l.product_id = m.product_id)
				end as own
			from unnest(moved.ids, moved.quantities) as m (product_id, quantity)
			join product_stock s on s.product_id = m.product_id left join product_costs c on c.product_id = m.product_id
		), costed as (
			select product_id, quantity, pieces, average, own, quantity::bigint * coalesce(own, average) as worth, case
				when own is null or own = average then average
				when average is null or pieces = quantity then own
				when pieces = 0 then average
				else greatest(0, round(((pieces - quantity)::bigint * average + quantity::bigint * own)::numeric / pieces))::integer
				end as cost
			from asked where coalesce(own, average) is not null
		), worth as (
			select product_id, quantity, average, own, worth, cost,
				pieces::bigint * cost - (pieces - quantity)::bigint * coalesce(average, 0) as rise
			from costed
		), posted as (
			select line from worth w cross join lateral (values
				-- What an order takes or gives back stays in the value of the stock: only rounding changes it.
				(('stock', '', null, product_id, case when moved.kind in ('sale', 'cancel') then rise - worth else rise end)::book_line),
				((case when average is null then 'uncosted' else 'revaluation' end, '', null, null, worth - rise)::book_line),
				((case when moved.kind in ('sale', 'cancel') then 'stock' when moved.kind = 'return' then 'cost_of_goods'
					when moved.kind = 'receipt' and own is not null then 'suppliers' when moved.kind = 'receipt' then 'uncosted'
					when moved.kind in ('write_off', 'warranty') then 'write_offs' when moved.reason = 'opening' then 'opening'
					else 'shortages' end, case moved.kind when 'warranty' then 'warranty' when 'count' then 'goods' when 'correction' then 'goods'
					else '' end, null, product_id, case when moved.kind in ('sale', 'cancel') then 0 else -worth end)::book_line)) as l (line)
		)
		select (select array_agg(line) from posted), array_agg(product_id), array_agg(cost) into lines, ids, costs
			from worth where cost is distinct from average;
		perform post_entry('goods', moved.at, lines, document => moved.document, document_id => moved.document_id,
			reason => moved.reason, order_id => case moved.document when 'order' then moved.document_id end);
		if ids is not null then
			perform set_config('dukan.cost', 'moving', true);
			insert into product_costs (product_id, cost_tenge) select * from unnest(ids, costs)
				on conflict (product_id) do update set cost_tenge = excluded.cost_tenge;
			perform set_config('dukan.cost', '', true);
		end if;
	end loop;
	return null;
end $$;

create or replace trigger value_stock_movements after insert on stock_movements
	referencing new table as added for each statement execute function value_stock_movements();

-- The first known cost of a product completes lines that were sold without one, by entries of their own. Imported orders of
-- another shop have no pieces of ours and stay as they are.
create or replace function complete_line_costs(ids integer[]) returns void language plpgsql as $$
declare
	completed integer[];
	sold record;
begin
	with done as (
		update order_lines l set cost_tenge = c.cost_tenge from product_costs c
			where l.product_id = any (ids) and l.cost_tenge is null and c.product_id = l.product_id
				and exists (select from stock_movements m where m.product_id = l.product_id and m.document = 'order'
					and m.document_id = l.order_id)
			returning l.order_id
	) select array_agg(distinct order_id) into completed from done;
	-- A separate statement, so that it sees the states of the orders whose lines were waited for.
	for sold in select o.id, array_agg(parts.line) as lines
		from orders o join order_lines l on l.order_id = o.id and l.product_id = any (ids)
		cross join lateral (select coalesce(sum(m.quantity) filter (where m.kind = 'return'), 0) as returned,
				coalesce(-sum(m.quantity) filter (where m.kind = 'write_off'), 0) as written_off
			from stock_movements m where m.product_id = l.product_id and m.document = 'order' and m.document_id = o.id) back
		cross join lateral (values
			((case when o.status = 'completed' then 'cost_of_goods' else 'stock' end, '', null, l.product_id,
				l.cost_tenge * (l.quantity - back.returned))::book_line),
			(('write_offs', '', null, l.product_id, l.cost_tenge * back.written_off)::book_line),
			(('uncosted', '', null, null, -l.cost_tenge * (l.quantity - back.returned + back.written_off))::book_line)) as parts (line)
		where o.id = any (completed) and o.status <> 'cancelled' group by o.id
	loop
		perform post_entry('cost', books_moment(), sold.lines, order_id => sold.id, document => 'order', document_id => sold.id);
	end loop;
end $$;

-- A cost that is set, changed or removed by itself revalues the stock.
create or replace function post_cost_change() returns trigger language plpgsql as $$
declare
	lines book_line[];
	is_moving boolean := current_setting('dukan.cost', true) = 'moving';
begin
	if tg_op = 'DELETE' then
		-- Everything that the ledger knows of them except for open orders: a deleted product has no stock any more.
		select array_agg(('stock', '', null, d.product_id, -worth.tenge)::book_line)
				|| ('revaluation', '', null, null, sum(worth.tenge))::book_line into lines
			from gone d cross join lateral (select coalesce((select sum(amount_tenge) from book_lines
					where account = 'stock' and product_id = d.product_id), 0)
				- coalesce((select sum(l.quantity::bigint * l.cost_tenge) from order_lines l join orders o on o.id = l.order_id
					where l.product_id = d.product_id and o.status in ('pending', 'accepted', 'on_delivery')), 0) as tenge) worth;
	elsif tg_op = 'UPDATE' then
		if is_moving then
			return null;
		end if;
		select array_agg(('stock', '', null, c.product_id, rise)::book_line)
				|| ('revaluation', '', null, null, -sum(rise))::book_line into lines
			from changed c join before b using (product_id) join product_stock s using (product_id)
			cross join lateral (select s.quantity::bigint * (c.cost_tenge - b.cost_tenge) as rise) r;
	else
		if not coalesce(is_moving, false) then
			select array_agg(('stock', '', null, c.product_id, s.quantity::bigint * c.cost_tenge)::book_line)
					|| ('uncosted', '', null, null, -sum(s.quantity::bigint * c.cost_tenge))::book_line into lines
				from changed c join product_stock s using (product_id);
		end if;
	end if;
	perform post_entry('cost', books_moment(), lines);
	if tg_op = 'INSERT' then
		perform complete_line_costs((select array_agg(product_id) from changed));
	end if;
	return null;
end $$;

create or replace trigger post_first_cost after insert on product_costs
	referencing new table as changed for each statement execute function post_cost_change();
create or replace trigger post_other_cost after update on product_costs
	referencing new table as changed old table as before for each statement execute function post_cost_change();
create or replace trigger post_lost_cost after delete on product_costs
	referencing old table as gone for each statement execute function post_cost_change();

-- GOODS-04: pieces of a posted receipt get the cost that it did not state. What they were booked at against 'uncosted' when they came is taken
-- back there and owed to the supplier at their own cost. The difference raises the average of the pieces that are still there; that of
-- pieces that have left is a revaluation, because a line keeps the cost that it was sold at.
create or replace function complete_receipt_cost(receipt integer, product integer, cost integer) returns void language plpgsql as $$
declare
	received integer;
	pieces integer;
	average integer;
	next integer;
	booked bigint;
	rise bigint;
begin
	update receipt_lines l set cost_tenge = cost
		where l.receipt_id = receipt and l.product_id = product and l.cost_tenge is null returning l.quantity into received;
	if received is null then
		return;
	end if;
	insert into product_costs (product_id, cost_tenge) values (product, cost) on conflict do nothing;
	select s.quantity, c.cost_tenge into pieces, average
		from product_stock s join product_costs c using (product_id) where s.product_id = product;
	select -sum(l.amount_tenge) into booked from book_lines l join book_entries e on e.id = l.entry_id
		where l.account = 'uncosted' and l.product_id = product and e.document = 'receipt' and e.document_id = receipt;
	booked := coalesce(nullif(booked, 0), received::bigint * average);
	next := case when pieces = 0 then average else greatest(0, round(average
		+ least(received, pieces)::numeric * (cost - booked::numeric / received) / pieces))::integer end;
	rise := pieces::bigint * (next - average);
	perform post_entry('cost', books_moment(), array[
		('stock', '', null, product, rise)::book_line,
		('suppliers', '', null, product, -received::bigint * cost)::book_line,
		('uncosted', '', null, product, booked)::book_line,
		('revaluation', '', null, null, received::bigint * cost - booked - rise)::book_line
	], document => 'receipt', document_id => receipt);
	if next <> average then
		perform set_config('dukan.cost', 'moving', true);
		update product_costs set cost_tenge = next where product_id = product;
		perform set_config('dukan.cost', '', true);
	end if;
end $$;
