import { WARRANTY_ATTRIBUTE } from '@dukan/domain/goods/products/warranty.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * RET-03: stores the warranty of each line at every move by the shop. Documents then state the warranty at
 * the handover, even if the product changes later.
 */
export async function noteWarranty(trx: Database, orderId: number): Promise<void> {
	await sql`insert into line_warranties (order_id, product_id, months)
		select l.order_id, l.product_id, least(round(a.value_number), 600)::integer
		from order_lines l join product_attributes a on a.product_id = l.product_id and a.attribute_key = ${WARRANTY_ATTRIBUTE}
		where l.order_id = ${orderId} and a.value_number >= 1
		on conflict (order_id, product_id) do update set months = excluded.months
			where line_warranties.months <> excluded.months`.execute(trx);
}
