-- outside a transaction: orders go on while it is built.
-- Orders are looked for by the end of a phone. A shop that ran an earlier form of 179 has it, as it has what 181 to 184 and 186 do.
create index concurrently if not exists orders_by_phone_end on orders (reverse(phone) text_pattern_ops);
