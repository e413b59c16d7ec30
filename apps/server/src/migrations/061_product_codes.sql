-- STOCK-02: what products are called by besides their number. Letters count the same in capital and small.
create table product_codes (
	product_id integer not null references products on delete cascade,
	kind text not null check (kind in ('sku', 'barcode', 'article')),
	-- In the order in which staff gave them; the first barcode is the one on labels.
	position integer not null,
	code text not null check (code = trim(code) and length(code) between 1 and 40),
	primary key (product_id, kind, position)
);
create unique index product_codes_one_sku on product_codes (product_id) where kind = 'sku';
create unique index product_codes_sku on product_codes (upper(code)) where kind = 'sku';
create unique index product_codes_barcode on product_codes (upper(code)) where kind = 'barcode';
-- Two suppliers may call different goods by the same article.
create unique index product_codes_article on product_codes (product_id, upper(code)) where kind = 'article';
create index product_codes_by_code on product_codes (upper(code));
