-- What delivery costs and how long it takes, by zone. The shop starts with these; its staff changes them.

create table delivery_zones (
	code text primary key,
	price_tenge integer not null check (price_tenge >= 0),
	-- From this sum of goods on, delivery is free; nowhere where it is null.
	free_from_tenge integer check (free_from_tenge > 0),
	-- Days from the order to the door: 0 is the same day.
	min_days integer not null check (min_days >= 0),
	max_days integer not null check (max_days >= min_days),
	express_price_tenge integer check (express_price_tenge >= 0),
	express_minutes integer check (express_minutes > 0),
	position integer not null default 0,
	check ((express_price_tenge is null) = (express_minutes is null))
);

insert into delivery_zones (code, price_tenge, free_from_tenge, min_days, max_days, express_price_tenge, express_minutes, position)
values
	('city', 2000, 50000, 0, 1, 4000, 90, 1),
	('suburb', 3000, 100000, 0, 1, null, null, 2),
	('province', 5000, 150000, 2, 5, null, null, 3);

alter table districts drop constraint districts_zone_check;
alter table districts add foreign key (zone) references delivery_zones;

create trigger announce after insert or update or delete or truncate on delivery_zones
	for each statement execute function announce_table();
