-- One table for the Idempotency-Keys of all calls. Rows name no person: their key is a hash of the caller and the key.
create table idempotency_keys (
	key_hash bytea primary key,
	request_hash bytea not null,
	-- What the call created, or its response.
	result jsonb,
	expires_at timestamptz not null
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);

create function idempotency_hash(caller text, key text, step integer default null) returns bytea
	immutable parallel safe language sql
	return sha256(convert_to('["' || caller || '","' || key || '"' || coalesce(',' || step, '') || ']', 'UTF8'));

-- Keys that programs of the version before store while they run beside this one. What this one has done under the same key they
-- are refused as if the database were away: who asks again is answered by this one.
create function keep_key(own_hash bytea, request bytea, answer jsonb, expires timestamptz) returns void language plpgsql as $$
begin
	insert into idempotency_keys values (own_hash, request, answer, expires);
exception when unique_violation then
	raise exception 'a newer program has done this already' using errcode = '57014';
end $$;

create function keep_order_key() returns trigger language plpgsql as $$
begin
	perform keep_key(idempotency_hash('order of user ' || new.user_id, new.key), new.body_hash, to_jsonb(new.order_id),
		new.created_at + interval '90 days');
	return null;
end $$;
create trigger keep_order_key after insert on order_keys for each row execute function keep_order_key();

create function keep_staff_key() returns trigger language plpgsql as $$
begin
	perform keep_key(idempotency_hash('staff ' || new.staff_id, new.key, new.step), new.request_hash, new.result,
		new.created_at + interval '1 day');
	return null;
end $$;
create trigger keep_staff_key after insert on staff_keys for each row execute function keep_staff_key();

create function keep_staff_result() returns trigger language plpgsql as $$
begin
	update idempotency_keys set result = new.result
		where key_hash = idempotency_hash('staff ' || new.staff_id, new.key, new.step);
	return null;
end $$;
create trigger keep_staff_result after update on staff_keys for each row execute function keep_staff_result();

create function keep_call_key() returns trigger language plpgsql as $$
begin
	perform keep_key(new.key_hash, new.request_hash, to_jsonb(new.result), new.created_at + interval '1 day');
	return null;
end $$;
create trigger keep_call_key after insert on call_keys for each row execute function keep_call_key();

create function keep_call_result() returns trigger language plpgsql as $$
begin
	update idempotency_keys set result = to_jsonb(new.result) where key_hash = new.key_hash;
	return null;
end $$;
create trigger keep_call_result after update on call_keys for each row execute function keep_call_result();
