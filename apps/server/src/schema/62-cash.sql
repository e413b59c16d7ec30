-- COUR-04: an entry belongs to the day of Ashgabat it was made on, or to the first that is not closed. Closing a day waits for
-- entries that are being made, and they for it (cash/cash-book.queries.ts takes the lock alone).
create or replace function place_cash_entry() returns trigger language plpgsql as $$
begin
	perform pg_advisory_xact_lock_shared(hashtext('cash_book'));
	new.day := greatest((new.at at time zone 'Asia/Ashgabat')::date, (select max(day) + 1 from cash_closings));
	return new;
end $$;

create or replace trigger place_cash_entry before insert on cash_entries
	for each row execute function place_cash_entry();

-- Entries are never changed: a mistake is reversed by another entry. Only texts about an order are removed, with the person
-- (S26, privacy/privacy.queries.ts): texts of its own entries become empty, those of others a dash, because a difference needs
-- a reason.
create or replace function refuse_cash_change() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('reason',
		case when to_jsonb(old) ->> 'kind' in ('order', 'return') then '' else '—' end) then
		return new;
	end if;
	raise exception 'Entries of the cash book cannot be changed.' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger refuse_cash_change before update or delete on cash_entries
	for each row execute function refuse_cash_change();
create or replace trigger refuse_cash_change before update or delete on cash_closings
	for each row execute function refuse_cash_change();
