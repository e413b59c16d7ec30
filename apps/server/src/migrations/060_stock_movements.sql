-- STOCK-01: stock changes by movements (docs/decisions/060). The sum of a product's movements is its stock.
create table stock_movements (
	id bigint generated always as identity,
	product_id integer not null references products on delete cascade,
	at timestamptz not null default coalesce(nullif(current_setting('dukan.at', true), '')::timestamptz, now()),
	kind text not null
		check (kind in ('receipt', 'sale', 'cancel', 'return', 'count', 'write_off', 'correction')),
	quantity integer not null check (quantity <> 0),
	-- The transaction of staff names its author (staff/as-staff.ts).
	staff_id integer references staff_accounts
		default nullif(current_setting('dukan.staff_id', true), '')::integer,
	reason text not null default '',
	document text check (document in ('order', 'receipt', 'count', 'import')),
	document_id integer check ((document is null) = (document_id is null)),
	-- One index for the foreign key, for the history of a product and for the key.
	primary key (product_id, id)
);

-- Orders wait for this, about a second for 100,000 products: no piece may be sold between the count and the trigger.
lock table product_stock in share row exclusive mode;
insert into stock_movements (product_id, kind, quantity, reason)
	select product_id, 'count', quantity, 'opening' from product_stock where quantity <> 0 order by product_id;

-- Programs of before change the stock itself: it becomes a correction. schema/51-stock.sql holds the current form.
create function note_stock_change() returns trigger language plpgsql as $$
begin
	if coalesce(current_setting('dukan.stock', true), '') <> 'moving' then
		perform set_config('dukan.stock', 'noting', true);
		insert into stock_movements (product_id, kind, quantity)
			select c.product_id, 'correction', c.quantity - b.quantity from changed c join before b using (product_id)
				where c.quantity <> b.quantity;
		perform set_config('dukan.stock', '', true);
	end if;
	return null;
end $$;
create trigger note_stock_change after update on product_stock
	referencing new table as changed old table as before for each statement execute function note_stock_change();
