-- S27: a wave of requests for calls is ended by its network; numbers that the shop knows are called first.
alter table call_requests add column network bytea, add column is_known boolean not null default false;
-- S29: codes that somebody asks for from where they last signed in count apart from those of strangers.
alter table known_devices add column network bytea;
-- S31: whose data a member of staff has read within the hour; reading many leaves an entry in the change log.
create table staff_reads (
	staff_id integer not null references staff_accounts on delete cascade,
	kind text not null,
	hour timestamptz not null,
	key text not null,
	primary key (staff_id, kind, hour, key)
);
create index staff_reads_by_hour on staff_reads (hour);
