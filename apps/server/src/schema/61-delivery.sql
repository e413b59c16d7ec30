-- The capacity of a slot on a date. If it is lowered below the bookings, those stay, and no more are accepted.
create or replace function slot_capacity(slot delivery_slots, day date) returns integer stable parallel safe language sql
	return coalesce((slot).weekday_capacities[extract(isodow from day)::integer], (slot).capacity);
