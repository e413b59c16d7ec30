-- Customers are listed by the Turkmen alphabet: Äşe after E, Şöhrat after S.
drop index users_in_name_order;
create index users_in_name_order on users (name collate turkmen, id);
