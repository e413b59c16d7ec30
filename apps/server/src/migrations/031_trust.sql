-- S18: trust by degrees. How far the shop trusts a person, and what each degree may hold, as settings.

alter table users
	-- When a code by SMS proved that the phone is the person's own.
	add phone_confirmed_at timestamptz,
	-- When staff vouched for the person: no limits of trust.
	add vouched_at timestamptz,
	-- Hash of the network address of the latest order placed without a confirmed phone; emptied once nothing is held by it.
	add order_network bytea;
create index users_by_order_network on users (order_network) where order_network is not null;

-- One row.
create table trust_rules (
	single_row boolean primary key default true check (single_row),
	confirm_phone text not null default 'above_sum' check (confirm_phone in ('registration', 'first_order', 'above_sum')),
	regular_from_orders integer not null default 5 check (regular_from_orders > 0),
	-- Of a product's stock, for all unconfirmed people together.
	unconfirmed_share_percent integer not null default 50 check (unconfirmed_share_percent between 0 and 100),
	-- Of all pieces, for the unconfirmed people behind one address.
	address_share_percent integer not null default 1 check (address_share_percent between 0 and 100),
	-- A pending order that no one accepted is cancelled after so long.
	pending_hours integer not null default 48 check (pending_hours > 0)
);
insert into trust_rules default values;

create table trust_limits (
	degree text primary key check (degree in ('unconfirmed', 'confirmed', 'buyer', 'regular')),
	-- In open orders, all together.
	open_orders integer not null check (open_orders >= 0),
	pieces integer not null check (pieces >= 0),
	lines integer not null check (lines >= 0),
	sum_tenge bigint not null check (sum_tenge >= 0),
	-- Cancelled ones count.
	orders_per_hour integer not null check (orders_per_hour >= 0)
);
insert into trust_limits values
	('unconfirmed', 2, 10, 10, 1000000, 5),
	('confirmed', 4, 30, 30, 10000000, 10),
	('buyer', 8, 100, 100, 30000000, 15),
	('regular', 20, 500, 200, 100000000, 30);

-- All pieces of the shop, counted from time to time: adding up a million products for each order would be too slow.
create table stock_census (
	single_row boolean primary key default true check (single_row),
	pieces bigint not null default 0,
	counted_at timestamptz not null default '-infinity'
);
insert into stock_census default values;

-- What only the shop's own processes know, the same in all of them: signs what it gives out, keys what it hashes.
create table server_secrets (
	name text primary key,
	secret bytea not null check (length(secret) = 32)
);
insert into server_secrets values
	('devices', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')),
	('networks', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
