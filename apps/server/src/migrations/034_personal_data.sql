-- S26, ACCT-02: what the shop holds about people, and for how long.

-- A ban outlives the account: by a keyed hash of the phone, which says nothing to who reads the table.
create table banned_phones (
	phone_hash bytea primary key,
	banned_at timestamptz not null
);

alter table trust_rules
	-- Name, phone, address and note of finished orders are deleted after so long: warranty and bookkeeping need them until then.
	add order_data_months integer not null default 36 check (order_data_months > 0),
	-- An account without orders that no one has used for so long is deleted.
	add unused_account_months integer not null default 24 check (unused_account_months > 0);

insert into server_secrets values
	('phones', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- One laptop is an ordinary first order.
update trust_limits set sum_tenge = 2000000 where degree = 'unconfirmed' and sum_tenge = 1000000;

-- For the deletion of old personal data.
alter table orders add anonymous boolean not null default false;
create index orders_to_anonymise on orders (created_at) where not anonymous and status in ('completed', 'cancelled');
