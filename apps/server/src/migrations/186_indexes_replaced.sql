-- Replaced by those of 179 and 181; gone in a moment.
drop index if exists orders_by_name, order_lines_by_product;
