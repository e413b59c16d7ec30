-- S28: deletions and bans that a restore of an earlier moment must not undo. Shipped with the archive, because the archive
-- itself does not reach beyond that moment.
create table restore_log (
	id bigint generated always as identity primary key,
	at timestamptz not null default now(),
	kind text not null check (kind in ('person_deleted', 'person_banned', 'person_unbanned', 'person_password',
		'staff_disabled', 'staff_enabled', 'staff_password')),
	account_id integer not null,
	-- After a restore an id may be used again, so only both together identify an account.
	account_created_at timestamptz not null
);
create index restore_log_by_time on restore_log (at);
