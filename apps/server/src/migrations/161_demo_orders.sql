-- Orders that the first start made up, so that they can be told from real ones and removed (docs/decisions/132).
create table demo_orders (
	order_id integer primary key references orders on delete cascade
);
