-- Reports tell money received from orders placed: by the day an order was completed.
create index order_events_completed on order_events (at) where status = 'completed' and not back;
