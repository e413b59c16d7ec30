-- The rows of a sheet that have errors, as they stand in the file: staff download them, mend them and import them again.
alter table imports add bad_rows jsonb not null default '{"titles": [], "rows": []}';
