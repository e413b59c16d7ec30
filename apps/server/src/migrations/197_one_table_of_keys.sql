-- once programs older than 195 are gone
drop table order_keys;
drop table staff_keys;
drop table call_keys;
drop function keep_order_key;
drop function keep_staff_key;
drop function keep_staff_result;
drop function keep_call_key;
drop function keep_call_result;
drop function keep_key;
drop function idempotency_hash;
