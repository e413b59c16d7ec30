-- LIGHT-04: in how many completed orders of half a year, counted with the popularity every night
alter table product_popularity add column bought integer not null default 0;
