-- Settings of a shop that uses it as the bank named `test`.
create or replace function slot_capacity(slot delivery_slots, day date) returns integer stable parallel safe language sql
	return coalesce((slot).weekday_capacities[extract(isodow from day)::integer], (slot).capacity);
