-- One row while the shop is the demo; starting an own shop empties the table with all others.
create table demo_shop (filled_at timestamptz not null default now());
insert into demo_shop select now() where exists (select from demo_orders);
