import type { AskedItem, OrderedProduct } from '@dukan/domain/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A product as an order needs it: what it costs, what there is of it, and its names of this moment. */
export type SoldProduct = OrderedProduct & {
	nameEn: string;
	nameRu: string;
	nameTm: string;
	/** Of one unit. */
	priceTenge: number;
	unitFactor: number;
};

/**
 * With `lock` nobody else sells these products until this transaction ends. They are taken in the order of their ids, so
 * that two orders never wait for each other in a circle.
 */
export async function readSoldProducts(
	db: Database,
	productIds: readonly number[],
	{ lock }: { lock: boolean },
): Promise<Map<number, SoldProduct>> {
	const { rows } = await sql<SoldProduct & { limit: number | null }>`
		select id, category_id as "categoryId", stock, single_only as "singleOnly", unit_factor as "unitFactor",
			case when limited then purchase_limit end as "limit",
			case when on_sale then sale_price_tenge else price_tenge end as "priceTenge",
			name_en as "nameEn", coalesce(nullif(name_ru, ''), name_en) as "nameRu",
			coalesce(nullif(name_tm, ''), name_en) as "nameTm"
		from products where id = any (${productIds}::integer[]) and published
		order by id ${lock ? sql`for no key update` : sql``}`.execute(db);
	return new Map(
		rows.map((row) => [
			row.id,
			{ ...row, limit: row.limit ?? undefined, shelfPriceTenge: row.priceTenge * row.unitFactor },
		]),
	);
}

/** Sells (or, with a minus, takes back) these pieces. The table itself refuses to go below nothing. */
export async function changeStock(db: Database, items: readonly AskedItem[], sign: 1 | -1): Promise<void> {
	await sql`update products p set stock = p.stock - sold.quantity
		from (
			select * from unnest(${items.map(({ productId }) => productId)}::integer[],
				${items.map(({ quantity }) => sign * quantity)}::integer[]) as s (id, quantity)
		) sold
		where p.id = sold.id`.execute(db);
}
