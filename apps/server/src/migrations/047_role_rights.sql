-- DESK-14: roles are sets of rights that the owner edits. The sets are those of before, with the edit of the catalogue split
-- into texts, prices and stock; hours and contacts are settings now, which content may not change. The owner has every right,
-- now and later, by the code.
alter table staff_roles
	add name_en text not null default '',
	add name_ru text not null default '',
	add name_tm text not null default '',
	add rights text[] not null default '{}';
update staff_roles r set name_en = n.en, name_ru = n.ru, name_tm = n.tm, rights = n.rights from (values
	('owner', 'Owner', 'Владелец', 'Eýesi', '{}'::text[]),
	('manager', 'Manager', 'Управляющий', 'Dolandyryjy', array['workOrders', 'stepBackOrders', 'giveDiscounts',
		'readCatalogue', 'editCatalogue', 'editPrices', 'editStock', 'importCatalogue', 'readContent', 'editContent',
		'editAppLinks', 'editSettings', 'readDelivery', 'editDelivery', 'readCustomers', 'seePhones', 'banCustomers',
		'readReports', 'readOperations', 'readAudit']),
	('operator', 'Operator', 'Оператор', 'Operator', array['workOrders', 'readCatalogue', 'readContent', 'readDelivery',
		'readCustomers']),
	('content', 'Content editor', 'Редактор', 'Redaktor', array['readCatalogue', 'editCatalogue', 'editPrices',
		'editStock', 'readContent', 'editContent'])
) as n (key, en, ru, tm, rights) where n.key = r.key;
alter table staff_roles alter position set default 100;
create index staff_accounts_by_role on staff_accounts (role);
