-- Lists, facets, searches, brands and related products come from the listing index of each process (docs/decisions/019).
-- What PostgreSQL held to count and order them itself goes: every change of a product had to maintain it.
drop index product_listings_in_order, product_listings_by_category, product_listings_by_subcategory,
	product_listings_by_brand, product_listings_new, product_listings_on_sale, product_listings_by_name_word,
	product_listings_by_facet, products_by_name_en, products_by_name_ru, products_by_name_tm;
alter table product_listings drop column tally;
drop function packed_ids(integer[]);
drop function packed_id(integer);

-- What the shopper pays for one piece. The functions that write it follow in schema/20-listings.sql.
alter table product_listings rename column shelf_price_tenge to effective_price_tenge;
