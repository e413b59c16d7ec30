-- Orders are looked for by a name in either alphabet, and by the end of a phone, without reading all of them.
create index orders_by_name_key on orders using gin (name_key(name) gin_trgm_ops);
drop index orders_by_name;
create index orders_by_phone_end on orders (reverse(phone) text_pattern_ops);
-- Without figures of the new indexes the planner takes a phone for a common one, and reads all orders.
analyze orders;
