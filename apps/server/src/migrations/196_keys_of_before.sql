-- Keys stored before there was one table: an upgrade is when requests are sent again.
insert into idempotency_keys
	select idempotency_hash('order of user ' || user_id, key), body_hash, to_jsonb(order_id), created_at + interval '90 days'
	from order_keys where order_id is not null
	on conflict do nothing;
insert into idempotency_keys
	select idempotency_hash('staff ' || staff_id, key, step), request_hash, result, created_at + interval '1 day' from staff_keys
	on conflict do nothing;
insert into idempotency_keys
	select key_hash, request_hash, to_jsonb(result), created_at + interval '1 day' from call_keys
	on conflict do nothing;
