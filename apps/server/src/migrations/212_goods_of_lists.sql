-- GOODS-02: the titles say which kind of sheet it is; new products that shoppers do not see yet.
-- GOODS-01: a supplier's list names goods, brands and categories too, and what becomes of goods that are new to it or gone from it.
alter table supplier_mappings
	add column name_title text not null default '',
	add column brand_title text not null default '',
	add column category_title text not null default '',
	add column stock_title text not null default '',
	add column goods jsonb not null default '{}',
	add column categories jsonb not null default '[]';
alter table imports
	add column guess_kind boolean not null default false,
	add column hidden integer not null default 0,
	add column gone integer not null default 0,
	add column gone_goods jsonb not null default '[]',
	add column list_categories jsonb not null default '[]';
