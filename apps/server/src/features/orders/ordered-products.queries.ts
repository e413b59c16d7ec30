import type { MinimumAmount, OrderedProduct } from '@dukan/domain/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A product as an order needs it: what it costs, what there is of it, and its names of this moment. */
export type SoldProduct = OrderedProduct & {
	nameEn: string;
	nameRu: string;
	nameTm: string;
	/** Of one unit. */
	priceTenge: number;
	unitFactor: number;
	/** The least that an order with goods of its category must come to. */
	minimumTenge: number | null;
};

/**
 * With `lock` other transactions cannot sell these products until this one ends. They are locked in the order of their ids,
 * so that two orders never deadlock.
 */
export async function readSoldProducts(
	db: Database,
	productIds: readonly number[],
	{ lock }: { lock: boolean },
): Promise<Map<number, SoldProduct>> {
	const { rows } = await sql<Omit<SoldProduct, 'limit' | 'effectivePriceTenge'> & { limit: number | null }>`
		select p.id, p.category_id as "categoryId", stock.quantity as stock, single_only as "singleOnly", unit_factor as "unitFactor",
			case when limited then purchase_limit end as "limit",
			case when on_sale then sale_price_tenge else price_tenge end as "priceTenge",
			(select amount_tenge from order_minimums m where m.category_id = p.category_id) as "minimumTenge",
			name_en as "nameEn", coalesce(nullif(name_ru, ''), name_en) as "nameRu",
			coalesce(nullif(name_tm, ''), name_en) as "nameTm"
		from products p join product_stock stock on stock.product_id = p.id
		where p.id = any (${productIds}::integer[]) and p.published
		order by p.id ${lock ? sql`for no key update of p, stock` : sql``}`.execute(db);
	return new Map(
		rows.map((row) => [
			row.id,
			{ ...row, limit: row.limit ?? undefined, effectivePriceTenge: row.priceTenge * row.unitFactor },
		]),
	);
}

/** Minimum amounts that concern these products. */
export function minimumsOf(products: Iterable<SoldProduct>): MinimumAmount[] {
	return [...products].flatMap(({ categoryId, minimumTenge }) =>
		minimumTenge === null ? [] : [{ categoryId, amountTenge: minimumTenge }],
	);
}
