-- CHOOSE-06: which parts of a computer the goods of a sub-category are, and which smart category opens the builder.
alter table subcategories add build_slot text check (build_slot in ('processor', 'board', 'memory', 'graphics', 'storage',
	'case', 'cooler', 'power'));
alter table smart_categories add opens_builder boolean not null default false;
