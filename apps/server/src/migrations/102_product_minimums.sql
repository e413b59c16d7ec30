-- STOCK-05: goods below it are to be ordered again; no row where none is set.
create table product_minimums (
	product_id integer primary key references products on delete cascade,
	minimum integer not null check (minimum > 0)
);
