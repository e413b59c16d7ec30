-- The glossary calls a manager Menejer. A name that the owner has changed stays.
update staff_roles set name_tm = 'Menejer' where key = 'manager' and name_tm = 'Dolandyryjy';
