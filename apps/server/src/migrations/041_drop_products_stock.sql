-- once programs older than 039 are gone
drop trigger copy_stock on products;
drop trigger copy_stock on product_stock;
drop function copy_stock_of_product();
drop function copy_stock_to_product();
alter table products drop column stock;
