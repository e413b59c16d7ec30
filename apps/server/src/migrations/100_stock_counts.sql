-- STOCK-04: stock-taking (docs/decisions/085).
create table stock_counts (
	id integer generated always as identity primary key,
	-- What is counted: a category, a brand, or the brand's goods in the category.
	category_id integer references categories on delete set null,
	brand_id integer references brands on delete set null,
	note text not null default '',
	state text not null default 'open' check (state in ('open', 'posted', 'cancelled')),
	created_at timestamptz not null,
	-- Null: the demo's.
	staff_id integer references staff_accounts,
	posted_at timestamptz
);
create index stock_counts_by_category on stock_counts (category_id);
create index stock_counts_by_brand on stock_counts (brand_id);

create table stock_count_lines (
	count_id integer not null references stock_counts on delete cascade,
	product_id integer not null references products on delete cascade,
	-- Null: not counted yet.
	counted integer check (counted >= 0),
	-- What should have been in the store at the moment of the count.
	expected integer check ((expected is null) = (counted is null)),
	counted_at timestamptz,
	staff_id integer references staff_accounts,
	-- How often the line was entered: who posts has seen the last entry.
	entries integer not null default 0,
	-- What posting moved.
	moved integer,
	primary key (count_id, product_id)
);
create index stock_count_lines_by_product on stock_count_lines (product_id);

update staff_roles set rights = rights || array['countGoods'] where key in ('manager', 'operator');
