-- FIND-04: goods that are bought for another thing, such as cases and chargers, stand behind what they are bought for.
alter table subcategories add is_accessory boolean not null default false;

-- FIND-05: smart categories are found by their names.
alter table search_meanings drop constraint search_meanings_kind_check;
alter table search_meanings add constraint search_meanings_kind_check
	check (kind in ('category', 'subcategory', 'type', 'brand', 'facet', 'synonym', 'smart'));

-- Which rules the keys, stems and weights of words were computed by (schema/32-search-relearn.sql). One row.
create table search_rules (
	id integer primary key default 1 check (id = 1),
	version integer not null
);
insert into search_rules (version) values (0);

-- FIND-04: how often a product's page was opened, by day, and nothing about by whom.
create table product_views (
	product_id integer not null references products on delete cascade,
	day date not null,
	views integer not null check (views > 0),
	primary key (day, product_id)
);

-- FIND-04: recent completed sales and views as one number, computed every night.
create table product_popularity (
	product_id integer primary key references products on delete cascade,
	score integer not null check (score between 1 and 65535)
);
