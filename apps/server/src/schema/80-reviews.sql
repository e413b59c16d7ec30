-- CHOOSE-03: pages that show the reviews of a product are stale when one of them changes.
create or replace function announce_reviews() returns trigger language plpgsql as $$
begin
	perform announce_ids('reviews', array_agg(distinct product_id)) from changed;
	return null;
end $$;

create or replace trigger announce_insert after insert on reviews
	referencing new table as changed for each statement execute function announce_reviews();
create or replace trigger announce_update after update on reviews
	referencing new table as changed for each statement execute function announce_reviews();
create or replace trigger announce_delete after delete on reviews
	referencing old table as changed for each statement execute function announce_reviews();

select audit_table('reviews', 'id');
