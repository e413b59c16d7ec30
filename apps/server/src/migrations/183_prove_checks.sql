-- The checks of 156 and 165, for rows of before them: in a step of its own, since this one leaves the tables to others.
alter table orders
	validate constraint orders_payment_check,
	validate constraint orders_payment_state_check,
	validate constraint orders_card_tenge_check,
	validate constraint orders_awaiting_until,
	validate constraint orders_awaiting_pending;
alter table returns validate constraint returns_settlement_check;
alter table stock_movements
	validate constraint stock_movements_kind_check,
	validate constraint stock_movements_document_check;
