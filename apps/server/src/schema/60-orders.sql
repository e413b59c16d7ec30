-- A change of status reaches the customer's open page, whichever process serves it.
create or replace function announce_order_event() returns trigger language plpgsql as $$
begin
	perform pg_notify('order_events', json_build_object('id', new.id,
		'user', o.user_id, 'order', o.id, 'number', o.number, 'status', new.status, 'at', new.at, 'by', new.mover)::text)
		from orders o where o.id = new.order_id;
	return null;
end $$;

create or replace trigger announce_order_event after insert on order_events
	for each row execute function announce_order_event();

create or replace function count_order_version() returns trigger language plpgsql as $$
begin
	new.version := old.version + 1;
	return new;
end $$;

create or replace trigger count_version before update on orders for each row execute function count_order_version();
