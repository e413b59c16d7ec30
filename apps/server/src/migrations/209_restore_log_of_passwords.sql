-- S28: a ban and a new password outlast a restore of an earlier moment too.
alter table restore_log drop constraint restore_log_kind_check;
alter table restore_log add constraint restore_log_kind_check check (kind in ('person_deleted', 'person_banned',
	'person_unbanned', 'person_password', 'staff_disabled', 'staff_enabled', 'staff_password'));
drop trigger if exists log_deleted_person on users;
drop trigger if exists log_disabled_staff on staff_accounts;
drop function if exists log_deleted_person();
drop function if exists log_disabled_staff();
