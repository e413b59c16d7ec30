-- A name as it is searched for: people type Turkmen without its marks.
create or replace function name_key(given text) returns text immutable strict parallel safe language sql return
	translate(lower(normalize(given) collate "und-x-icu"), 'äçžňöşüýё', 'acznosuyе');
