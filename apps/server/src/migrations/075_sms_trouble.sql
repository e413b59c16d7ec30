-- Why the last attempt at a message failed, for staff. Never a phone or a text.
alter table sms_outbox add column trouble text not null default '';
