-- PAY-01 to PAY-05: payment by card in advance (docs/decisions/135).
-- Orders of before keep these checks anyway; 183 proves it without keeping anyone from the table.
alter table orders drop constraint orders_payment_check;
alter table orders
	add payment_state text,
	-- Until when goods and hour are held for the payment.
	add pay_until timestamptz,
	-- Paid by card for this order and not given back. Returned goods are not taken off: they have rows of their own.
	add card_tenge bigint not null default 0,
	add constraint orders_payment_check check (payment in ('cash', 'terminal', 'card')) not valid,
	add constraint orders_payment_state_check
		check (payment_state in ('awaiting', 'paid', 'failed', 'refunded', 'partly_refunded')) not valid,
	add constraint orders_card_tenge_check check (card_tenge >= 0) not valid,
	add constraint orders_awaiting_until
		check ((payment_state = 'awaiting') = (pay_until is not null)) not valid,
	-- No program accepts or hands out what is not paid.
	add constraint orders_awaiting_pending
		check (payment_state is distinct from 'awaiting' or status in ('pending', 'cancelled')) not valid;

alter table order_rules
	add pay_minutes integer not null default 20 check (pay_minutes between 5 and 1440),
	-- Refunds by staff of more than this need a second person.
	add refund_approval_tenge bigint not null default 100000 check (refund_approval_tenge >= 0);

-- One registration of an order at a bank.
create table payments (
	id integer generated always as identity primary key,
	order_id integer not null references orders,
	bank text not null,
	-- The bank's orderNumber.
	number text not null unique check (length(number) between 1 and 32),
	amount_tenge bigint not null check (amount_tenge > 0),
	state text not null default 'new' check (state in
		('new', 'registered', 'held', 'paid', 'declined', 'expired', 'failed', 'reversed')),
	created_at timestamptz not null,
	-- The end of the bank's session.
	expires_at timestamptz not null,
	-- The bank's orderId.
	bank_order_id text,
	form_url text,
	paid_tenge bigint not null default 0 check (paid_tenge >= 0),
	paid_at timestamptz,
	action_code integer,
	error_code text,
	checks integer not null default 0,
	checked_at timestamptz,
	-- Null: final.
	next_check_at timestamptz,
	attention text
		check (attention in ('paid_less', 'paid_more', 'other_currency', 'held', 'refund_refused')),
	unique (bank, bank_order_id),
	check ((state = 'paid') = (paid_tenge > 0))
);
create index payments_by_order on payments (order_id);
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_by_creation on payments (created_at);

create table payment_refunds (
	id integer generated always as identity primary key,
	payment_id integer not null references payments,
	amount_tenge bigint not null check (amount_tenge > 0),
	cause text not null check (cause in ('cancelled', 'edited', 'not_taken', 'return', 'excess', 'late')),
	return_id integer references returns,
	state text not null check (state in ('approval', 'queued', 'sent', 'done', 'refused')),
	created_at timestamptz not null,
	created_by integer references staff_accounts,
	approved_by integer references staff_accounts,
	tries integer not null default 0,
	-- Null: final, or waits for a person.
	next_try_at timestamptz,
	done_at timestamptz,
	error_code text,
	check (cause = 'return' or return_id is null),
	-- The rule of two persons.
	check (approved_by is null or approved_by is distinct from created_by)
);
create index payment_refunds_by_payment on payment_refunds (payment_id);
create index payment_refunds_by_return on payment_refunds (return_id);
create index payment_refunds_by_creator on payment_refunds (created_by);
create index payment_refunds_by_approver on payment_refunds (approved_by);
create index payment_refunds_due on payment_refunds (next_try_at) where next_try_at is not null;
-- Whether an earlier try has arrived is seen by what the bank gave back: one at a time.
create unique index payment_refunds_one_sent on payment_refunds (payment_id) where state = 'sent';

-- What happened to a payment, in codes: never a whole response of the bank.
create table payment_events (
	id bigint generated always as identity primary key,
	payment_id integer not null references payments,
	at timestamptz not null,
	kind text not null,
	state text,
	code text,
	staff_id integer references staff_accounts
);
create index payment_events_by_payment on payment_events (payment_id, id);
create index payment_events_by_time on payment_events (at);
create index payment_events_by_staff on payment_events (staff_id);

-- PAY-05: found by the daily comparison; a later one replaces them.
create table payment_differences (
	payment_id integer not null references payments,
	kind text not null check (kind in ('paid', 'refunded', 'unknown_to_bank')),
	shop_tenge bigint not null,
	bank_tenge bigint not null,
	found_at timestamptz not null,
	primary key (payment_id, kind)
);

alter table returns drop constraint returns_settlement_check;
alter table returns add constraint returns_settlement_check
	check (settlement in ('cash', 'exchange', 'card')) not valid;

update staff_roles set rights = rights || '{seePayments,refundPayments}' where key = 'manager';
update staff_roles set rights = array_append(rights, 'seePayments') where key = 'operator';
