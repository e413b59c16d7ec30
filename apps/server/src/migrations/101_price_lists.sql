-- STOCK-06: price lists of suppliers (docs/decisions/086).
alter table imports drop constraint imports_kind_check, drop constraint imports_state_check;
alter table imports
	add constraint imports_kind_check check (kind in ('products', 'prices', 'stock', 'supplier')),
	add constraint imports_state_check check (state in ('mapping', 'checking', 'unreadable', 'checked', 'running', 'done',
		'stopped', 'undoing', 'undone')),
	add column supplier_id integer references suppliers on delete cascade
		check ((supplier_id is not null) = (kind = 'supplier')),
	-- The first rows of a price list, for the person who maps its columns.
	add column preview jsonb not null default '[]',
	-- Rows whose price changes by more than so many percent.
	add column warn_percent integer not null default 50 check (warn_percent > 0),
	add column warned integer not null default 0,
	add column warnings jsonb not null default '[]';
create index imports_by_supplier on imports (supplier_id);

-- Where a supplier's files have what: the titles of columns, so that another row or order of columns is found too.
create table supplier_mappings (
	supplier_id integer primary key references suppliers on delete cascade,
	article_title text not null default '',
	barcode_title text not null default '',
	price_title text not null check (price_title <> ''),
	-- Of the file's money in manat.
	rate numeric(12, 4) not null default 1 check (rate > 0),
	markup_percent numeric(6, 2) not null default 0 check (markup_percent > -100),
	round_tenge integer not null default 1 check (round_tenge > 0),
	warn_percent integer not null default 30 check (warn_percent > 0),
	check (article_title <> '' or barcode_title <> '')
);

-- What a supplier calls our goods, and what it asks for them.
create table supplier_goods (
	supplier_id integer not null references suppliers on delete cascade,
	product_id integer not null references products on delete cascade,
	article text not null default '',
	cost_tenge integer not null check (cost_tenge >= 0),
	-- Before the import that wrote it: undoing puts it back; null: there was none.
	was_cost_tenge integer,
	import_id integer references imports on delete set null,
	primary key (supplier_id, product_id)
);
create unique index supplier_goods_article on supplier_goods (supplier_id, upper(article)) where article <> '';
create index supplier_goods_by_product on supplier_goods (product_id);
create index supplier_goods_by_import on supplier_goods (import_id);
