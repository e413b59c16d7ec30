-- S20, S21: what a person is known by is a device that the shop itself named and signed, never a network address: a whole
-- town may share one. Devices known so far were named by their browsers, so they begin again.
drop table known_places;

create table known_devices (
	user_id integer not null references users on delete cascade,
	device_hash bytea not null,
	seen_at timestamptz not null,
	primary key (user_id, device_hash)
);
create index known_devices_by_seen on known_devices (seen_at);

create table staff_devices (
	staff_id integer not null references staff_accounts on delete cascade,
	device_hash bytea not null,
	seen_at timestamptz not null,
	primary key (staff_id, device_hash)
);
create index staff_devices_by_seen on staff_devices (seen_at);

-- The first owner's login is chosen at joining: one that everyone knows invites guessing.
alter table staff_accounts add login_chosen boolean not null default true;
update staff_accounts set login_chosen = false where login = 'owner' and role = 'owner' and password_hash is null;
