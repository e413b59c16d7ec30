-- RET-02: a number for each piece (docs/decisions/125). Products whose pieces have one.
create table serial_products (
	product_id integer primary key references products on delete cascade,
	kind text not null check (kind in ('serial', 'imei'))
);

create table serial_numbers (
	id integer generated always as identity primary key,
	product_id integer not null references products on delete cascade,
	number text not null,
	-- The order it is picked for or was handed out with; null while the piece is in the shop.
	order_id integer references orders,
	unique (product_id, number)
);
create index serial_numbers_by_order on serial_numbers (order_id);
create index serial_numbers_by_number on serial_numbers (number);

-- The way of a piece: only ever added to.
create table serial_events (
	id bigint generated always as identity primary key,
	serial_id integer not null references serial_numbers on delete cascade,
	at timestamptz not null default coalesce(nullif(current_setting('dukan.at', true), '')::timestamptz, now()),
	kind text not null check (kind in ('picked', 'put_back', 'returned', 'replaced', 'replacement')),
	order_id integer not null references orders,
	staff_id integer references staff_accounts
		default nullif(current_setting('dukan.staff_id', true), '')::integer
);
create index serial_events_by_serial on serial_events (serial_id);
create index serial_events_by_order on serial_events (order_id);
create index serial_events_by_staff on serial_events (staff_id);

-- RET-03: what the warranty of a line was when the shop took the order up.
create table line_warranties (
	order_id integer not null,
	product_id integer not null,
	months integer not null check (months between 1 and 600),
	primary key (order_id, product_id),
	foreign key (order_id, product_id) references order_lines (order_id, product_id) on delete cascade
);
