-- Owner: products.
-- Counts the edits of staff; sales are changes of product_stock.
create or replace function count_product_version() returns trigger language plpgsql as $$
begin
	new.version := old.version + 1;
	return new;
end $$;

create or replace trigger count_version before update on products for each row
	when (current_setting('dukan.staff_id', true) <> '' and new.version = old.version and old.* is distinct from new.*)
	execute function count_product_version();

create or replace function keep_product_names() returns trigger language plpgsql as $$
begin
	insert into product_names (product_id, parts)
		select id, lower(name_en || ' ' || name_ru || ' ' || name_tm) from changed
		on conflict (product_id) do update set parts = excluded.parts where product_names.parts <> excluded.parts;
	return null;
end $$;

create or replace function keep_changed_product_names() returns trigger language plpgsql as $$
begin
	insert into product_names (product_id, parts)
		select c.id, lower(c.name_en || ' ' || c.name_ru || ' ' || c.name_tm) from changed c join before b using (id)
			where (c.name_en, c.name_ru, c.name_tm) is distinct from (b.name_en, b.name_ru, b.name_tm)
		on conflict (product_id) do update set parts = excluded.parts;
	return null;
end $$;

create or replace trigger keep_names after insert on products
	referencing new table as changed for each statement execute function keep_product_names();

create or replace trigger keep_changed_names after update on products
	referencing new table as changed old table as before for each statement execute function keep_changed_product_names();
