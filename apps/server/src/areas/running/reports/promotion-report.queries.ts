import { periodBefore } from '@dukan/domain/running/reports/periods.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import type { PromotionRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { within } from './sales.queries.ts';

/**
 * PRICE-03: reports what each promotion gave and earned, the most used first. Cancelled orders and refunds do
 * not count.
 */
export async function reportPromotions(db: Database, period: Period): Promise<PromotionRowWire[]> {
	const placed = (which: Period) => within(sql`o.created_at`, which);
	const { rows } = await sql<PromotionRowWire>`
		select pr.id, pr.name_en as "nameEn", coalesce(nullif(pr.name_ru, ''), pr.name_en) as "nameRu",
			coalesce(nullif(pr.name_tm, ''), pr.name_en) as "nameTm",
			(count(*) filter (where ${placed(period)}))::integer as orders,
			(count(u.code_id) filter (where ${placed(period)}))::integer as codes,
			coalesce(sum(u.discount_tenge + u.delivery_discount_tenge) filter (where ${placed(period)}), 0)::float8
				as "discountTenge",
			coalesce(sum(o.total_tenge - o.refunded_tenge) filter (where ${placed(period)}), 0)::float8 as "salesTenge",
			(count(*) filter (where ${placed(periodBefore(period))}))::integer as before
		from promotion_uses u join orders o on o.id = u.order_id join promotions pr on pr.id = u.promotion_id
		where u.counts and (${placed(period)} or ${placed(periodBefore(period))})
		group by pr.id order by orders desc, pr.id`.execute(db);
	return rows;
}
