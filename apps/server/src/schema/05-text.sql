-- Functions that columns and indexes compute with. They read no table and are created before the tables: migrate.ts applies
-- this file also ahead of the baseline. A restore fills tables with an empty search path, so they find one another by 'set
-- search_path'.

-- Returns lower case with the letters of the three alphabets, digits, decimal points, blanks between words, and '-' for all
-- other signs.
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

-- Returns one name for a unit that follows a number, in any language. (Not strict, because SQL could not inline it then.)
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
				-- Does not divide 'ps5' and 'ddr5', which are one word.
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

-- Returns how a word sounds, in Latin letters: самсунг is samsung, ноутбук noutbuk, şärpe sarpe, naushnik nausnik. c stands for
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
	-- One expression, because a loop over pairs takes ten times as long.
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

-- Returns a name as it is searched for: people type Turkmen without its marks.
create or replace function name_key(given text) returns text immutable strict parallel safe language sql return
	translate(lower(normalize(given) collate "und-x-icu"), 'äçžňöşüýё', 'acznosuyе');
