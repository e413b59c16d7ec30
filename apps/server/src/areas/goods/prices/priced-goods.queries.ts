import type { PricedProduct } from '@dukan/domain/goods/prices/reprice.ts';
import type { ProductFilter } from '@dukan/domain/goods/products/staff-products.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { productConditions, stockedProducts } from '../products/product-list.queries.ts';

/** PRICE-01: lists the products of a filter in the order of their ids, up to a limit. */
export async function listPricedGoods(
	db: Database,
	filter: ProductFilter,
	limit: number,
): Promise<(PricedProduct & { id: number })[]> {
	const { rows } = await sql<PricedProduct & { id: number }>`select p.id, p.price_tenge as "priceTenge",
			p.sale_price_tenge as "salePriceTenge", p.unit_factor as "unitFactor",
			(select c.cost_tenge from product_costs c where c.product_id = p.id) as "costTenge",
			p.dollar_price_cents as "dollarPriceCents"
		from ${stockedProducts} where ${productConditions(filter)} order by p.id limit ${limit}`.execute(db);
	return rows;
}
