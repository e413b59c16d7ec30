-- ACCT-01: codes that confirm a phone. The code is hashed with the session's token as key, which is with the client alone.
create table phone_codes (
	user_id integer primary key references users on delete cascade,
	code_hash bytea not null,
	tries integer not null default 0,
	made_at timestamptz not null
);
create index phone_codes_by_made on phone_codes (made_at);
