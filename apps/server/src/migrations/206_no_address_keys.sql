-- once programs older than 205 are gone
drop trigger keep_address_key on delivery_addresses;
drop function keep_address_key;
alter table delivery_addresses drop column key, drop column body_hash;
