-- Loads the library of the extension: only then may a role that is no superuser set its parameters below.
select similarity('', '');

-- 1. Text to words. A restore fills tables with an empty search path: what makes generated columns finds its helpers by
-- 'set search_path'.

-- Lower case; letters of the three alphabets, figures, decimal points; blanks between what was apart, '-' for all other signs.
create or replace function search_text(given text) returns text immutable strict parallel safe language plpgsql
	set search_path = public as $$
declare
	t text := lower(normalize(given) collate "und-x-icu");
begin
	t := translate(t, 'ёáàâãåéèêëíìîïıóòôõúùûñćčšśźżğđø·’ʼ`´', 'еaaaaaeeeeiiiiioooouuunccsszzgdo');
	-- FIND-07: letters that only Turkmen Cyrillic has.
	t := translate(t, 'җңөүә', 'jňöüä');
	t := regexp_replace(t, '(\d)\s*(?:["″”“]|'''')', '\1inch ', 'g');
	t := regexp_replace(t, '(\d),(\d)', '\1.\2', 'g');
	t := regexp_replace(t, '(\d{3,})\s*[×xх*]\s*(\d{3,})', '\1x\2', 'g');
	t := regexp_replace(t, '(?<!\d)\.|\.(?!\d)', '-', 'g');
	return regexp_replace(regexp_replace(t, '[^a-z0-9а-яäçžňöşüý.\s]+', '-', 'g'), '\s+', ' ', 'g');
end $$;

-- A unit that follows a number, in whichever language, by one name. (Not strict: then it is no call where SQL uses it.)
create or replace function search_unit(word text) returns text immutable parallel safe language sql return
	case
		when word in ('gb', 'гб', 'гиг', 'гига', 'гигов', 'гигабайт', 'gig', 'gigabyte', 'gigabaýt') then 'gb'
		when word in ('tb', 'тб', 'терабайт', 'terabyte', 'terabaýt') then 'tb'
		when word in ('mb', 'мб', 'мегабайт') then 'mb'
		when word in ('inch', 'inches', 'дюйм', 'дюйма', 'дюймов', 'дюймовый', 'dýuým', 'dyuym', 'düým') then 'inch'
		when word in ('hz', 'гц', 'герц', 'gers') then 'hz'
		when word in ('ghz', 'ггц') then 'ghz'
		when word in ('w', 'вт', 'wt', 'ватт', 'watt', 'wat') then 'w'
		when word in ('va', 'ва', 'wa') then 'va'
		when word in ('mah', 'мач', 'mach', 'masag', 'маh') then 'mah'
		when word in ('mp', 'мп', 'мегапикселей', 'мпикс') then 'mp'
		when word in ('mbit', 'мбит', 'mbps') then 'mbit'
		when word in ('m', 'м', 'метр', 'метра', 'метров', 'metr') then 'm'
		when word in ('mm', 'мм') then 'mm'
		when word in ('kg', 'кг') then 'kg'
		when word in ('lm', 'лм') then 'lm'
		when word in ('h', 'ч', 'sag', 'часов') then 'h'
	end;

-- The words of a text. What stands between blanks is a chunk; a number and its unit are one ('16 гб' is '16гб').
-- Part 0 is the whole chunk; 1, 2, … are what signs, or letters before figures, divide it into ('wi-fi' is wifi, wi, fi);
-- part -1 is the number without its unit. As arrays in step, and the wholes alone: a name has a dozen words, a catalogue
-- a million.
create or replace function search_split(given text, out chunks integer[], out parts integer[], out words text[], out wholes text[])
	immutable strict parallel safe language plpgsql
	set search_path = public as $$
declare
	pieces text[] := string_to_array(search_text(given), ' ');
	piece text;
	divided text[];
	at integer := 1;
	chunk integer;
begin
	chunks := '{}'; parts := '{}'; words := '{}'; wholes := '{}';
	while at <= cardinality(pieces) loop
		piece := btrim(pieces[at], '-');
		chunk := at;
		at := at + 1;
		continue when piece = '';
		divided := '{}';
		if strpos(piece, '-') > 0 then
			divided := array_remove(string_to_array(piece, '-'), '');
			piece := replace(piece, '-', '');
		elsif piece ~ '\d' then
			if piece ~ '^[\d.]+$' and search_unit(pieces[at]) is not null then
				piece := piece || pieces[at];
				at := at + 1;
			end if;
			if search_unit(ltrim(piece, '0123456789.')) is not null then
				chunks := chunks || chunk; parts := parts || -1; words := words || substring(piece from '^[\d.]+');
			else
				-- Not 'ps5' and 'ddr5', which are one word.
				divided := coalesce(regexp_match(piece, '^([a-zа-я]{2,})(\d{3,})$'),
					regexp_match(piece, '^([a-zа-я]{5,})(\d{1,2})$'), '{}');
			end if;
		end if;
		chunks := chunks || chunk; parts := parts || 0; words := words || piece; wholes := wholes || piece;
		for part in 1 .. cardinality(divided) loop
			chunks := chunks || chunk; parts := parts || part; words := words || divided[part];
		end loop;
	end loop;
end $$;

create or replace function search_tokens(given text) returns table (chunk integer, part integer, word text)
	immutable strict parallel safe rows 12 language sql as $$
	select t.* from search_split(given) s, unnest(s.chunks, s.parts, s.words) t
$$;

create or replace function search_word_list(given text) returns text[] immutable strict parallel safe language sql return
	(search_split(given)).wholes;

-- How a word sounds, in Latin letters: самсунг is samsung, ноутбук noutbuk, şärpe sarpe, naushnik nausnik. c stands for
-- ç, ч and ch. A plain c is read as k or s, or, with plain_c_is_ch, as a ç typed without its tail.
create or replace function search_key(word text, plain_c_is_ch boolean default false) returns text
	immutable strict parallel safe language plpgsql
	set search_path = public as $$
declare
	k text;
	number text[] := regexp_match(word, '^(\d+(?:\.\d+)?)([^\d.]+)$');
begin
	if search_unit(number[2]) is not null then
		return number[1] || search_unit(number[2]);
	end if;
	-- One expression: a loop over pairs takes ten times as long.
	k := replace(replace(replace(replace(replace(replace(word, 'дж', 'j'), 'ю', 'yu'), 'я', 'ya'), 'ч', 'ç'), 'ц', 's'), 'ts', 's');
	k := replace(replace(replace(replace(replace(replace(k, 'shch', 's'), 'sh', 's'), 'zh', 'z'), 'kh', 'h'), 'ph', 'f'), 'th', 't');
	k := replace(replace(replace(replace(replace(replace(k, 'ch', 'ç'), 'ck', 'k'), 'qu', 'kv'), 'oo', 'u'), 'ee', 'i'), 'x', 'ks');
	k := translate(k, 'абвгдежзийклмнопрстуфхшщыэäžňöşüýqwyъь', 'abvgdezziiklmnoprstufhssieaznosuikvi');
	if plain_c_is_ch then
		k := replace(k, 'c', 'ç');
	end if;
	k := translate(regexp_replace(k, 'c([ei])', 's\1', 'g'), 'cç', 'kc');
	-- The plain pattern is quick; the one that looks back is not, and few words need it.
	if k ~ 'aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz' then
		return regexp_replace(k, '([a-z])\1+', '\1', 'g');
	end if;
	return k;
end $$;

-- FIND-07: a Turkmen word without plural, possessive and case endings: telefonlarymdan is telefon. What is left has four letters
-- at least, three before a plural. Whether an n belongs to the word or to its ending cannot be seen: 'telefonyň' is of telefon,
-- 'kameranyň' of kamera. The second reading is the one of words that end in a vowel.
create or replace function search_turkmen_stem(word text, ends_in_vowel boolean default false) returns text
	immutable strict parallel safe language plpgsql
	set search_path = public as $$
declare
	s text := word;
begin
	if ends_in_vowel then
		return regexp_replace(s, '^(.{3,}?[aeäiouöüy])(?:n[yiuü]ň|n[yi]|[mň](?:[yi]z)?)$', '\1');
	end if;
	s := regexp_replace(s, '^(.{4,}?)(?:[yiuü]nd[aeä]n?|d[aeä]n?|[yiuü]ň|[yi]n[yiae])$', '\1');
	s := regexp_replace(s, '^(.{4,}?)(?:[yiuü][mň](?:[yi]z)?)$', '\1');
	s := regexp_replace(s, '^(.{3,}[aeäiouöüy])s[yi]$', '\1');
	return regexp_replace(s, '^(.{3,})l[ae]r(?:[yi]|a|e)?$', '\1');
end $$;

-- A word in Turkmen Cyrillic as the Latin alphabet has it: сычанҗык is syçanjyk (җ is a j already).
create or replace function search_turkmen_latin(word text) returns text immutable strict parallel safe language sql
	set search_path = public return
	translate(replace(replace(word, 'ю', 'ýu'), 'я', 'ýa'), 'абвгдежзийклмнопрстуфхчшыэ', 'abwgdežziýklmnoprstufhçşye');

-- The key without the endings of Russian, Turkmen and English: телефонами, telefonlary and telefons are telefon.
create or replace function search_stem(word text, plain_c_is_ch boolean default false) returns text
	immutable strict parallel safe language plpgsql
	set search_path = public as $$
declare
	s text := word;
begin
	if word ~ '\d' then
		return search_key(word, plain_c_is_ch);
	end if;
	if word ~ '[а-я]' then
		s := coalesce((ts_lexize('pg_catalog.russian_stem', word))[1], word);
		-- 'флешек' and 'флешка', 'подарок' and 'подарков'.
		s := regexp_replace(s, '^(.{2,}[^аеиоуыэюяй])[ео]к$', '\1к');
	else
		s := regexp_replace(search_turkmen_stem(s), '^(.{3,}[^s])s$', '\1');
	end if;
	s := regexp_replace(search_key(s, plain_c_is_ch), '^(.{3,}?)[aeiou]+$', '\1');
	return left(s, -1) || translate(right(s, 1), 'gdb', 'ktp');
end $$;

create or replace function search_key_list(given text) returns text[] immutable strict parallel safe language sql return
	array(select search_key(word) from unnest(search_word_list(given)) with ordinality as g (word, n) order by n);

create or replace function search_stem_list(given text) returns text[] immutable strict parallel safe language sql return
	array(select search_stem(word) from unnest(search_word_list(given)) with ordinality as g (word, n) order by n);

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

-- The words nearest to one that nothing answers to, for a suggestion: of letters when that has letters only, of the same
-- letters and about the same number otherwise. Several, because the same word may stand here in two alphabets.
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

-- Everything the shop knows about the words of a query, as typed and as the other keyboard layout would have it
-- (features/search/search-words.queries.ts declares the shapes). A function, so that it is planned once a connection.
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
		-- FIND-06: a word that is known as it stands is not read with another letter: 'case' is not часы.
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

-- What a product is called is no model number. Where the English name leaves out a word that the others have ('Xiaomi SS3339
-- Smart bulb', 'Умная лампа Xiaomi Bulb SS3339'), the number was taken for the type: one type a product, 8,400 of them in
-- a shop of a million, and each looked up with every search for its brand.
create or replace function is_model_number(word text) returns boolean immutable parallel safe language sql return
	word ~ '^[a-z]{1,4}\d{3,}[a-z]{0,2}$';
