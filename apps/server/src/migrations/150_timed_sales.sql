-- PRICE-02: a sale may have a beginning and an end (docs/decisions/120).
alter table products
	-- Still to come: at this moment the sale price takes effect if it is lower, and the moment is cleared.
	add column sale_starts_at timestamptz,
	add column sale_ends_at timestamptz,
	-- PRICE-01: what the product is to cost in dollars, from which a price tool makes the price in manat.
	add column dollar_price_cents integer check (dollar_price_cents > 0),
	add check (sale_starts_at < sale_ends_at);
create index products_sale_starts on products (sale_starts_at) where sale_starts_at is not null;
create index products_sale_ends on products (sale_ends_at) where sale_ends_at is not null;

-- Every change of what a product costs, by a trigger: staff, imports, the clock, a hand in psql.
create table price_changes (
	id bigint primary key generated always as identity,
	product_id integer not null references products on delete cascade,
	at timestamptz not null,
	-- None where the clock switched a sale.
	staff_id integer references staff_accounts,
	was_price_tenge integer not null,
	price_tenge integer not null,
	-- Only while the product is on sale.
	was_sale_price_tenge integer,
	sale_price_tenge integer
);
create index price_changes_by_product on price_changes (product_id, id desc);
