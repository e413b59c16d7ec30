-- S24: staff see and end their own sessions: each has a number, and where it was opened.
alter table staff_sessions
	add id integer generated always as identity unique,
	add user_agent text not null default '',
	add network text not null default '';
