-- PRICE-01: a change of many prices is checked, run and undone as an import is (docs/decisions/121).
alter table imports drop constraint imports_kind_check,
	add constraint imports_kind_check check (kind in ('products', 'prices', 'stock', 'supplier', 'reprice'));
