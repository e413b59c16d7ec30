-- RET-01: goods that come back after an order was completed (docs/decisions/101).
alter table order_rules add return_days integer not null default 14 check (return_days between 0 and 365);
alter table order_lines
	add returned integer not null default 0,
	add constraint order_lines_returned check (returned between 0 and quantity);

create table returns (
	id integer generated always as identity primary key,
	order_id integer not null references orders,
	at timestamptz not null,
	staff_id integer not null references staff_accounts,
	settlement text not null check (settlement in ('cash', 'exchange')),
	amount_tenge bigint not null check (amount_tenge >= 0),
	note text not null default '',
	-- The order that the money goes into; it is paid out when that one is handed out, as an entry of the cash book.
	exchange_order_id integer unique references orders,
	check (settlement = 'exchange' or exchange_order_id is null)
);
create index returns_by_order on returns (order_id);
create index returns_by_staff on returns (staff_id);

create table return_lines (
	return_id integer not null references returns,
	product_id integer not null references products,
	quantity integer not null check (quantity > 0),
	reason text not null
		check (reason in ('defect', 'wrong_item', 'not_as_described', 'changed_mind', 'other')),
	condition text not null check (condition in ('sealed', 'opened', 'used', 'broken')),
	destination text not null check (destination in ('stock', 'repair', 'write_off')),
	amount_tenge bigint not null check (amount_tenge >= 0),
	primary key (return_id, product_id)
);
create index return_lines_by_product on return_lines (product_id);

alter table cash_entries add foreign key (return_id) references returns;

update staff_roles set rights = array_append(rights, 'takeReturns') where key in ('manager', 'operator');
