-- A closed day stays as it was counted. Only texts about an order are removed, with the person (S26,
-- privacy/privacy.queries.ts).
create or replace function refuse_cash_change() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('reason', '—') then
		return new;
	end if;
	raise exception 'Entries of the cash book cannot be changed.' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger refuse_cash_change before update or delete on cash_closings
	for each row execute function refuse_cash_change();
