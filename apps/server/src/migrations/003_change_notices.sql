-- Tells every server process what changed, so that it drops the cached answers that show it.
-- A notice is a tag: 'product:12', 'category:3', 'products', or the name of a table.

create function announce_products() returns trigger language plpgsql as $$
declare
	changed_rows bigint;
begin
	select count(*) into changed_rows from changed;
	if changed_rows = 0 then
		return null;
	end if;
	-- Past this many, naming each costs more than dropping everything.
	if changed_rows > 200 then
		perform pg_notify('shop_changes', 'everything');
		return null;
	end if;
	perform pg_notify('shop_changes', 'product:' || id) from changed;
	if tg_op <> 'UPDATE' then
		perform pg_notify('shop_changes', 'products');
		perform pg_notify('shop_changes', 'category:' || category_id) from (select distinct category_id from changed) c;
	end if;
	return null;
end $$;

-- An order changes only the stock: lists keep their members and order unless the last piece goes or the first returns.
create function announce_product_updates() returns trigger language plpgsql as $$
begin
	if (select count(*) from changed) <= 200 and exists (
		select from changed c join before b using (id)
		where (c.stock = 0) <> (b.stock = 0)
			or to_jsonb(c) - 'stock' is distinct from to_jsonb(b) - 'stock'
	) then
		perform pg_notify('shop_changes', 'products');
		perform pg_notify('shop_changes', 'category:' || category_id)
			from (select category_id from changed union select category_id from before) c;
	end if;
	return null;
end $$;

create trigger announce_insert after insert on products
	referencing new table as changed for each statement execute function announce_products();
create trigger announce_delete after delete on products
	referencing old table as changed for each statement execute function announce_products();
create trigger announce_update after update on products
	referencing new table as changed for each statement execute function announce_products();
create trigger announce_update_lists after update on products
	referencing new table as changed old table as before for each statement execute function announce_product_updates();

-- Parts of a product.
create function announce_product_parts() returns trigger language plpgsql as $$
begin
	if (select count(*) from changed) > 200 then
		perform pg_notify('shop_changes', 'everything');
	else
		perform pg_notify('shop_changes', 'product:' || product_id) from (select distinct product_id from changed) c;
	end if;
	return null;
end $$;

create function announce_table() returns trigger language plpgsql as $$
begin
	perform pg_notify('shop_changes', tg_table_name);
	return null;
end $$;

do $$
declare
	name text;
begin
	foreach name in array array['product_attributes', 'product_pictures'] loop
		execute format('create trigger announce_insert after insert on %I
			referencing new table as changed for each statement execute function announce_product_parts()', name);
		execute format('create trigger announce_update after update on %I
			referencing new table as changed for each statement execute function announce_product_parts()', name);
		execute format('create trigger announce_delete after delete on %I
			referencing old table as changed for each statement execute function announce_product_parts()', name);
	end loop;
	foreach name in array array['brands', 'categories', 'subcategories', 'units', 'attribute_groups', 'attributes',
		'attribute_values', 'subcategory_attributes', 'smart_categories', 'smart_category_products', 'banners',
		'small_banners', 'regions', 'districts', 'pages', 'settings'] loop
		execute format('create trigger announce after insert or update or delete or truncate on %I
			for each statement execute function announce_table()', name);
	end loop;
	foreach name in array array['products', 'product_attributes', 'product_pictures'] loop
		execute format('create trigger announce_truncate after truncate on %I
			for each statement execute function announce_table()', name);
	end loop;
end $$;
