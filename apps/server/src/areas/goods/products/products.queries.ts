import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';

/**
 * The columns of a product in lists (docs/contract.md), with English for missing names (GEN-01). Stock is a
 * subselect, because PostgreSQL would read the whole table for a join in a small shop. The price of a sale
 * that has not begun is not shown (PRICE-02).
 */
export const productColumns = sql`
	p.id as "p_id",
	p.category_id as "categoryKId",
	coalesce(pic.file, ${sql.lit(NO_PICTURE_FILE)}) as "p_img",
	p.name_en as "p_name_en",
	coalesce(nullif(p.name_ru, ''), p.name_en) as "p_name_ru",
	coalesce(nullif(p.name_tm, ''), p.name_en) as "p_name_tm",
	(p.price_tenge / 100.0)::float8 as "p_price_1",
	(coalesce(case when p.sale_starts_at is null then p.sale_price_tenge end, p.price_tenge) / 100.0)::float8 as "p_price_3",
	p.unit_factor as "product_unit",
	p.is_new::integer as "new",
	p.on_sale::integer::text as "sale",
	p.premium::integer::text as "premium",
	(select stock.quantity from product_stock stock where stock.product_id = p.id) as "p_quantity",
	p.single_only::integer as "product_qty",
	p.purchase_limit as "product_limit",
	p.limited::integer::text as "isLimit",
	p.brand_id as "brand_id"`;

export const products = sql`products p left join product_pictures pic on pic.product_id = p.id and pic.position = 1`;

export async function rowsOf<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
	return (await query.execute(db)).rows;
}

/** Returns the cards of these products in this order. */
export async function listCardsOf(db: Database, productIds: readonly number[]): Promise<ProductWire[]> {
	if (productIds.length === 0) return [];
	return rowsOf(
		db,
		sql<ProductWire>`${prepared('list_cards')}
			select ${productColumns} from unnest(${productIds}::integer[]) with ordinality as asked (id, place)
			join ${products} on p.id = asked.id
			order by asked.place`,
	);
}

export async function findProduct(
	db: Database,
	productId: number,
): Promise<Omit<ProductWire, 'family'> | undefined> {
	const rows = await rowsOf(
		db,
		sql<ProductWire>`${prepared('find_product')}
			select ${productColumns} from ${products} where p.id = ${productId} and p.published`,
	);
	return rows[0];
}

/** Lists the products in the order of the ids. Unknown products and those that are not sold are left out. */
export function listProductsById(db: Database, productIds: readonly number[]): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`${prepared('list_products_by_id')}
			select ${productColumns} from unnest(${productIds}::integer[]) with ordinality as asked (id, place)
			join ${products} on p.id = asked.id and p.published
			order by asked.place`,
	);
}
