-- CHOOSE-04: pages that show the questions of a product are stale when one of them or its answers changes.
create or replace function announce_questions() returns trigger language plpgsql as $$
begin
	perform announce_ids('questions', array_agg(distinct product_id)) from changed;
	return null;
end $$;

create or replace trigger announce_insert after insert on question_posts
	referencing new table as changed for each statement execute function announce_questions();
create or replace trigger announce_update after update on question_posts
	referencing new table as changed for each statement execute function announce_questions();
create or replace trigger announce_delete after delete on question_posts
	referencing old table as changed for each statement execute function announce_questions();

select audit_table('question_posts', 'id');
