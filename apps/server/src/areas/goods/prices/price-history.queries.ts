import type { PriceChangeWire } from '@dukan/domain/goods/prices/price-history.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** PRICE-02: lists the newest changes first. A trigger writes the rows (schema/52-prices.sql). */
export async function listPriceChanges(
	db: Database,
	productId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PriceChangeWire[]; count: number }> {
	const [{ rows }, counted] = await Promise.all([
		sql<PriceChangeWire>`select c.id::text, ${isoMoment('c.at')} as at,
				a.name as "staffName", c.was_price_tenge as "wasPriceTenge", c.price_tenge as "priceTenge",
				c.was_sale_price_tenge as "wasSalePriceTenge", c.sale_price_tenge as "salePriceTenge"
			from price_changes c left join staff_accounts a on a.id = c.staff_id
			where c.product_id = ${productId} order by c.id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from price_changes
			where product_id = ${productId}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}
