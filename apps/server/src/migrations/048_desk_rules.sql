-- DESK-03, DESK-10: what the desk goes by. All editable with the rules of orders.
alter table order_rules
	-- After so many calls that reached no one a pending order expires; 0 is never.
	add call_attempts integer not null default 5 check (call_attempts between 0 and 50),
	-- Minutes a new order may wait for its call.
	add patience_minutes integer not null default 15 check (patience_minutes between 1 and 1440),
	-- Seven digits; an SMS goes there when an order waits longer. Empty is none.
	add duty_phone text not null default '' check (duty_phone ~ '^([1-5][0-9]{6})?$');

-- When the duty phone was told of an order.
alter table order_desk add alerted_at timestamptz;
