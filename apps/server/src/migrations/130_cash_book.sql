-- COUR-04: the cash book (docs/decisions/100). Null: handed out before there was one.
alter table orders
	add courier_id integer references staff_accounts,
	add paid_cash_tenge bigint check (paid_cash_tenge >= 0),
	add paid_terminal_tenge bigint check (paid_terminal_tenge >= 0),
	add refunded_tenge bigint not null default 0,
	add constraint orders_paid_both check ((paid_cash_tenge is null) = (paid_terminal_tenge is null)),
	add constraint orders_refunded check (refunded_tenge between 0 and total_tenge);

create index orders_by_courier on orders (courier_id);

-- Days whose entries are final.
create table cash_closings (
	day date primary key,
	at timestamptz not null,
	staff_id integer not null references staff_accounts,
	-- In the till.
	expected_tenge bigint not null,
	counted_tenge bigint not null check (counted_tenge >= 0),
	reason text not null default '',
	check (expected_tenge = counted_tenge or reason <> '')
);
create index cash_closings_by_staff on cash_closings (staff_id);

create table cash_entries (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	-- Ashgabat's, or the first that is not closed (schema/62-cash.sql).
	day date not null,
	-- Who has the money: a courier, or null for the till.
	holder_id integer references staff_accounts,
	kind text not null check (kind in ('order', 'return', 'hand_over', 'difference', 'other')),
	method text not null default 'cash' check (method in ('cash', 'terminal')),
	amount_tenge bigint not null check (amount_tenge <> 0),
	order_id integer references orders,
	return_id integer,
	-- Entries of one act: a hand-over has two or three.
	act bigint,
	reverses bigint unique references cash_entries,
	reason text not null default '',
	-- The transaction of staff names its author (staff/as-staff.ts).
	staff_id integer references staff_accounts
		default nullif(current_setting('dukan.staff_id', true), '')::integer,
	check ((kind = 'order') = (order_id is not null and return_id is null)),
	check ((kind = 'return') = (return_id is not null))
);
create index cash_entries_by_day on cash_entries (day);
create index cash_entries_by_holder on cash_entries (holder_id);
create index cash_entries_by_order on cash_entries (order_id);
create index cash_entries_by_return on cash_entries (return_id);
create index cash_entries_by_staff on cash_entries (staff_id);
create sequence cash_acts;
