-- RET-03: warranty claims (docs/decisions/126).
create table claims (
	id integer generated always as identity primary key,
	order_id integer not null,
	product_id integer not null,
	serial_id integer references serial_numbers,
	state text not null default 'received'
		check (state in ('received', 'at_service', 'repaired', 'replaced', 'refused', 'handed_back')),
	complaint text not null,
	at timestamptz not null,
	-- The piece that was given instead.
	replacement_id integer references serial_numbers,
	foreign key (order_id, product_id) references order_lines (order_id, product_id)
);
create index claims_by_line on claims (order_id, product_id);
create index claims_by_product on claims (product_id);
create index claims_by_serial on claims (serial_id);
create index claims_by_replacement on claims (replacement_id);
-- One piece is claimed once at a time.
create unique index claims_open_serial on claims (serial_id) where state <> 'handed_back';

create table claim_events (
	id integer generated always as identity primary key,
	claim_id integer not null references claims,
	at timestamptz not null,
	state text not null
		check (state in ('received', 'at_service', 'repaired', 'replaced', 'refused', 'handed_back')),
	staff_id integer not null references staff_accounts,
	note text not null default ''
);
create index claim_events_by_claim on claim_events (claim_id);
create index claim_events_by_staff on claim_events (staff_id);

-- RET-04: what shoppers ask for on the page of an order (docs/decisions/127).
create table service_requests (
	id integer generated always as identity primary key,
	order_id integer not null,
	product_id integer not null,
	kind text not null check (kind in ('return', 'claim')),
	quantity integer not null check (quantity > 0),
	reason text not null
		check (reason in ('defect', 'wrong_item', 'not_as_described', 'changed_mind', 'other')),
	text text not null,
	at timestamptz not null,
	state text not null default 'waiting' check (state in ('waiting', 'taken', 'declined', 'withdrawn')),
	answer text not null default '',
	decided_at timestamptz,
	staff_id integer references staff_accounts,
	return_id integer references returns,
	claim_id integer references claims,
	check ((state = 'taken') = (num_nonnulls(return_id, claim_id) = 1)),
	foreign key (order_id, product_id) references order_lines (order_id, product_id)
);
create index service_requests_by_line on service_requests (order_id, product_id);
create index service_requests_by_staff on service_requests (staff_id);
create index service_requests_by_return on service_requests (return_id);
create index service_requests_by_claim on service_requests (claim_id);
create index service_requests_by_state on service_requests (id) where state = 'waiting';
create unique index service_requests_waiting on service_requests (order_id, product_id, kind) where state = 'waiting';

-- Re-encoded (S14), seen by the shopper and by staff only; deleted with the person's data.
create table request_pictures (
	request_id integer not null references service_requests on delete cascade,
	position integer not null check (position between 1 and 3),
	content bytea not null,
	primary key (request_id, position)
);

-- RET-02: the numbers of the pieces that came back.
alter table return_lines add serials text[] not null default '{}';

-- A piece that is given for one under warranty. 183 proves it for the movements of before.
alter table stock_movements
	drop constraint stock_movements_kind_check,
	add constraint stock_movements_kind_check
		check (kind in ('receipt', 'sale', 'cancel', 'return', 'count', 'write_off', 'correction', 'warranty')) not valid,
	drop constraint stock_movements_document_check,
	add constraint stock_movements_document_check
		check (document in ('order', 'receipt', 'count', 'import', 'claim')) not valid;

update staff_roles set rights = array_append(rights, 'handleClaims')
	where key in ('manager', 'operator') and not 'handleClaims' = any (rights);
