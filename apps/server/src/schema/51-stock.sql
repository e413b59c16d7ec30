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
