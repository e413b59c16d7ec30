-- Stock in a table of its own: a sale changes a narrow row instead of the product, whose triggers no longer run for it
-- (docs/decisions/045). Programs of before go on with products.stock: until they are gone (041) each side follows the other.
create table product_stock (
	product_id integer primary key references products on delete cascade,
	quantity integer not null default 0 check (quantity >= 0)
) with (fillfactor = 50);

-- Older programs lock the product before its stock; newer ones lock both, in this order. The notification is the one that
-- older programs understand.
create function copy_stock_of_product() returns trigger language plpgsql as $$
begin
	insert into product_stock as s (product_id, quantity) values (new.id, new.stock)
		on conflict (product_id) do update set quantity = excluded.quantity where s.quantity <> excluded.quantity;
	perform pg_notify('shop_changes', 'product:' || new.id);
	return null;
end $$;
create trigger copy_stock after insert or update of stock on products
	for each row execute function copy_stock_of_product();

create function copy_stock_to_product() returns trigger language plpgsql as $$
begin
	update products set stock = new.quantity where id = new.product_id and stock <> new.quantity;
	return null;
end $$;
create trigger copy_stock after update on product_stock
	for each row when (old.quantity <> new.quantity) execute function copy_stock_to_product();
