-- Notifications about what changed, so that every process invalidates the cached responses that show it and updates its
-- listing index. A notification on channel shop_changes is a cache tag: 'product:12', 'category:3', 'products', the name
-- of a table, or 'everything'. Several products stand in one notification: 'product:12,15'. 'stock:12,15' says that only
-- their quantity changed, as a sale does: their pages are stale, lists are not. 'reviews:12' says that of their
-- reviews, 'questions:12' of their questions, 'family:3' that the variants of a family are others.

-- A notification holds up to 8000 bytes. With some thousands of ids, naming each costs more than dropping everything.
create or replace function announce_ids(kind text, ids integer[]) returns void language plpgsql as $$
begin
	if cardinality(ids) > 20000 then
		perform pg_notify('shop_changes', 'everything');
		return;
	end if;
	for start in 1 .. coalesce(cardinality(ids), 0) by 500 loop
		perform pg_notify('shop_changes', kind || ':' || array_to_string(ids[start : start + 499], ','));
	end loop;
end $$;

create or replace function announce_products() returns trigger language plpgsql as $$
begin
	if not exists (select from changed) then
		return null;
	end if;
	perform announce_ids('product', array_agg(id order by id)) from changed;
	if tg_op <> 'UPDATE' then
		perform pg_notify('shop_changes', 'products');
		perform announce_ids('category', array_agg(distinct category_id)) from changed;
	end if;
	return null;
end $$;

create or replace function announce_product_updates() returns trigger language plpgsql as $$
begin
	if exists (select from changed c join before b using (id) where to_jsonb(c) is distinct from to_jsonb(b)) then
		perform pg_notify('shop_changes', 'products');
		perform announce_ids('category', array_agg(distinct category_id))
			from (select category_id from changed union select category_id from before) c;
	end if;
	return null;
end $$;

create or replace trigger announce_insert after insert on products
	referencing new table as changed for each statement execute function announce_products();

create or replace trigger announce_delete after delete on products
	referencing old table as changed for each statement execute function announce_products();

create or replace trigger announce_update after update on products
	referencing new table as changed for each statement execute function announce_products();

create or replace trigger announce_update_lists after update on products
	referencing new table as changed old table as before for each statement execute function announce_product_updates();

-- Lists count products by what these tables hold.
create or replace function announce_product_parts() returns trigger language plpgsql as $$
begin
	if not exists (select from changed) then
		return null;
	end if;
	perform announce_ids('product', array_agg(distinct product_id)) from changed;
	if tg_table_name = 'product_attributes' then
		perform pg_notify('shop_changes', 'products');
		perform announce_ids('category', array_agg(distinct category_id))
			from products where id in (select product_id from changed);
	end if;
	return null;
end $$;

create or replace function announce_table() returns trigger language plpgsql as $$
begin
	perform pg_notify('shop_changes', tg_table_name);
	return null;
end $$;

-- Processes hold all products in their listing index, and truncate names no product, so all are invalidated.
create or replace function announce_everything() returns trigger language plpgsql as $$
begin
	perform pg_notify('shop_changes', 'everything');
	return null;
end $$;

create or replace trigger announce_truncate after truncate on products
	for each statement execute function announce_everything();
create or replace trigger announce_truncate after truncate on product_attributes
	for each statement execute function announce_everything();
create or replace trigger announce_truncate after truncate on product_pictures
	for each statement execute function announce_table();

do $$
declare
	name text;
begin
	foreach name in array array['product_attributes', 'product_pictures'] loop
		execute format('create or replace trigger announce_insert after insert on %I
			referencing new table as changed for each statement execute function announce_product_parts()', name);
		execute format('create or replace trigger announce_update after update on %I
			referencing new table as changed for each statement execute function announce_product_parts()', name);
		execute format('create or replace trigger announce_delete after delete on %I
			referencing old table as changed for each statement execute function announce_product_parts()', name);
	end loop;
	foreach name in array array['brands', 'categories', 'subcategories', 'units', 'attribute_groups', 'attributes',
		'attribute_values', 'subcategory_attributes', 'smart_categories', 'smart_category_products', 'search_synonyms',
		'banners', 'small_banners', 'regions', 'districts', 'delivery_zones', 'pages', 'settings', 'trust_rules', 'popular_queries'] loop
		execute format('create or replace trigger announce after insert or update or delete or truncate on %I
			for each statement execute function announce_table()', name);
	end loop;
end $$;
