-- Loads the library of the extension: only then may a role that is no superuser set its parameters below.
select similarity('', '');

-- Words that say nothing about a product.
create or replace function is_search_filler(word text) returns boolean immutable parallel safe language sql return
	word in ('для', 'под', 'на', 'с', 'со', 'от', 'к', 'и', 'в', 'или', 'из', 'по', 'за', 'for', 'by', 'of', 'with', 'and', 'the',
		'in', 'to', 'we', 'üçin', 'ucin', 'bilen', 'hem');

-- The words of a name and how much each says about what the thing is: 100 its head, less what describes it. Russian
-- puts the head before 'для' and adjectives before it, Turkmen and English put it last: 'игровой чехол для телефона', 'telefon
-- gaby', 'phone case'.
create or replace function search_phrase(given text, language text) returns table (word text, weight integer)
	immutable strict parallel safe rows 4 language sql as $$
	with token as (
		select chunk, part, word, max(part) over (partition by chunk) as last_part,
			bool_or(word in ('для', 'под', 'на', 'с', 'со', 'от', 'к', 'for', 'by', 'of', 'with')) over (order by chunk) as is_after,
			bool_or(word = 'üçin') over (order by chunk desc) as is_before
		from search_tokens(given)
	), counted as (
		select *, (select min(n.chunk) from token n where n.chunk > t.chunk) as next from token t
	)
	select word, max(case
		when is_after or is_before then 50
		when part > 0 and part < last_part then 60
		when language = 'ru' and word ~ '^.{2,}([ыио]й|[ая]я|[ое]е|[ыи]е)$' and next is not null then 50
		when language = 'ru' or next is null then 100
		when (select bool_or(n.word in ('and', 'we', 'for', 'by', 'of', 'with')) from token n where n.chunk = counted.next) then 100
		else 50 end)
	from counted where not is_search_filler(word) group by word
$$;

-- Words that differ from this one by a letter or two: one from four letters on, two from eight. Two neighbours that
-- changed places count as one.
create or replace function search_alike(given text) returns table (id integer, word text, distance integer)
	stable strict rows 5 language sql set pg_trgm.similarity_threshold = 0.2 as $$
	select w.id, w.word, case when w.key = any (swapped.keys) then 1
			else levenshtein_less_equal(w.key, given, case when length(given) < 8 then 1 else 2 end) end
		from search_words w, (
			select array(select overlay(given placing reverse(substr(given, at, 2)) from at for 2)
				from generate_series(1, length(given) - 1) as at) as keys
		) swapped
		where given ~ '^[a-z]{4,}$' and w.key !~ '\d' and w.key % given
			and (w.key = any (swapped.keys)
				or levenshtein_less_equal(w.key, given, case when length(given) < 8 then 1 else 2 end)
					<= case when length(given) < 8 then 1 else 2 end)
$$;

-- Returns the nearest known words for a suggestion: words of letters for a word of letters, otherwise words with the same
-- letters and about the same number. There may be several, because the same word may exist in two alphabets.
create or replace function search_nearest(given text) returns table (word text) stable strict rows 1 language sql
	set pg_trgm.similarity_threshold = 0.3 as $$
	(select w.word from search_words w
		where given !~ '\d' and length(given) > 3 and w.key !~ '\d' and w.key % given
			and levenshtein_less_equal(w.key, given, 3) <= length(given) / 3
		order by levenshtein(w.key, given), w.key <-> given, w.word limit 5)
	union all
	(select w.word from search_words w
		where given ~ '\d' and length(given) > 2 and w.key ~ '\d' and w.key % given and w.in_names
			and length(w.key) = length(given) and levenshtein_less_equal(w.key, given, 1) = 1
		order by w.word limit 1)
$$;

-- Returns everything the shop knows about the words of a query, as typed and as the other keyboard layout would have it
-- (areas/goods/search/search-words.queries.ts declares the shapes). It is a function so that it is planned once a connection.
create or replace function search_look_up(typed text, swapped text, out words json, out synonyms json, out kinds json)
	stable language plpgsql as $$
begin
	with asked as materialized (
		select row_number() over () as n, a.*, chunk = max(chunk) over (partition by reading) as is_last,
			array[search_key(word), search_key(word, true)] as keys,
			array[search_stem(word), search_stem(word, true),
				case when word ~ '[а-я]' then search_stem(search_turkmen_latin(word)) end,
				search_stem(search_turkmen_stem(case when word ~ '[а-я]' then search_turkmen_latin(word) else word end, true))
			] as stems
		from (
			select given.reading, t.*
			from (values ('typed', typed), ('swapped', swapped)) as given (reading, text),
				search_split(given.text) split, unnest(split.chunks, split.parts, split.words) as t (chunk, part, word)
		) a
		where not is_search_filler(word)
	), same as materialized (
		select a.n, a.chunk, a.part, w.id, w.word,
			case when w.word = a.word then 100
				when length(w.key) < 4 and length(a.word) < 4 and (w.word ~ '[а-я]') <> (a.word ~ '[а-я]') then 60
				when w.key = a.keys[1] then 98
				when w.stem = a.stems[1] then 96
				when w.stem = a.stems[3] or w.stem = a.stems[4] then 95
				when w.key = any (a.keys) then 94 else 92 end as quality
		from asked a cross join lateral (
			select id, word, key, stem from search_words where key = any (a.keys)
			union select id, word, key, stem from search_words where stem = any (a.stems)
		) w
	), exact as materialized (
		-- FIND-06: a known word is not read with another letter: 'case' is not часы.
		select * from same s
		where s.quality > 94 or s.quality <= 90 or not exists (select from same o where o.n = s.n and o.quality > 94)
	), begun as materialized (
		select a.n, a.chunk, w.id, w.word, 80 as quality
		from asked a cross join lateral (
			select id, word from search_words where key >= a.keys[1] and key < a.keys[1] || '~'
			order by key ~ '\d', length(key), key limit 40
		) w
		where a.part >= 0 and length(a.keys[1]) >= case when a.is_last then 2 else 4 end
			and not exists (select from exact e where e.n = a.n and e.quality > 90)
	), strange as materialized (
		select a.n, a.keys[1] as key, a.word ~ '[а-я]' as is_russian from asked a
		where a.part = 0 and not exists (select from exact e where e.chunk = a.chunk and e.part = 0 and e.quality > 90)
			and not exists (select from begun b where b.chunk = a.chunk)
	), alike as (
		-- FIND-06: a short word is not taken for one in the other alphabet: 'маме' is not 'game'.
		select s.n, w.id, w.word, 85 - 15 * w.distance as quality from strange s cross join lateral search_alike(s.key) w
		where length(s.key) > 5 or (w.word ~ '[а-я]') = s.is_russian
	), found as materialized (
		select n, id, word, quality from exact
		union all select n, id, word, quality from begun
		union all select n, id, word, quality from alike
	), meaning as materialized (
		select f.n, m.kind as of, m.ref as id, f.quality, m.weight, f.word
		from found f join search_meanings m on m.word_id = f.id
		union all
		select f.n, 'name', f.id, f.quality, 90, f.word from found f join search_words w on w.id = f.id
		where w.in_names
	), synonym as materialized (
		select s.* from search_synonyms s where s.id in (select id from meaning where of = 'synonym')
	), meant_word as materialized (
		select s.id as synonym_id, g.n, w.id, w.word, w.in_names
		from synonym s cross join lateral unnest(s.meant_keys, s.meant_stems) with ordinality as g (key, stem, n)
		cross join lateral (
			select id, word, in_names from search_words where key = g.key
			union select id, word, in_names from search_words where stem = g.stem
		) w
	), meant as materialized (
		select w.synonym_id, w.n, m.kind as of, m.ref as id, 100 as quality, m.weight, w.word
		from meant_word w join search_meanings m on m.word_id = w.id where m.kind <> 'synonym'
		union all
		select w.synonym_id, w.n, 'name', w.id, 100, 90, w.word from meant_word w where w.in_names
	), named as materialized (
		select distinct of, id from meaning union select of, id from meant
	), kind as (
		select n.of, n.id, k.id as kind_id from named n join search_kinds k on k.brand_id = n.id where n.of = 'brand'
		union all
		select n.of, n.id, k.id from named n join search_kinds k on k.type_id = n.id where n.of = 'type'
		union all
		select n.of, n.id, k.id from named n join search_kinds k on k.subcategory_id = n.id where n.of = 'subcategory'
		union all
		select n.of, n.id, k.id from named n join subcategories s on s.category_id = n.id
		join search_kinds k on k.subcategory_id = s.id where n.of = 'category'
	)
	select
		(select json_agg(json_build_object('reading', a.reading, 'chunk', a.chunk, 'part', a.part, 'word', a.word,
			'meanings', array(select to_json(m) from (select of, id, quality, weight, word from meaning where n = a.n) m)) order by a.n) from asked a) as words,
		(select json_agg(json_build_object('id', s.id,
			'typedPositions', array(select g.n from unnest(s.typed_words) with ordinality as g (word, n)
				where not is_search_filler(g.word) order by g.n), 'meant', (
			select coalesce(json_agg(array(select to_json(m) from (
					select of, id, quality, weight, word from meant where synonym_id = s.id and n = g.n) m) order by g.n), '[]')
			from generate_subscripts(s.meant_keys, 1) as g (n)))) from synonym s) as synonyms,
		(select json_agg(k) from (
			select of, id, json_agg(kind_id) as "kindIds" from kind group by of, id) k) as kinds
		into words, synonyms, kinds;
end $$;

-- A word of the product's name is no model number. Where the English name leaves out a word that the others have ('Xiaomi
-- SS3339 Smart bulb', 'Умная лампа Xiaomi Bulb SS3339'), the number was taken for the type: one type for each product, 8,400 of
-- them in a shop of a million, and each looked up with every search for its brand.
create or replace function is_model_number(word text) returns boolean immutable parallel safe language sql return
	word ~ '^[a-z]{1,4}\d{3,}[a-z]{0,2}$';
