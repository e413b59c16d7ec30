-- Products as staff edit them, and imports of many at once.

-- Counts the changes that staff make to a product: a save must name the last one. Orders, which only take from
-- the stock, do not count.
alter table products add version integer not null default 1;

create function count_product_version() returns trigger language plpgsql as $$
begin
	if new.version = old.version then
		new.version := old.version + 1;
	end if;
	return new;
end $$;
create trigger count_version before update on products for each row
	when (current_setting('dukan.staff_id', true) <> '' and old.* is distinct from new.*)
	execute function count_product_version();

-- Staff find a product by any part of its name in any language. Beside the products and not in them: a short part, such as
-- 'LG', is looked for in every row, and the products themselves are ten times as wide. Kept by triggers alone.
create table product_names (
	product_id integer primary key references products on delete cascade,
	-- In small letters.
	parts text not null
);

create function keep_product_names() returns trigger language plpgsql as $$
begin
	insert into product_names (product_id, parts)
		select id, lower(name_en || ' ' || name_ru || ' ' || name_tm) from changed
		on conflict (product_id) do update set parts = excluded.parts where product_names.parts <> excluded.parts;
	return null;
end $$;
create function keep_changed_product_names() returns trigger language plpgsql as $$
begin
	insert into product_names (product_id, parts)
		select c.id, lower(c.name_en || ' ' || c.name_ru || ' ' || c.name_tm) from changed c join before b using (id)
			where (c.name_en, c.name_ru, c.name_tm) is distinct from (b.name_en, b.name_ru, b.name_tm)
		on conflict (product_id) do update set parts = excluded.parts;
	return null;
end $$;
create trigger keep_names after insert on products
	referencing new table as changed for each statement execute function keep_product_names();
create trigger keep_changed_names after update on products
	referencing new table as changed old table as before for each statement execute function keep_changed_product_names();
insert into product_names select id, lower(name_en || ' ' || name_ru || ' ' || name_tm) from products;
create index product_names_by_part on product_names using gin (parts gin_trgm_ops);

-- A sheet on its way into the catalogue. Kept here and not in a process: any of them can tell how far it is.
create table imports (
	id integer primary key generated always as identity,
	kind text not null check (kind in ('products', 'prices', 'stock')),
	file_name text not null,
	-- Let go when it has been taken in.
	content bytea,
	staff_id integer not null references staff_accounts,
	made_at timestamptz not null,
	state text not null default 'checking' check (state in
		('checking', 'unreadable', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone')),
	-- Why it is unreadable or stopped.
	problem text,
	-- Rows of the sheet, and how many of them are done.
	rows integer not null default 0,
	done integer not null default 0,
	added integer not null default 0,
	changed integer not null default 0,
	unchanged integer not null default 0,
	bad integer not null default 0,
	errors jsonb not null default '[]',
	samples jsonb not null default '[]',
	-- Products that were changed after it and therefore stayed so when it was undone.
	kept jsonb not null default '[]',
	-- The process that works on it updates this again and again; an old value means that it is gone.
	beat_at timestamptz not null default now()
);

-- A product brings ten attributes and three pictures: of thousands at once they are written down a statement at a time, as
-- audit_change (017) does it a row at a time, in a third of the time. Neither table holds anything secret.
create function audit_inserted() returns trigger language plpgsql as $$
begin
	if coalesce(current_setting('dukan.staff_id', true), '') = '' then
		return null;
	end if;
	insert into audit_log (at, staff_id, subject, key, action, after, batch)
		select current_setting('dukan.at')::timestamptz, current_setting('dukan.staff_id')::integer, tg_table_name,
			(is_now ->> tg_argv[0]) || ' ' || (is_now ->> tg_argv[1]), 'insert', is_now,
			nullif(current_setting('dukan.batch', true), '')
		from (select to_jsonb(changed) as is_now from changed) inserted;
	return null;
end $$;

drop trigger audit on product_attributes;
create trigger audit after update or delete on product_attributes for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('product_id', 'attribute_key');
create trigger audit_inserted after insert on product_attributes
	referencing new table as changed for each statement execute function audit_inserted('product_id', 'attribute_key');
drop trigger audit on product_pictures;
create trigger audit after update or delete on product_pictures for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('product_id', 'position');
create trigger audit_inserted after insert on product_pictures
	referencing new table as changed for each statement execute function audit_inserted('product_id', 'position');
