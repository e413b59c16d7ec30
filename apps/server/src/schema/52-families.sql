-- CHOOSE-01: the page of each variant shows the others. 'family:3' says that a product joined or left it, or that its
-- variants are told apart otherwise. With a product its reviews come to the rating of the family, or leave it (CHOOSE-03).
create or replace function announce_family_members() returns trigger language plpgsql as $$
declare
	families integer[];
begin
	select array_agg(distinct moved.family_id) into families
		from changed c join before b using (id)
		cross join lateral (values (c.family_id), (b.family_id)) as moved (family_id)
		where c.family_id is distinct from b.family_id and moved.family_id is not null;
	perform announce_ids('family', families);
	perform announce_ratings(array_agg(id)) from products where family_id = any (families);
	return null;
end $$;

create or replace trigger announce_family_members after update on products
	referencing new table as changed old table as before for each statement execute function announce_family_members();

create or replace function announce_families() returns trigger language plpgsql as $$
begin
	perform announce_ids('family', array_agg(id)) from changed;
	return null;
end $$;

create or replace trigger announce_update after update on product_families
	referencing new table as changed for each statement execute function announce_families();

select audit_table('product_families', 'id');
