-- COUR-02: a phone on which a courier signs in by PIN (docs/decisions/130).
create table staff_pins (
	id integer generated always as identity primary key,
	staff_id integer not null references staff_accounts on delete cascade,
	-- Of the token in the phone's cookie.
	token_hash bytea not null unique,
	-- Of token and PIN together.
	pin_hash text not null,
	-- Wrong ones in a row.
	tries integer not null default 0,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	user_agent text not null default '',
	network text not null default ''
);
create index staff_pins_by_staff on staff_pins (staff_id);

-- A session on such a phone ends with it. One that was opened by PIN may deliver, and nothing else.
alter table staff_sessions
	add pin_id integer references staff_pins on delete cascade,
	add by_pin boolean not null default false;
create index staff_sessions_by_pin on staff_sessions (pin_id) where pin_id is not null;
