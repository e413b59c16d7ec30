-- R4: calls that created something under an Idempotency-Key (docs/decisions/162).
create table call_keys (
	-- Of the caller and the key: the row itself names no person.
	key_hash bytea primary key,
	request_hash bytea not null,
	-- The id of what was created, or how many there are; nothing where the call answers nothing.
	result integer,
	created_at timestamptz not null
);
create index call_keys_by_age on call_keys (created_at);
