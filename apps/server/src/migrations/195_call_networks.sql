-- S27: a wave of requests for calls is ended by its network; numbers that the shop knows are called first.
alter table call_requests add column network bytea, add column is_known boolean not null default false;
