-- outside a transaction: orders go on while it is built.
-- Reports over all goods in stock leave out, or add, the few that are not shown, without reading every product.
create index concurrently if not exists products_unpublished on products (id) where not published;
