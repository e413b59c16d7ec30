-- Zones of delivery have names of their own in three languages; those that a new shop begins with had theirs in the code.
alter table delivery_zones
	add name_en text not null default '',
	add name_ru text not null default '',
	add name_tm text not null default '';
update delivery_zones z set name_en = coalesce(n.en, z.code), name_ru = coalesce(n.ru, ''), name_tm = coalesce(n.tm, '')
from delivery_zones own left join (values
	('city', 'City', 'Город', 'Şäher'),
	('suburb', 'Suburbs', 'Пригород', 'Şäher töweregi'),
	('province', 'Provinces', 'Велаяты', 'Welaýatlar')
) as n (code, en, ru, tm) on n.code = own.code where own.code = z.code;
alter table delivery_zones alter name_en drop default;
