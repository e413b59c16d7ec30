-- Owner: lists.
create or replace function facet_value(value_text text, value_number numeric, value_bool boolean) returns text
	immutable parallel safe language sql
	return coalesce(value_text, trim_scale(value_number)::text, case when value_bool then 'yes' else 'no' end);

-- Writes into product_listings what lists need to know of a product.
create or replace function relist_products(ids integer[]) returns void language plpgsql as $$
begin
	delete from product_listings l using unnest(ids) as asked (id), products p
		where l.product_id = asked.id and p.id = asked.id and not p.published;
	insert into product_listings as l (product_id, category_id, subcategory_id, brand_id, effective_price_tenge, discount,
			created_at, in_stock, on_sale, is_new, family_id)
		select p.id, p.category_id, p.subcategory_id, p.brand_id,
			piece_price_tenge(p),
			1 - unit_price_tenge(p)::double precision / p.price_tenge,
			p.created_at, s.quantity > 0, p.on_sale, p.is_new, p.family_id
		from unnest(ids) as asked (id) join products p on p.id = asked.id and p.published
		join product_stock s on s.product_id = p.id
		on conflict (product_id) do update set category_id = excluded.category_id,
			subcategory_id = excluded.subcategory_id, brand_id = excluded.brand_id,
			effective_price_tenge = excluded.effective_price_tenge, discount = excluded.discount,
			created_at = excluded.created_at, in_stock = excluded.in_stock, on_sale = excluded.on_sale,
			is_new = excluded.is_new, family_id = excluded.family_id;
end $$;

-- Numbers of facet_values are given to new values only. 'On conflict' alone takes a number for each value it was offered:
-- a thousand imports would use up a million, and lists carry them.
create or replace function refacet_products(ids integer[]) returns void language plpgsql as $$
begin
	insert into facet_values (attribute_key, value, number)
		select g.attribute_key, g.value, g.number
		from (
			select distinct a.attribute_key, facet_value(a.value_text, a.value_number, a.value_bool) as value,
				trim_scale(a.value_number) as number
			from unnest(ids) as asked (id) join product_attributes a on a.product_id = asked.id
		) g
		where not exists (select from facet_values v where v.attribute_key = g.attribute_key and v.value = g.value)
		order by 1, 2
		on conflict do nothing;
	update product_listings l set facet_ids = f.facet_ids
		from (
			select a.product_id, array_agg(v.id order by v.id) as facet_ids
			from unnest(ids) as asked (id) join product_attributes a on a.product_id = asked.id
			join facet_values v on v.attribute_key = a.attribute_key
				and v.value = facet_value(a.value_text, a.value_number, a.value_bool)
			group by a.product_id
		) f
		where l.product_id = f.product_id;
end $$;

create or replace function list_inserted_products() returns trigger language plpgsql as $$
begin
	perform relist_products(array_agg(id)) from changed;
	return null;
end $$;

-- A change of stock is handled by follow_stock, which keeps in_stock.
create or replace function list_updated_products() returns trigger language plpgsql as $$
declare
	moved integer[];
	appeared integer[];
begin
	select array_agg(c.id), array_agg(c.id) filter (where c.published and not b.published) into moved, appeared
		from changed c join before b using (id)
		where (c.category_id, c.subcategory_id, c.brand_id, c.price_tenge, c.sale_price_tenge, c.on_sale, c.unit_factor,
				c.is_new, c.published, c.created_at, c.family_id)
			is distinct from (b.category_id, b.subcategory_id, b.brand_id, b.price_tenge, b.sale_price_tenge, b.on_sale,
				b.unit_factor, b.is_new, b.published, b.created_at, b.family_id);
	if moved is not null then
		perform relist_products(moved);
	end if;
	if appeared is not null then
		perform refacet_products(appeared);
	end if;
	return null;
end $$;

create or replace function unlist_deleted_products() returns trigger language plpgsql as $$
begin
	delete from product_listings l using changed c where l.product_id = c.id;
	return null;
end $$;

-- Does not use truncate, which may be what empties both tables at once.
create or replace function unlist_all_products() returns trigger language plpgsql as $$
begin
	delete from product_listings;
	return null;
end $$;

-- Both lock the products first: a transaction that publishes one of them at the same time is waited for, or waits.
create or replace function list_new_values() returns trigger language plpgsql as $$
begin
	perform from products where id in (select product_id from changed) order by id for no key update;
	insert into facet_values (attribute_key, value, number)
		select distinct c.attribute_key, facet_value(c.value_text, c.value_number, c.value_bool), trim_scale(c.value_number)
		from changed c
		where not exists (
			select from facet_values v where v.attribute_key = c.attribute_key
				and v.value = facet_value(c.value_text, c.value_number, c.value_bool))
		order by 1, 2
		on conflict do nothing;
	update product_listings l set facet_ids = array(select distinct unnest(l.facet_ids || f.facet_ids) order by 1)
		from (
			select c.product_id, array_agg(v.id) as facet_ids
			from changed c join facet_values v on v.attribute_key = c.attribute_key
				and v.value = facet_value(c.value_text, c.value_number, c.value_bool)
			group by c.product_id
		) f
		where l.product_id = f.product_id;
	return null;
end $$;

create or replace function unlist_old_values() returns trigger language plpgsql as $$
begin
	perform from products where id in (select product_id from before) order by id for no key update;
	update product_listings l
		set facet_ids = array(select unnest(l.facet_ids) except select unnest(f.facet_ids) order by 1)
		from (
			select b.product_id, array_agg(v.id) as facet_ids
			from before b join facet_values v on v.attribute_key = b.attribute_key
				and v.value = facet_value(b.value_text, b.value_number, b.value_bool)
			group by b.product_id
		) f
		where l.product_id = f.product_id;
	return null;
end $$;

create or replace function list_without_attributes() returns trigger language plpgsql as $$
begin
	update product_listings set facet_ids = '{}' where facet_ids <> '{}';
	return null;
end $$;

create or replace trigger list_insert after insert on products
	referencing new table as changed for each statement execute function list_inserted_products();

create or replace trigger list_update after update on products
	referencing new table as changed old table as before for each statement execute function list_updated_products();

create or replace trigger list_delete after delete on products
	referencing old table as changed for each statement execute function unlist_deleted_products();

create or replace trigger list_truncate after truncate on products
	for each statement execute function unlist_all_products();

-- Triggers fire by name: on an update the old value is removed before the new one is added.
create or replace trigger list_new after insert on product_attributes
	referencing new table as changed for each statement execute function list_new_values();

create or replace trigger list_1_old after update on product_attributes
	referencing old table as before for each statement execute function unlist_old_values();

create or replace trigger list_2_new after update on product_attributes
	referencing new table as changed for each statement execute function list_new_values();

create or replace trigger list_old after delete on product_attributes
	referencing old table as before for each statement execute function unlist_old_values();

create or replace trigger list_truncate after truncate on product_attributes
	for each statement execute function list_without_attributes();

-- Lists keep their members and order unless the last piece goes or the first returns. 'before' and 'changed' hold the rows
-- of one order, of one staff edit or of one part of an import.
create or replace function follow_stock() returns trigger language plpgsql as $$
declare
	sold integer[];
	turned integer[];
begin
	select array_agg(c.product_id order by c.product_id),
			array_agg(c.product_id order by c.product_id) filter (where (c.quantity = 0) <> (b.quantity = 0))
		into sold, turned
		from changed c join before b using (product_id) where c.quantity <> b.quantity;
	perform announce_ids('stock', sold);
	if turned is not null then
		update product_listings l set in_stock = c.quantity > 0 from changed c
			where l.product_id = c.product_id and l.in_stock <> (c.quantity > 0);
		perform announce_ids('product', turned);
		perform pg_notify('shop_changes', 'products');
		perform announce_ids('category', array_agg(distinct category_id)) from products where id = any (turned);
	end if;
	return null;
end $$;

create or replace trigger follow_stock after update on product_stock
	referencing new table as changed old table as before for each statement execute function follow_stock();

-- 'product_names': processes read the order of names again.
create or replace function announce_renamed_products() returns trigger language plpgsql as $$
begin
	if exists (select from changed c join before b using (id)
			where (c.name_en, c.name_ru, c.name_tm) is distinct from (b.name_en, b.name_ru, b.name_tm)) then
		perform pg_notify('shop_changes', 'product_names');
	end if;
	return null;
end $$;

create or replace trigger announce_renamed after update on products
	referencing new table as changed old table as before for each statement execute function announce_renamed_products();
