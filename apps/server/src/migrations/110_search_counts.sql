-- FIND-05: what is searched for, how often a product was opened from the results, and what found nothing. By day, and nothing
-- about by whom.
alter table search_misses rename to search_counts;
alter table search_counts rename column count to misses;
alter table search_counts rename constraint search_misses_pkey to search_counts_pkey;
alter table search_counts rename constraint search_misses_language_check to search_counts_language_check;
alter table search_counts drop constraint search_misses_count_check;
alter table search_counts
	alter misses set default 0,
	add searches integer not null default 0,
	add opened integer not null default 0,
	add constraint search_counts_check check (misses >= 0 and searches >= 0 and opened >= 0);

-- FIND-05: what is offered under the empty search field, computed every night.
create table popular_queries (
	language text not null check (language in ('tm', 'ru', 'en')),
	position integer not null,
	words text not null check (words <> ''),
	primary key (language, position)
);
