-- Owner: prices.
-- The sale price while a sale runs; what a shopper pays for one unit; and for one piece, which may hold several units. PostgreSQL puts
-- these expressions into the query in place of the call. In the browser the same are in domain's money.ts.
create or replace function running_sale_tenge(p products) returns integer immutable parallel safe language sql
	return case when p.on_sale then p.sale_price_tenge end;
create or replace function unit_price_tenge(p products) returns integer immutable parallel safe language sql
	return case when p.on_sale then p.sale_price_tenge else p.price_tenge end;
create or replace function piece_price_tenge(p products) returns integer immutable parallel safe language sql
	return unit_price_tenge(p) * p.unit_factor;

-- PRICE-02: notes what a product cost before and costs now. A sale price that is not in effect does not count.
create or replace function note_price_changes() returns trigger language plpgsql as $$
begin
	insert into price_changes (product_id, at, staff_id, was_price_tenge, price_tenge, was_sale_price_tenge, sale_price_tenge)
		select c.id, coalesce(nullif(current_setting('dukan.at', true), '')::timestamptz, now()),
			nullif(current_setting('dukan.staff_id', true), '')::integer, b.price_tenge, c.price_tenge,
			case when b.on_sale then b.sale_price_tenge end, case when c.on_sale then c.sale_price_tenge end
		from changed c join before b using (id)
		where (c.price_tenge, case when c.on_sale then c.sale_price_tenge end)
			is distinct from (b.price_tenge, case when b.on_sale then b.sale_price_tenge end)
		order by c.id;
	return null;
end $$;

create or replace trigger note_prices after update on products
	referencing new table as changed old table as before for each statement execute function note_price_changes();
