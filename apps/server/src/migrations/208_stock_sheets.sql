-- The time is passed as an argument, so that tests can set their own.
alter table imports
	add column for_sale boolean not null default false,
	add column previewed_stock jsonb not null default '{}',
	add column stock_notes jsonb not null default '[]';
