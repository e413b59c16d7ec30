-- Staff sign in by themselves, and every change they make is kept with what was there before.

alter table staff_accounts drop constraint staff_accounts_role_check;
update staff_accounts set role = 'owner' where role = 'admin';
alter table staff_accounts add check (role in ('owner', 'manager', 'operator', 'content'));
alter table staff_accounts add login text;
update staff_accounts set login = 'staff' || id;
alter table staff_accounts
	alter login set not null,
	add unique (login),
	add check (login ~ '^[a-z0-9][a-z0-9._-]{1,31}$'),
	-- Nobody signs in before both are there.
	add password_hash text,
	-- The secret that codes are made from, locked with the password: a copy of this table opens nothing.
	add sealed_totp bytea,
	-- When the last code that was used was made: none works twice.
	add totp_step bigint not null default 0,
	add check ((password_hash is null) = (sealed_totp is null));

-- A one-time link with which somebody sets their password and their source of codes.
create table staff_links (
	token_hash bytea primary key,
	staff_id integer not null references staff_accounts on delete cascade,
	expires_at timestamptz not null
);
create index staff_links_by_staff on staff_links (staff_id);

create table audit_log (
	id bigint primary key generated always as identity,
	at timestamptz not null,
	staff_id integer not null references staff_accounts,
	-- The table, and the row in it.
	subject text not null,
	key text not null,
	action text not null check (action in ('insert', 'update', 'delete')),
	-- Of an update only what changed.
	before jsonb,
	after jsonb,
	-- All changes of one import.
	batch text
);
create index audit_log_by_subject on audit_log (subject, key, id desc);
create index audit_log_by_staff on audit_log (staff_id, id desc);
create index audit_log_by_time on audit_log (at);
create index audit_log_by_batch on audit_log (batch) where batch is not null;

-- Writes down a change of a row, if it is staff who makes it (staff/as-staff.ts says so for its transaction). The
-- trigger's arguments are the columns of the key.
create function audit_change() returns trigger language plpgsql as $$
declare
	was jsonb;
	is_now jsonb;
	row_key text;
	secret text;
begin
	if tg_op <> 'INSERT' then
		was := to_jsonb(old);
	end if;
	if tg_op <> 'DELETE' then
		is_now := to_jsonb(new);
	end if;
	select string_agg(coalesce(is_now, was) ->> name, ' ' order by place) into row_key
		from unnest(tg_argv) with ordinality as keys (name, place);
	if tg_op = 'UPDATE' then
		select jsonb_object_agg(name, was -> name), jsonb_object_agg(name, is_now -> name) into was, is_now
			from jsonb_object_keys(to_jsonb(new)) as columns (name)
			where was -> name is distinct from is_now -> name;
		if is_now is null then
			return null;
		end if;
	end if;
	foreach secret in array array['password_hash', 'sealed_totp', 'totp_step', 'svg'] loop
		if was ? secret then
			was := was || jsonb_build_object(secret, '…');
		end if;
		if is_now ? secret then
			is_now := is_now || jsonb_build_object(secret, '…');
		end if;
	end loop;
	insert into audit_log (at, staff_id, subject, key, action, before, after, batch)
		values (current_setting('dukan.at')::timestamptz, current_setting('dukan.staff_id')::integer, tg_table_name,
			row_key, lower(tg_op), was, is_now, nullif(current_setting('dukan.batch', true), ''));
	return null;
end $$;

-- From now on changes that staff make to this table are kept.
create function audit_table(name text, variadic key text[]) returns void language plpgsql as $$
begin
	execute format('create trigger audit after insert or update or delete on %I for each row
		when (current_setting(''dukan.staff_id'', true) <> '''') execute function audit_change(%s)',
		name, (select string_agg(quote_literal(k), ', ') from unnest(key) k));
end $$;

select audit_table('products', 'id'), audit_table('product_attributes', 'product_id', 'attribute_key'),
	audit_table('product_pictures', 'product_id', 'position'), audit_table('brands', 'id'),
	audit_table('categories', 'id'), audit_table('subcategories', 'id'), audit_table('units', 'code'),
	audit_table('attribute_groups', 'key'), audit_table('attributes', 'key'),
	audit_table('attribute_values', 'attribute_key', 'value'),
	audit_table('subcategory_attributes', 'subcategory_id', 'attribute_key'), audit_table('smart_categories', 'id'),
	audit_table('smart_category_products', 'smart_category_id', 'product_id'), audit_table('search_synonyms', 'id'),
	audit_table('banners', 'id'), audit_table('small_banners', 'id'), audit_table('pages', 'name'),
	audit_table('settings', 'key'), audit_table('regions', 'id'), audit_table('districts', 'id'),
	audit_table('delivery_zones', 'code'), audit_table('delivery_slots', 'id'), audit_table('holidays', 'date'),
	audit_table('order_minimums', 'category_id'), audit_table('order_rules', 'single_row'), audit_table('orders', 'id'),
	audit_table('order_lines', 'order_id', 'position'), audit_table('users', 'id'), audit_table('staff_accounts', 'id');
