-- CHOOSE-02: both pages show a chosen pair, that of the thing and that of the accessory.
create or replace function announce_accessories() returns trigger language plpgsql as $$
begin
	perform announce_ids('product', array_agg(distinct shown.id))
		from changed c cross join lateral (values (c.product_id), (c.accessory_id)) as shown (id);
	return null;
end $$;

create or replace trigger announce_insert after insert on product_accessories
	referencing new table as changed for each statement execute function announce_accessories();
create or replace trigger announce_update after update on product_accessories
	referencing new table as changed for each statement execute function announce_accessories();
create or replace trigger announce_delete after delete on product_accessories
	referencing old table as changed for each statement execute function announce_accessories();

create or replace trigger announce after insert or update or delete or truncate on fit_rules
	for each statement execute function announce_table();

select audit_table('fit_rules', 'id'), audit_table('product_accessories', 'product_id', 'accessory_id');
