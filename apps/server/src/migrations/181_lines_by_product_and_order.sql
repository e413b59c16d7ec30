-- outside a transaction: orders go on while it is built.
-- Whether a product was sold since an order is one look, however often it was sold before.
create index concurrently if not exists order_lines_by_product_and_order on order_lines (product_id, order_id);
