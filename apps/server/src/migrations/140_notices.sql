-- CHOOSE-05: notices by SMS. One row for each person who ever asked for some: the job that sends them locks it.
create table notice_people (
	user_id integer primary key references users on delete cascade,
	-- Of favourites, by the person's choice.
	price_drops boolean not null default false,
	last_sent_at timestamptz
);

-- "Tell me when it is back". Deleted when the notice is sent.
create table stock_waits (
	user_id integer not null references notice_people on delete cascade,
	product_id integer not null references products on delete cascade,
	asked_at timestamptz not null,
	primary key (user_id, product_id)
);
create index stock_waits_by_product on stock_waits (product_id);
create index stock_waits_by_time on stock_waits (asked_at);

-- For the profile; deleted after some months.
create table notices (
	id integer primary key generated always as identity,
	user_id integer not null references users on delete cascade,
	product_id integer not null references products on delete cascade,
	kind text not null check (kind in ('back', 'cheaper')),
	price_tenge bigint not null,
	sent_at timestamptz not null
);
create index notices_by_user on notices (user_id, sent_at desc);
create index notices_by_product on notices (product_id);
create index notices_by_time on notices (sent_at);

-- The next notice is of a lower price than this: that of the last notice, or of the day when the person chose notices.
alter table favourites add column notice_price_tenge bigint;

-- For the links in messages that unsubscribe without signing in.
insert into server_secrets values
	('notices', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
