-- GOODS-03: whether a sheet's pieces are those for sale or all on hand; the stock that its preview has seen; rows that changed
-- since.
alter table imports
	add column for_sale boolean not null default false,
	add column previewed_stock jsonb not null default '{}',
	add column stock_notes jsonb not null default '[]';
