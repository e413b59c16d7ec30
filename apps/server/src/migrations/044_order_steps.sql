-- DESK-06: a step back is an event like any other, with its reason.
alter table order_events
	add back boolean not null default false,
	add note text not null default '';

-- Seconds that the SMS of a move is held, in which the move can be undone.
alter table order_rules add sms_hold_s integer not null default 60 check (sms_hold_s between 0 and 3600);

-- Which message tells of which move: one that was undone in time is not sent.
create table order_messages (
	sms_id integer primary key references sms_outbox on delete cascade,
	order_id integer not null references orders on delete cascade,
	status text not null
);
create index order_messages_by_order on order_messages (order_id);

-- DESK-11: the shop has reasons of its own.
alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check check (cancel_reason in ('order_again', 'expensive',
	'not_at_address', 'not_reached', 'out_of_stock', 'duplicate', 'prank', 'wrong_price', 'other'));

-- DESK-12: what a key of staff has done. The second to come waits for the first and gets its result.
create table staff_keys (
	staff_id integer not null references staff_accounts on delete cascade,
	key text not null,
	-- A request may do its work in several transactions.
	step integer not null,
	request_hash bytea not null,
	result jsonb,
	created_at timestamptz not null,
	primary key (staff_id, key, step)
);
create index staff_keys_by_age on staff_keys (created_at);
