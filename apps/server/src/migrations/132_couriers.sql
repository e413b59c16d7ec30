-- COUR-01, COUR-04: the role of couriers, and the right to the cash book.
insert into staff_roles (key, idle_minutes, position, name_en, name_ru, name_tm, rights)
	values ('courier', 720, 40, 'Courier', 'Курьер', 'Kurýer', '{deliver}')
	on conflict (key) do update set rights = array_append(staff_roles.rights, 'deliver');
update staff_roles set rights = array_append(rights, 'keepCash') where key = 'manager';
