-- The shop's own logo is a picture like the others.
alter table pictures drop constraint pictures_kind_check;
alter table pictures add constraint pictures_kind_check check (kind in ('product', 'banner', 'logo'));
