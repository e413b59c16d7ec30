-- once programs older than 192 are gone
-- Originals are files. Drawings as text were only ever the demo's: goods that had them show the placeholder.
delete from product_pictures where file in (select file from pictures where svg is not null);
delete from banners where picture_en in (select file from pictures where svg is not null);
delete from small_banners where picture_en in (select file from pictures where svg is not null);
update banners set picture_ru = null where picture_ru in (select file from pictures where svg is not null);
update banners set picture_tm = null where picture_tm in (select file from pictures where svg is not null);
update small_banners set picture_ru = null where picture_ru in (select file from pictures where svg is not null);
update small_banners set picture_tm = null where picture_tm in (select file from pictures where svg is not null);
delete from pictures where svg is not null;
alter table pictures drop column svg;
