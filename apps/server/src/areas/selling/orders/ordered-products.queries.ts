import type { MinimumAmount, OrderedProduct } from '@dukan/domain/selling/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';

/** The data of a product that an order needs: its price, its stock, and its names at this moment. */
export type SoldProduct = OrderedProduct & {
	brandId: number | null;
	nameEn: string;
	nameRu: string;
	nameTm: string;
	/** The price of one unit. */
	priceTenge: number;
	unitFactor: number;
	/** The file of the first picture. */
	picture: string | null;
	/** The least total that an order with goods of this category must have. */
	minimumTenge: number | null;
};

/**
 * With `lock` other transactions cannot sell these products until this one ends. The ids stand in a subquery because PostgreSQL
 * would otherwise make a new plan for every length of the list, which takes longer than reading.
 */
export async function readSoldProducts(
	db: Database,
	productIds: readonly number[],
	{ lock }: { lock: boolean },
): Promise<Map<number, SoldProduct>> {
	const asked = sql`any (array(select unnest(${productIds}::integer[])))`;
	const { rows } = await sql<Omit<SoldProduct, 'limit' | 'effectivePriceTenge'> & { limit: number | null }>`
		${prepared(lock ? 'lock_sold_products' : 'read_sold_products')}
		select p.id, p.category_id as "categoryId", p.brand_id as "brandId", stock.quantity as stock, single_only as "singleOnly", unit_factor as "unitFactor",
			case when limited then purchase_limit end as "limit",
			unit_price_tenge(p) as "priceTenge",
			(select amount_tenge from order_minimums m where m.category_id = p.category_id) as "minimumTenge",
			name_en as "nameEn", coalesce(nullif(name_ru, ''), name_en) as "nameRu",
			coalesce(nullif(name_tm, ''), name_en) as "nameTm", pic.file as picture
		from products p join product_stock stock on stock.product_id = p.id
		left join product_pictures pic on pic.product_id = p.id and pic.position = 1
		where p.id = ${asked} and stock.product_id = ${asked} and p.published
		order by p.id ${lock ? sql`for no key update of p, stock` : sql``}`.execute(db);
	return new Map(
		rows.map((row) => [
			row.id,
			{ ...row, limit: row.limit ?? undefined, effectivePriceTenge: row.priceTenge * row.unitFactor },
		]),
	);
}

/** Returns minimum totals that apply to these products. */
export function minimumsOf(products: Iterable<SoldProduct>): MinimumAmount[] {
	return [...products].flatMap(({ categoryId, minimumTenge }) =>
		minimumTenge === null ? [] : [{ categoryId, amountTenge: minimumTenge }],
	);
}
