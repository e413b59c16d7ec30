-- outside a transaction: orders go on while it is built.
-- Which payments are waited for no longer.
create index concurrently if not exists orders_awaiting on orders (pay_until) where payment_state = 'awaiting';
