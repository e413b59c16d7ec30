-- once programs older than 211 are gone
-- Each process holds the words of the shop and what they mean: decision 011.
drop table if exists search_meanings, search_kinds, search_types, search_words, search_drafts, search_changes, search_rules cascade;
alter table product_listings drop column if exists search_kind_id, drop column if exists name_word_ids;
alter table facet_values drop column if exists search_words;
alter table search_synonyms drop column if exists typed_words, drop column if exists meant_words,
	drop column if exists meant_keys, drop column if exists meant_stems;

-- With the triggers that call them.
do $$
declare
	name text;
begin
	foreach name in array array['is_search_filler', 'search_phrase', 'search_alike', 'search_nearest', 'search_look_up', 'is_model_number',
		'search_add_words', 'search_learn_name', 'search_learn_names', 'search_learn_smart_names', 'search_learn_smart',
		'search_learn_synonym', 'search_facet_words', 'search_learn_facets', 'search_learn_new_facets', 'search_learn_renamed_attributes',
		'search_learn_renamed_values', 'search_learn_all_facets', 'is_number', 'search_pieces', 'search_names', 'search_index',
		'search_index_changes', 'search_note_listings', 'search_note_updated_listings', 'search_note_renamed_products',
		'search_note_renamed_brands', 'search_relearn', 'search_key_list', 'search_stem_list', 'search_word_list', 'search_tokens',
		'search_split', 'search_text', 'search_unit', 'search_stem', 'search_key', 'search_turkmen_stem', 'search_turkmen_latin'] loop
		execute format('drop function if exists %I cascade', name);
	end loop;
end $$;
