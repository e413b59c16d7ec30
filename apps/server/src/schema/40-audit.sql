-- Owner: audit. Logs a change of a row, if staff make it (audit/as-staff.ts tells its transaction so). The trigger's arguments
-- are the columns of the key. The cost of a line is left out: the books derive it, and not everybody who reads the log may see it.
create or replace function audit_change() returns trigger language plpgsql as $$
declare
	was jsonb;
	is_now jsonb;
	row_key text;
	secret text;
begin
	if tg_op <> 'INSERT' then
		was := to_jsonb(old) - 'cost_tenge';
	end if;
	if tg_op <> 'DELETE' then
		is_now := to_jsonb(new) - 'cost_tenge';
	end if;
	select string_agg(coalesce(is_now, was) ->> name, ' ' order by place) into row_key
		from unnest(tg_argv) with ordinality as keys (name, place);
	if tg_op = 'UPDATE' then
		select jsonb_object_agg(name, was -> name), jsonb_object_agg(name, is_now -> name) into was, is_now
			from jsonb_object_keys(to_jsonb(new)) as columns (name)
			-- A change of the version alone is not logged: another row shows what changed.
			where name not in ('version', 'cost_tenge') and was -> name is distinct from is_now -> name;
		if is_now is null then
			return null;
		end if;
	end if;
	foreach secret in array array['password_hash', 'sealed_totp', 'totp_step', 'order_network'] loop
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

-- From now on changes that staff make to this table are logged.
create or replace function audit_table(name text, variadic key text[]) returns void language plpgsql as $$
begin
	execute format('create or replace trigger audit after insert or update or delete on %I for each row
		when (current_setting(''dukan.staff_id'', true) <> '''') execute function audit_change(%s)',
		name, (select string_agg(quote_literal(k), ', ') from unnest(key) k));
end $$;

select audit_table('brands', 'id'), audit_table('categories', 'id'),
	audit_table('subcategories', 'id'), audit_table('units', 'code'), audit_table('attribute_groups', 'key'),
	audit_table('attributes', 'key'), audit_table('attribute_values', 'attribute_key', 'value'),
	audit_table('subcategory_attributes', 'subcategory_id', 'attribute_key'), audit_table('smart_categories', 'id'),
	audit_table('smart_category_products', 'smart_category_id', 'product_id'), audit_table('search_synonyms', 'id'),
	audit_table('banners', 'id'), audit_table('small_banners', 'id'), audit_table('pages', 'name'),
	audit_table('settings', 'key'), audit_table('regions', 'id'), audit_table('districts', 'id'),
	audit_table('delivery_zones', 'code'), audit_table('delivery_slots', 'id'), audit_table('holidays', 'date'),
	audit_table('order_minimums', 'category_id'), audit_table('order_rules', 'single_row'), audit_table('orders', 'id'),
	audit_table('order_lines', 'order_id', 'position'), audit_table('order_notes', 'id'), audit_table('users', 'id'),
	audit_table('staff_accounts', 'id'), audit_table('staff_roles', 'key'), audit_table('trust_rules', 'single_row'), audit_table('trust_limits', 'degree'),
	audit_table('product_codes', 'product_id', 'kind', 'position'), audit_table('suppliers', 'id'),
	audit_table('receipts', 'id'), audit_table('stock_counts', 'id'), audit_table('product_minimums', 'product_id'),
	audit_table('returns', 'id'), audit_table('return_lines', 'return_id', 'product_id'), audit_table('cash_closings', 'day'),
	audit_table('serial_products', 'product_id'), audit_table('claims', 'id'), audit_table('service_requests', 'id');

-- A product brings ten attributes and three pictures: of thousands at once they are written down a statement at a time, as
-- audit_change does it a row at a time, in a third of the time. Neither table holds anything secret.
create or replace function audit_inserted() returns trigger language plpgsql as $$
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

create or replace trigger audit after update or delete on product_attributes for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('product_id', 'attribute_key');

create or replace trigger audit_inserted after insert on product_attributes
	referencing new table as changed for each statement execute function audit_inserted('product_id', 'attribute_key');

create or replace trigger audit after update or delete on product_pictures for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('product_id', 'position');

create or replace trigger audit_inserted after insert on product_pictures
	referencing new table as changed for each statement execute function audit_inserted('product_id', 'position');

-- Prices of thousands change in one statement: what differs is found for all of its rows together as well. Columns are
-- compared one by one, and only what differs becomes JSON: of whole rows, with their descriptions, that took longer than
-- the update.
create or replace function audit_updated_products() returns trigger language plpgsql as $$
begin
	if coalesce(current_setting('dukan.staff_id', true), '') = '' then
		return null;
	end if;
	execute (
		select format('insert into audit_log (at, staff_id, subject, key, action, before, after, batch)
				select current_setting(''dukan.at'')::timestamptz, current_setting(''dukan.staff_id'')::integer, %L, id,
					''update'', was, is_now, nullif(current_setting(''dukan.batch'', true), '''')
				from (select c.id, %s as was, %s as is_now from changed c join before b using (id)) differing
				where is_now <> ''{}'' order by id',
			tg_table_name, string_agg(format(differing, attname, 'b'), ' || '),
			string_agg(format(differing, attname, 'c'), ' || '))
		from pg_attribute cross join (values ('case when b.%1$I is distinct from c.%1$I
			then jsonb_build_object(%1$L, %2$I.%1$I) else ''{}'' end')) as written (differing)
		where attrelid = tg_relid and attnum > 0 and not attisdropped
	);
	return null;
end $$;

create or replace trigger audit after insert or delete on products for each row
	when (current_setting('dukan.staff_id', true) <> '') execute function audit_change('id');

create or replace trigger audit_updated after update on products
	referencing new table as changed old table as before for each statement execute function audit_updated_products();

-- Logs what staff change of the stock; the row itself comes and goes with its product.
create or replace trigger audit after update on product_stock for each row
	when (current_setting('dukan.staff_id', true) <> '' and old.quantity <> new.quantity)
	execute function audit_change('product_id');
