-- At which moves of an order the shop sends its customer an SMS. Each costs money, so staff choose.
alter table order_rules add sms_statuses text[] not null default '{accepted,on_delivery,cancelled}'
	check (sms_statuses <@ array['accepted', 'on_delivery', 'completed', 'cancelled']);
