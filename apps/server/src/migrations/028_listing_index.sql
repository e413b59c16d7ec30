-- Lists, facets, searches, brands and related products come from the listing index of each process (docs/decisions/019).
-- What PostgreSQL held to count and order them itself goes: every change of a product had to maintain it.
drop index product_listings_in_order, product_listings_by_category, product_listings_by_subcategory,
	product_listings_by_brand, product_listings_new, product_listings_on_sale, product_listings_by_name_word,
	product_listings_by_facet, products_by_name_en, products_by_name_ru, products_by_name_tm;
alter table product_listings drop column tally;
drop function packed_ids(integer[]);
drop function packed_id(integer);

-- What the shopper pays for one piece.
alter table product_listings rename column shelf_price_tenge to effective_price_tenge;

-- As in 004 but for the name of the column.
create or replace function relist_products(ids integer[]) returns void language plpgsql as $$
begin
	delete from product_listings l using unnest(ids) as asked (id), products p
		where l.product_id = asked.id and p.id = asked.id and not p.published;
	insert into product_listings as l (product_id, category_id, subcategory_id, brand_id, effective_price_tenge, discount,
			created_at, in_stock, on_sale, is_new)
		select p.id, p.category_id, p.subcategory_id, p.brand_id,
			case when p.on_sale then p.sale_price_tenge else p.price_tenge end * p.unit_factor,
			case when p.on_sale then 1 - p.sale_price_tenge::double precision / p.price_tenge else 0 end,
			p.created_at, p.stock > 0, p.on_sale, p.is_new
		from unnest(ids) as asked (id) join products p on p.id = asked.id and p.published
		on conflict (product_id) do update set category_id = excluded.category_id,
			subcategory_id = excluded.subcategory_id, brand_id = excluded.brand_id,
			effective_price_tenge = excluded.effective_price_tenge, discount = excluded.discount,
			created_at = excluded.created_at, in_stock = excluded.in_stock, on_sale = excluded.on_sale,
			is_new = excluded.is_new;
end $$;

-- As in 011; processes read the order of names again.
create or replace function search_note_renamed_products() returns trigger language plpgsql as $$
begin
	insert into search_changes select array_agg(c.id) from changed c join before b using (id)
		where (c.name_en, c.name_ru, c.name_tm) is distinct from (b.name_en, b.name_ru, b.name_tm)
		having count(*) > 0;
	if found then
		perform pg_notify('shop_changes', 'product_names');
	end if;
	return null;
end $$;
