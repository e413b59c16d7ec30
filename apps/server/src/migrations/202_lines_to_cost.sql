-- outside a transaction
create index concurrently if not exists order_lines_to_cost on order_lines (product_id) where cost_tenge is null
