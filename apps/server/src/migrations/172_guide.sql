-- OWN-03: an owner who has signed in before this release has a shop already and is not led through it.
insert into settings (key, value)
select 'guide', '{"closed": true, "done": []}'
where exists (select from staff_accounts where password_hash is not null)
on conflict do nothing;
