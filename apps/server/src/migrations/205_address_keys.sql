-- The keys under which addresses were added join those of all calls; one table holds them.
insert into idempotency_keys
	select sha256(convert_to('["address of user ' || user_id || '","' || key || '"]', 'UTF8')), body_hash, to_jsonb(id),
		now() + interval '1 day'
	from delivery_addresses where key is not null
	on conflict do nothing;

-- For programs of the former version, which run beside this one.
create function keep_address_key() returns trigger language plpgsql as $$
begin
	insert into idempotency_keys
		values (sha256(convert_to('["address of user ' || new.user_id || '","' || new.key || '"]', 'UTF8')), new.body_hash,
			to_jsonb(new.id), now() + interval '1 day')
		on conflict do nothing;
	return null;
end $$;
create trigger keep_address_key after insert on delivery_addresses for each row when (new.key is not null)
	execute function keep_address_key();
