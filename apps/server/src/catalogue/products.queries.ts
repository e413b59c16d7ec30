import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/pictures/picture-addresses.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A product as lists show it (CONTRACT.md), with the fallback of GEN-01. */
export const productColumns = sql`
	p.id as "p_id",
	p.category_id as "categoryKId",
	coalesce(pic.file, ${sql.lit(NO_PICTURE_FILE)}) as "p_img",
	p.name_en as "p_name_en",
	coalesce(nullif(p.name_ru, ''), p.name_en) as "p_name_ru",
	coalesce(nullif(p.name_tm, ''), p.name_en) as "p_name_tm",
	(p.price_tenge / 100.0)::float8 as "p_price_1",
	(coalesce(p.sale_price_tenge, p.price_tenge) / 100.0)::float8 as "p_price_3",
	p.unit_factor as "product_unit",
	p.is_new::integer as "new",
	p.on_sale::integer::text as "sale",
	p.premium::integer::text as "premium",
	p.stock as "p_quantity",
	p.single_only::integer as "product_qty",
	p.purchase_limit as "product_limit",
	p.limited::integer::text as "isLimit",
	p.brand_id as "brand_id"`;

export const products = sql`products p left join product_pictures pic on pic.product_id = p.id and pic.position = 1`;

/** Sold-out goods stand last in every list. */
const newestFirst = sql`p.stock = 0, p.created_at desc, p.id`;
const biggestDiscountFirst = sql`p.stock = 0, 1.0 * p.sale_price_tenge / p.price_tenge, p.id`;

export async function rowsOf<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
	return (await query.execute(db)).rows;
}

export function listNewProducts(db: Database, limit: number): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`select ${productColumns} from ${products}
			where p.published and p.is_new order by ${newestFirst} limit ${limit}`,
	);
}

export function listSaleProducts(db: Database, limit: number): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`select ${productColumns} from ${products}
			where p.published and p.on_sale order by ${biggestDiscountFirst} limit ${limit}`,
	);
}

/** The first products of each of these categories. */
export function listFirstProducts(
	db: Database,
	categoryIds: readonly number[],
	perCategory: number,
): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`select card.* from unnest(${categoryIds}::integer[]) with ordinality as c (id, place)
			cross join lateral (
				select ${productColumns} from ${products}
				where p.category_id = c.id and p.published
				order by p.stock = 0, p.id limit ${perCategory}
			) card
			order by c.place, card.p_quantity = 0, card.p_id`,
	);
}

export async function findProduct(db: Database, productId: number): Promise<ProductWire | undefined> {
	const rows = await rowsOf(
		db,
		sql<ProductWire>`select ${productColumns} from ${products} where p.id = ${productId} and p.published`,
	);
	return rows[0];
}

/** In the order asked; unknown ids are left out. */
export function listProductsById(db: Database, productIds: readonly number[]): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`select ${productColumns} from unnest(${productIds}::integer[]) with ordinality as asked (id, place)
			join ${products} on p.id = asked.id and p.published
			order by asked.place`,
	);
}

/** Others of the same sub-category, nearest in price. */
export function listRelatedProducts(db: Database, productId: number, limit: number): Promise<ProductWire[]> {
	return rowsOf(
		db,
		sql<ProductWire>`select ${productColumns} from products self
			join ${products} on p.subcategory_id = self.subcategory_id and p.id <> self.id and p.published
			where self.id = ${productId}
			order by p.stock = 0, abs(p.price_tenge - self.price_tenge), p.id limit ${limit}`,
	);
}
