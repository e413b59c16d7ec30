-- CHOOSE-03: some days after it was completed an SMS invites to review an order, once.
create table review_invitations (
	order_id integer primary key references orders on delete cascade,
	sent_at timestamptz not null
);

-- They come until the person switches them off.
alter table notice_people add column review_invitations boolean not null default true;
