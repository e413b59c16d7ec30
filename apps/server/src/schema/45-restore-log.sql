-- Owner: backups.
-- S28: written with the change itself, so that no code can leave it out. It names no one: an id and the moment of registration.
create or replace function log_for_restores() returns trigger language plpgsql as $$
begin
	insert into restore_log (kind, account_id, account_created_at) values (tg_argv[0], old.id, old.created_at);
	return null;
end $$;

create or replace trigger log_deleted_person after delete on users for each row
	execute function log_for_restores('person_deleted');
create or replace trigger log_banned_person after update of banned on users for each row
	when (new.banned and not old.banned) execute function log_for_restores('person_banned');
create or replace trigger log_unbanned_person after update of banned on users for each row
	when (old.banned and not new.banned) execute function log_for_restores('person_unbanned');
create or replace trigger log_password_of_person after update of password_hash on users for each row
	when (old.password_hash is distinct from new.password_hash) execute function log_for_restores('person_password');
create or replace trigger log_disabled_staff after update of disabled on staff_accounts for each row
	when (new.disabled and not old.disabled) execute function log_for_restores('staff_disabled');
create or replace trigger log_enabled_staff after update of disabled on staff_accounts for each row
	when (old.disabled and not new.disabled) execute function log_for_restores('staff_enabled');
create or replace trigger log_password_of_staff after update of password_hash on staff_accounts for each row
	when (old.password_hash is distinct from new.password_hash) execute function log_for_restores('staff_password');
