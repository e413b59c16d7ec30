-- Functions that columns and indexes compute with. They read no table and are created before the tables: migrate.ts applies
-- this file also ahead of the baseline. A restore fills tables with an empty search path, so they find one another by 'set
-- search_path'.

-- A name as it is searched for: people type Turkmen without its marks.
create or replace function name_key(given text) returns text immutable strict parallel safe language sql return
	translate(lower(normalize(given) collate "und-x-icu"), 'äçžňöşüýё', 'acznosuyе');
