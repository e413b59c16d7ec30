-- outside a transaction
-- Some products at a time: an order that waits for one of them waits a moment. What was ordered since 039 is there already.
do $$
declare
	last integer := coalesce((select max(id) from products), 0);
begin
	for start in 1 .. last by 5000 loop
		insert into product_stock (product_id, quantity)
			select id, stock from products where id between start and start + 4999 order by id
			on conflict do nothing;
		commit;
	end loop;
end $$
