-- STOCK-03: suppliers, receipts and what goods cost.
create table suppliers (
	id integer generated always as identity primary key,
	name text not null check (trim(name) <> ''),
	phone text not null default '',
	note text not null default ''
);
create unique index suppliers_name on suppliers (lower(name));

create table receipts (
	id integer generated always as identity primary key,
	supplier_id integer not null references suppliers,
	number text not null default '',
	note text not null default '',
	state text not null default 'draft' check (state in ('draft', 'posted', 'reversed')),
	version integer not null default 1,
	created_at timestamptz not null,
	-- Null: the demo's.
	staff_id integer references staff_accounts,
	posted_at timestamptz
);
create index receipts_by_supplier on receipts (supplier_id);

create table receipt_lines (
	receipt_id integer not null references receipts on delete cascade,
	product_id integer not null references products,
	position integer not null,
	quantity integer not null check (quantity > 0),
	-- Of one piece; null where it is not known.
	cost_tenge integer check (cost_tenge >= 0),
	primary key (receipt_id, product_id)
);
create index receipt_lines_by_product on receipt_lines (product_id);

-- The average cost of a piece; no row where none is known.
create table product_costs (
	product_id integer primary key references products on delete cascade,
	cost_tenge integer not null check (cost_tenge >= 0)
);

update staff_roles set rights = rights || array['receiveGoods', 'seeCosts'] where key = 'manager';
