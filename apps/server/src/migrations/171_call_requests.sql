-- DESK-15: visitors who want to be called, with what lies in their cart. Nothing is held for them.
create table call_requests (
	id integer generated always as identity primary key,
	created_at timestamptz not null,
	-- Both are emptied after a set time; the request stays for the reports.
	name text not null,
	phone text not null check (phone ~ '^([1-5]\d{6})?$'),
	language text not null check (language in ('tm', 'ru', 'en')),
	status text not null default 'waiting' check (status in ('waiting', 'ordered', 'closed')),
	-- The bell rings until somebody has opened or taken it.
	seen_at timestamptz,
	taken_by integer references staff_accounts,
	attempts integer not null default 0,
	call_back_at timestamptz,
	order_id integer references orders on delete set null,
	ended_at timestamptz,
	check ((status = 'waiting') = (ended_at is null))
);
-- Who asks twice waits for one call.
create unique index call_requests_one_waiting on call_requests (phone) where status = 'waiting';
create index call_requests_by_time on call_requests (created_at);
create index call_requests_order on call_requests (order_id);
create index call_requests_taken_by on call_requests (taken_by);

create table call_request_items (
	call_request_id integer not null references call_requests on delete cascade,
	product_id integer not null references products on delete cascade,
	quantity integer not null check (quantity between 1 and 999),
	primary key (call_request_id, product_id)
);
create index call_request_items_product on call_request_items (product_id);
