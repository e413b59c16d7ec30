-- DESK-10: the language that whoever carries the duty phone reads.
alter table order_rules add column duty_language text not null default 'ru' check (duty_language in ('tm', 'ru', 'en'));
