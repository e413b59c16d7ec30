-- DESK-10: the language of the duty phone's messages.
alter table order_rules add column duty_language text not null default 'ru' check (duty_language in ('tm', 'ru', 'en'));
