-- PRICE-03: a limit that is set later includes earlier uses.
create or replace function count_promotion_uses() returns trigger language plpgsql as $$
begin
	select count(*) into new.uses from promotion_uses u where u.promotion_id = new.id and u.counts;
	return new;
end $$;

create or replace trigger count_uses before update of uses_limit on promotions for each row
	when (old.uses_limit is null and new.uses_limit is not null) execute function count_promotion_uses();

-- Logs what staff change of a promotion; orders that they enter also count uses.
create or replace trigger audit after insert or delete on promotions for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('id');
create or replace trigger audit_update after update on promotions for each row
	when (current_setting('dukan.staff_id', true) <> '' and old.uses = new.uses) execute function audit_change('id');
create or replace trigger audit after insert or delete on promotion_codes for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('id');
