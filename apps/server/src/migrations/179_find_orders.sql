-- outside a transaction: orders go on while it is built.
-- Orders are looked for by a name in either alphabet without reading all of them.
create index concurrently if not exists orders_by_name_key on orders using gin (name_key(name) gin_trgm_ops);
