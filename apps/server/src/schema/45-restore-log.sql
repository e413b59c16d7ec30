-- Owner: backups. S28: written in the transaction of the change itself, so that no code can leave it out. It names no one: it
-- holds an id and the moment of registration.
create or replace function log_deleted_person() returns trigger language plpgsql as $$
begin
	insert into restore_log (kind, account_id, account_created_at) values ('person_deleted', old.id, old.created_at);
	return null;
end $$;

create or replace trigger log_deleted_person after delete on users for each row execute function log_deleted_person();

create or replace function log_disabled_staff() returns trigger language plpgsql as $$
begin
	insert into restore_log (kind, account_id, account_created_at)
		values (case when new.disabled then 'staff_disabled' else 'staff_enabled' end, new.id, new.created_at);
	return null;
end $$;

create or replace trigger log_disabled_staff after update of disabled on staff_accounts for each row
	when (old.disabled is distinct from new.disabled) execute function log_disabled_staff();
