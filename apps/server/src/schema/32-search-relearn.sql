-- Owner: search.
-- Words are stored with their key, stem and weight. When the rules for these change, what is stored is computed again; a
-- change of search_text, search_key, search_stem or search_phrase raises the number below.
create or replace function search_relearn() returns void language plpgsql as $$
declare
	current_version constant integer := 2;
begin
	if exists (select from search_rules where version = current_version) then
		return;
	end if;
	update search_words w set key = search_key(word), stem = search_stem(word)
		where (key, stem) is distinct from (search_key(word), search_stem(word));
	update search_synonyms set typed = typed, meant = meant;
	perform search_learn_name('category', id, to_jsonb(c), 35) from categories c;
	perform search_learn_name('subcategory', id, to_jsonb(c), 90) from subcategories c;
	perform search_learn_name('type', id, to_jsonb(c), 100) from search_types c;
	perform search_learn_name('brand', id, to_jsonb(c), 100) from brands c;
	perform search_learn_smart(c) from smart_categories c;
	update search_rules set version = current_version;
end $$;

select search_relearn();
