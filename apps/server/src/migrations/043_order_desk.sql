-- What the order desk knows of an order besides the order itself. An order without a row here has been opened by no one:
-- it rings. Expiry of pending orders reads attempts and call-back times from here.
create table order_desk (
	order_id integer primary key references orders on delete cascade,
	-- When somebody of the shop opened it first.
	seen_at timestamptz,
	-- Who calls the customer; others see it.
	taken_by integer references staff_accounts,
	taken_at timestamptz,
	-- Calls that reached no one.
	attempts integer not null default 0 check (attempts >= 0),
	last_attempt_at timestamptz,
	-- Agreed with the customer, or chosen by the operator.
	call_back_at timestamptz,
	check ((taken_by is null) = (taken_at is null))
);
create index order_desk_by_staff on order_desk (taken_by) where taken_by is not null;
create index order_desk_by_call_back on order_desk (call_back_at) where call_back_at is not null;

-- Catching up after a lost line reads events by their number alone; the primary key serves it.

-- How long a desk may be left alone before it locks, by role.
create table staff_roles (
	key text primary key check (key ~ '^[a-z][a-z0-9_]{0,29}$'),
	idle_minutes integer not null default 30 check (idle_minutes between 5 and 720),
	position integer not null
);
insert into staff_roles (key, idle_minutes, position) values
	('owner', 30, 1), ('manager', 30, 2), ('operator', 30, 3), ('content', 30, 4);
alter table staff_accounts drop constraint staff_accounts_role_check;
alter table staff_accounts add foreign key (role) references staff_roles;
