-- Orders that an hour takes on a date. Fewer than are booked already takes nothing from those: there is just no more room.
create or replace function slot_capacity(slot delivery_slots, day date) returns integer stable parallel safe language sql
	return coalesce((slot).weekday_capacities[extract(isodow from day)::integer], (slot).capacity);
