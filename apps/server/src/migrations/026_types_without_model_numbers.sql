-- What a product is called is no model number. Where the English name leaves out a word that the others have ('Xiaomi SS3339
-- Smart bulb', 'Умная лампа Xiaomi Bulb SS3339'), the number was taken for the type: one type a product, 8,400 of them in
-- a shop of a million, and each looked up with every search for its brand.
create function is_model_number(word text) returns boolean immutable parallel safe language sql return
	word ~ '^[a-z]{1,4}\d{3,}[a-z]{0,2}$';

-- As in 011 but for that.
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
			-- A value may have come along at the end: 'headphones bluetooth'.
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


do $$
declare
	wrong integer[] := array(select id from search_types where exists (
		select from unnest(string_to_array(name_en, ' ')) as t (word) where is_model_number(word)));
	ids integer[] := array(select l.product_id from product_listings l join search_kinds k on k.id = l.search_kind_id
		where k.type_id = any (wrong) order by 1);
begin
	for start in 1 .. cardinality(ids) by 2000 loop
		perform search_index(ids[start : start + 1999]);
	end loop;
	delete from search_kinds where type_id = any (wrong);
	delete from search_types where id = any (wrong);
end $$;
