-- Owner: search.
-- One writer at a time: no transaction waits for, or misses, a word that another is about to add.

create or replace function search_add_words(words text[]) returns void language plpgsql as $$
begin
	perform pg_advisory_xact_lock(7100993, 5);
	insert into search_words (word, key, stem)
		select given, search_key(given), search_stem(given)
		from (select distinct unnest(words) except select w.word from search_words w where w.word = any (words)) as g (given);
end $$;

-- Learns what the words of a name mean; `percent` is the most that they weigh.
create or replace function search_learn_name(learnt_kind text, learnt_ref integer, names jsonb, percent integer) returns void
	language plpgsql as $$
declare
	words text[];
	weights integer[];
begin
	delete from search_meanings where kind = learnt_kind and ref = learnt_ref;
	select array_agg(word), array_agg(weight) into words, weights from (
		select word, max(weight) as weight from (
			select * from search_phrase(names ->> 'name_en', 'en') union all
			select * from search_phrase(names ->> 'name_ru', 'ru') union all
			select * from search_phrase(names ->> 'name_tm', 'tm') union all
			select word, 100 from search_tokens(names ->> 'name') where part >= 0
		) phrase group by word
	) named;
	perform search_add_words(words);
	insert into search_meanings (word_id, kind, ref, weight)
		select w.id, learnt_kind, learnt_ref, g.weight * percent / 100
		from unnest(words, weights) as g (word, weight) join search_words w using (word);
end $$;

-- Row triggers of tables with names: the kind of meaning, and the weight of its words out of 100.
create or replace function search_learn_names() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' then
		delete from search_meanings where kind = tg_argv[0] and ref = old.id;
	else
		perform search_learn_name(tg_argv[0], new.id, to_jsonb(new), tg_argv[1]::integer);
	end if;
	return null;
end $$;

-- FIND-05: each word of a smart category's name weighs its share, so that 100 in all is the whole name.
create or replace function search_learn_smart(smart smart_categories) returns void language plpgsql as $$
declare
	words text[];
	weights integer[];
begin
	delete from search_meanings where kind = 'smart' and ref = smart.id;
	select array_agg(word), array_agg(weight) into words, weights from (
		select word, max(share) as weight from (
			select t.word, (100 / count(*) over (partition by n.name))::integer as share
			from (values (smart.name_en), (smart.name_ru), (smart.name_tm)) n (name), search_tokens(n.name) t
			where t.part = 0 and not is_search_filler(t.word)
		) named group by word
	) shared;
	perform search_add_words(words);
	insert into search_meanings (word_id, kind, ref, weight)
		select w.id, 'smart', smart.id, g.weight from unnest(words, weights) as g (word, weight) join search_words w using (word);
end $$;

create or replace function search_learn_smart_names() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' then
		delete from search_meanings where kind = 'smart' and ref = old.id;
	else
		perform search_learn_smart(new);
	end if;
	return null;
end $$;

create or replace trigger search_learn after insert or delete or update of name_en, name_ru, name_tm on smart_categories
	for each row execute function search_learn_smart_names();

create or replace trigger search_learn after insert or delete or update of name_en, name_ru, name_tm on categories
	for each row execute function search_learn_names('category', 35);

create or replace trigger search_learn after insert or delete or update of name_en, name_ru, name_tm on subcategories
	for each row execute function search_learn_names('subcategory', 90);

create or replace trigger search_learn after insert or delete on search_types
	for each row execute function search_learn_names('type', 100);

create or replace trigger search_learn after insert or delete or update of name on brands
	for each row execute function search_learn_names('brand', 100);

create or replace function search_learn_synonym() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		delete from search_meanings where kind = 'synonym' and ref = old.id;
	end if;
	if tg_op <> 'DELETE' then
		perform search_add_words(new.typed_words);
		insert into search_meanings (word_id, kind, ref, weight)
			select w.id, 'synonym', new.id, min(g.n)
			from unnest(new.typed_words) with ordinality as g (word, n) join search_words w using (word) group by w.id;
	end if;
	return null;
end $$;

create or replace trigger search_learn after insert or update or delete on search_synonyms
	for each row execute function search_learn_synonym();

-- Learns the words of attribute values, and of the attributes themselves. Numbers alone ('55') only where cards show them:
-- nobody looks for a warranty by its '12'.
create or replace function search_facet_words(ids integer[]) returns table (facet_id integer, word text, weight integer) stable language sql as $$
	with facet as materialized (
		select f.id, f.value, f.number, a.key, a.type, a.unit, concat_ws(' ', a.name_en, a.name_ru, a.name_tm) as attribute,
			exists (select from categories c where a.key = any (c.card_highlights)) as is_shown
		from facet_values f join attributes a on a.key = f.attribute_key
		where f.id = any (ids) and (a.type <> 'bool' or f.value = 'yes')
	), named as (
		select f.id, f.type, f.is_shown, concat_ws(' / ', v.name_en, v.name_ru, v.name_tm,
			f.number || ' ' || coalesce(u.name_en, ''), f.number || ' ' || u.name_ru, f.number || ' ' || u.name_tm,
			case when f.unit = 'GB' and f.number >= 1024 and f.number % 512 = 0
				then trim_scale(f.number / 1024) || 'tb / ' || trim_scale(f.number / 1024) || 'тб' end) as names
		from facet f
		left join attribute_values v on v.attribute_key = f.key and v.value = f.value
		left join units u on u.code = f.unit
		where f.type <> 'bool'
	), worded as (
		select n.id, t.word,
			case when n.type = 'number' and t.word ~ '^[\d.]+$' then case when n.is_shown then 25 end else 30 end as weight
			from named n, search_tokens(n.names) t
		union all
		select f.id, t.word, case f.type when 'bool' then 30 else 20 end
			from (select distinct attribute from facet) a, search_tokens(a.attribute) t, facet f where f.attribute = a.attribute
	)
	select id, word, max(weight) from worded where weight is not null and not is_search_filler(word) group by id, word
$$;

create or replace function search_learn_facets(ids integer[]) returns void language plpgsql as $$
declare
	facet_ids integer[];
	words text[];
	weights integer[];
begin
	select array_agg(f.facet_id), array_agg(f.word), array_agg(f.weight) into facet_ids, words, weights
		from search_facet_words(ids) f;
	perform search_add_words(words);
	delete from search_meanings where kind = 'facet' and ref = any (ids);
	insert into search_meanings (word_id, kind, ref, weight)
		select w.id, 'facet', f.id, f.weight
		from unnest(facet_ids, words, weights) as f (id, word, weight) join search_words w using (word);
	update facet_values v set search_words = own.words
		from (select f.id, array_agg(f.word) as words from unnest(facet_ids, words, weights) as f (id, word, weight)
			where f.weight = 30 group by f.id) own
		where v.id = own.id;
end $$;

create or replace function search_learn_new_facets() returns trigger language plpgsql as $$
begin
	perform search_learn_facets(array_agg(id)) from changed;
	return null;
end $$;

create or replace function search_learn_renamed_attributes() returns trigger language plpgsql as $$
begin
	perform search_learn_facets(array_agg(f.id)) from changed c join facet_values f on f.attribute_key = c.key having count(*) > 0;
	return null;
end $$;

create or replace function search_learn_renamed_values() returns trigger language plpgsql as $$
begin
	perform search_learn_facets(array_agg(f.id)) from changed c join facet_values f using (attribute_key, value)
		having count(*) > 0;
	return null;
end $$;

create or replace function search_learn_all_facets() returns trigger language plpgsql as $$
begin
	perform search_learn_facets(array_agg(id)) from facet_values having count(*) > 0;
	return null;
end $$;

create or replace trigger search_learn after insert on facet_values
	referencing new table as changed for each statement execute function search_learn_new_facets();

create or replace trigger search_learn after update on attributes
	referencing new table as changed for each statement execute function search_learn_renamed_attributes();

create or replace trigger search_learn after update on attribute_values
	referencing new table as changed for each statement execute function search_learn_renamed_values();

create or replace trigger search_learn_facets after update on units for each statement execute function search_learn_all_facets();

create or replace trigger search_learn_facets after update of card_highlights on categories
	for each statement execute function search_learn_all_facets();

-- Learns what products are called and what else their names say. Russian and Turkmen names begin with what the thing is and
-- continue with the brand; the English one has it after the model, where the other two already continue with something else.
create or replace function is_number(piece text) returns boolean immutable parallel safe language sql return
	ascii(piece) between ascii('0') and ascii('9') and piece ~ '^[\d.,]+$';

create or replace function search_pieces(given text, after integer) returns text[] immutable strict parallel safe language sql return
	array_remove(array_remove(string_to_array(substr(given, after + 1), ' '), ''), '/');

-- Returns for each product the types that its names give, in three languages, and the words of all its names.
create or replace function search_names(ids integer[]) returns table (product_id integer, type_en text, type_ru text, type_tm text,
	words text[]) stable language sql as $$
	with named as materialized (
		select l.product_id, head.ru as type_ru, head.tm as type_tm, piece.en, piece.ru, piece.tm,
			array(select unnest(f.search_words) from facet_values f where f.id = any (l.facet_ids)) as value_words
		from product_listings l
		join products p on p.id = l.product_id
		join brands b on b.id = l.brand_id
		cross join lateral (
			select lower(p.name_en) as en, lower(replace(p.name_ru, '·', '')) as ru, lower(replace(p.name_tm, '·', '')) as tm,
				lower(b.name) as brand
		) name
		cross join lateral (
			select strpos(' ' || en || ' ', ' ' || brand || ' ') as en, strpos(' ' || ru || ' ', ' ' || brand || ' ') as ru,
				strpos(' ' || tm || ' ', ' ' || brand || ' ') as tm
		) brand_at
		cross join lateral (
			select case when brand_at.ru > 0 then btrim(left(name.ru, brand_at.ru - 1))
					else coalesce(substring(name.ru from '^[а-яё -]+'), '') end as ru,
				btrim(left(name.tm, greatest(brand_at.tm - 1, 0))) as tm
		) head
		cross join lateral (
			select search_pieces(name.en, case when brand_at.en > 0 then brand_at.en + length(brand) else 0 end) as en,
				search_pieces(name.ru, case when brand_at.ru > 0 then brand_at.ru + length(brand) else length(head.ru) end) as ru,
				search_pieces(name.tm, case when brand_at.tm > 0 then brand_at.tm + length(brand) else 0 end) as tm
		) piece
		where l.product_id = any (ids)
	), typed as materialized (
		select n.*, array(select t.word from unnest(en[same + 1 : same + least(more, coalesce(last_own, 1))]) with ordinality
				as t (word, place)
			where not is_model_number(t.word) order by t.place) as type_en
		from named n
		cross join lateral (
			select case when cardinality(ru) between 1 and cardinality(tm) then ru else tm end as other
		) shorter
		cross join lateral (
			select count(*)::integer as same,
				case when cardinality(other) > 0 then greatest(cardinality(en) - cardinality(other), 0) else 0 end as more
			from generate_series(1, cardinality(other)) as i where en[:i] = other[:i]
		) model
		cross join lateral (
			-- A value may stand at the end: 'headphones bluetooth'.
			select max(i) as last_own from generate_series(1, more) as i where en[same + i] <> all (value_words)
		) run
	), piece as materialized (
		select t.product_id, case when is_number(piece) and search_unit(after) is not null then piece || after else piece end as piece
		from typed t, unnest(en || ru || tm, (en || ru || tm)[2:], array[''] || en || ru || tm) as p (piece, after, before)
		where piece <> all (type_en) and not (is_number(before) and search_unit(piece) is not null)
	), known as materialized (
		select d.piece, case when d.piece ~ '^[a-zа-яäçžňöşüý]+$' then array[d.piece]
			else array(select word from search_tokens(d.piece) where part >= 0) end as words
		from (select distinct piece from piece) d where not is_search_filler(d.piece)
	), own as (
		select t.product_id, array_agg(distinct word) as words
		from typed t join piece using (product_id) join known using (piece), unnest(known.words) as word
		where word <> all (t.value_words)
		group by t.product_id
	)
	select t.product_id, array_to_string(t.type_en, ' '), t.type_ru, t.type_tm, coalesce(o.words, '{}')
	from typed t left join own o using (product_id)
$$;

create or replace function search_index(ids integer[]) returns void language plpgsql as $$
begin
	perform pg_advisory_xact_lock(7100993, 5);
	insert into search_drafts select * from search_names(ids);
	insert into search_words as w (word, key, stem, in_names)
		select word, search_key(word), search_stem(word), true
		from (select distinct unnest(words) from search_drafts) as d (word)
		where not exists (select from search_words k where k.word = d.word and k.in_names)
		on conflict (word) do update set in_names = true;
	insert into search_types (name_en, name_ru, name_tm) select distinct type_en, type_ru, type_tm from search_drafts
		on conflict do nothing;
	insert into search_kinds (subcategory_id, brand_id, type_id)
		select distinct l.subcategory_id, l.brand_id, t.id
		from search_drafts d
		join search_types t on (t.name_en, t.name_ru, t.name_tm) = (d.type_en, d.type_ru, d.type_tm)
		join product_listings l on l.product_id = d.product_id
		on conflict do nothing;
	update product_listings l set search_kind_id = found.kind_id, name_word_ids = found.word_ids
		from (
			select d.product_id, k.id as kind_id, array(select w.id from search_words w where w.word = any (d.words) order by w.id) as word_ids
			from search_drafts d
			join product_listings own on own.product_id = d.product_id
			join search_types t on (t.name_en, t.name_ru, t.name_tm) = (d.type_en, d.type_ru, d.type_tm)
			join search_kinds k on (k.subcategory_id, k.brand_id, k.type_id) = (own.subcategory_id, own.brand_id, t.id)
		) found
		where l.product_id = found.product_id
			and (l.search_kind_id, l.name_word_ids) is distinct from (found.kind_id, found.word_ids);
	delete from search_drafts;
end $$;

create or replace function search_index_changes() returns trigger language plpgsql as $$
declare
	batch integer[];
	ids integer[];
begin
	with taken as (delete from search_changes returning product_ids)
		select array_agg(distinct id order by id) into ids from taken, unnest(product_ids) as id;
	for start in 1 .. coalesce(cardinality(ids), 0) by 2000 loop
		batch := ids[start : start + 1999];
		perform search_index(batch);
	end loop;
	return null;
end $$;

-- A constraint trigger cannot be replaced.
drop trigger if exists search_index on search_changes;
create constraint trigger search_index after insert on search_changes
	deferrable initially deferred for each row execute function search_index_changes();

create or replace function search_note_listings() returns trigger language plpgsql as $$
begin
	insert into search_changes select array_agg(product_id) from changed having count(*) > 0;
	return null;
end $$;

create or replace function search_note_updated_listings() returns trigger language plpgsql as $$
begin
	insert into search_changes select array_agg(c.product_id) from changed c join before b using (product_id)
		where (c.subcategory_id, c.brand_id, c.facet_ids) is distinct from (b.subcategory_id, b.brand_id, b.facet_ids)
		having count(*) > 0;
	return null;
end $$;

-- 'product_names': processes read the order of names again.
create or replace function search_note_renamed_products() returns trigger language plpgsql as $$
begin
	insert into search_changes select array_agg(c.id) from changed c join before b using (id)
		where (c.name_en, c.name_ru, c.name_tm) is distinct from (b.name_en, b.name_ru, b.name_tm)
		having count(*) > 0;
	if found then
		perform pg_notify('shop_changes', 'product_names');
	end if;
	return null;
end $$;

create or replace function search_note_renamed_brands() returns trigger language plpgsql as $$
begin
	insert into search_changes select array_agg(l.product_id) from changed join product_listings l on l.brand_id = changed.id
		having count(*) > 0;
	return null;
end $$;

create or replace trigger search_insert after insert on product_listings
	referencing new table as changed for each statement execute function search_note_listings();

create or replace trigger search_update after update on product_listings
	referencing new table as changed old table as before for each statement execute function search_note_updated_listings();

create or replace trigger search_rename after update on products
	referencing new table as changed old table as before for each statement execute function search_note_renamed_products();

create or replace trigger search_rename after update on brands
	referencing new table as changed for each statement execute function search_note_renamed_brands();
