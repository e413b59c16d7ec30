-- BOOK-03: money of a return goes back by the terminal too, or in parts.
alter table returns drop constraint returns_settlement_check,
	add constraint returns_settlement_check check (settlement in ('cash', 'terminal', 'card', 'split', 'exchange')) not valid
