-- once programs older than 193 are gone
drop table demo_orders;
