-- Processes hold all listings (catalogue/shelf.ts): when a table is emptied, no product is named, and all are meant.
create function announce_everything() returns trigger language plpgsql as $$
begin
	perform pg_notify('shop_changes', 'everything');
	return null;
end $$;
drop trigger announce_truncate on products;
drop trigger announce_truncate on product_attributes;
create trigger announce_truncate after truncate on products for each statement execute function announce_everything();
create trigger announce_truncate after truncate on product_attributes
	for each statement execute function announce_everything();

-- Categories by name are read along these: the first 24 names are found among some thirty. Names begin with what the thing
-- is, so an index of all names would be read from its beginning to where the category stands. An order changes none of the
-- columns, so it touches none of them.
create index products_by_name_en on products (category_id, name_en collate "en-x-icu", id);
create index products_by_name_ru on products (category_id, (coalesce(nullif(name_ru, ''), name_en)) collate "ru-x-icu", id);
create index products_by_name_tm on products (category_id, (coalesce(nullif(name_tm, ''), name_en)) collate turkmen, id);
