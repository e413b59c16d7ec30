-- FAV-02: what a person has saved follows them from device to device.
create table favourites (
	user_id integer not null references users on delete cascade,
	product_id integer not null references products on delete cascade,
	-- What it cost then: a drop since is worth telling.
	saved_price_tenge bigint not null,
	saved_at timestamptz not null,
	primary key (user_id, product_id)
);
create index favourites_by_product on favourites (product_id);
