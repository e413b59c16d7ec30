-- Stored again, because where one client takes no compression, others may follow.
alter table product_popularity add column bought integer not null default 0;
