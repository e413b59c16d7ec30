import {
	type PromotionCodeWire,
	type PromotionWire,
	promotionFields,
} from '@dukan/domain/selling/promotions/staff-promotions.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

const { startsAt: _startsAt, endsAt: _endsAt, ...plainFields } = promotionFields;

/** Lists the newest first, with their figures. */
export async function listPromotions(db: Database): Promise<PromotionWire[]> {
	const { rows } = await sql<PromotionWire>`
		select pr.id, ${selectFields(plainFields, 'pr')},
			${isoMoment('pr.starts_at')} as "startsAt", ${isoMoment('pr.ends_at')} as "endsAt",
			coalesce(used.orders, 0)::integer as orders,
			coalesce(used.discount, 0)::float8 as "discountTenge", coalesce(used.sales, 0)::float8 as "salesTenge",
			(select count(*)::integer from promotion_codes c where c.promotion_id = pr.id) as codes,
			(select coalesce(json_agg(json_build_object('id', p.id, 'nameEn', p.name_en, 'nameRu', p.name_ru,
				'nameTm', p.name_tm) order by p.id), '[]') from products p
				where p.id = any (pr.product_ids || pr.gift_product_id)) as products
		from promotions pr
		left join (select u.promotion_id, count(*) as orders, sum(u.discount_tenge + u.delivery_discount_tenge) as discount,
				sum(o.total_tenge - o.refunded_tenge) as sales
			from promotion_uses u join orders o on o.id = u.order_id where u.counts group by u.promotion_id) used
			on used.promotion_id = pr.id
		order by pr.id desc`.execute(db);
	return rows;
}

/** Returns the fields of a promotion that name rows which do not exist. */
export async function unknownTargets(
	db: Database,
	{ categoryIds, brandIds, productIds }: Record<'categoryIds' | 'brandIds' | 'productIds', readonly number[]>,
): Promise<string[]> {
	const { rows } = await sql<{ field: string }>`
		select 'categoryIds' as field from unnest(${categoryIds}::integer[]) as asked (id)
			where not exists (select from categories t where t.id = asked.id)
		union select 'brandIds' from unnest(${brandIds}::integer[]) as asked (id)
			where not exists (select from brands t where t.id = asked.id)
		union select 'productIds' from unnest(${productIds}::integer[]) as asked (id)
			where not exists (select from products t where t.id = asked.id)`.execute(db);
	return rows.map(({ field }) => field);
}

export async function isPromotionUsed(db: Database, id: number): Promise<boolean> {
	const { rows } = await sql`select 1 from promotion_uses where promotion_id = ${id} limit 1`.execute(db);
	return rows.length > 0;
}

/** The screen shows no more codes. A sheet is made from the codes that were just added. */
const MAX_SHOWN = 1000;

export async function listPromotionCodes(db: Database, promotionId: number): Promise<PromotionCodeWire[]> {
	const { rows } = await sql<PromotionCodeWire>`select id, code, uses_limit as "usesLimit", uses
		from promotion_codes where promotion_id = ${promotionId} order by id desc limit ${MAX_SHOWN}`.execute(db);
	return rows;
}

/** Returns how many codes were new. A code belongs to one promotion only. */
export async function insertPromotionCodes(
	trx: Database,
	promotionId: number,
	{ codes, usesLimit }: { codes: readonly string[]; usesLimit: number | null },
): Promise<number> {
	const { rows } = await sql`insert into promotion_codes (promotion_id, code, uses_limit)
		select p.id, code, ${usesLimit}::integer from promotions p, unnest(${codes}::text[]) code
		where p.id = ${promotionId} on conflict do nothing returning 1`.execute(trx);
	return rows.length;
}

export async function deletePromotionCode(trx: Database, id: number): Promise<boolean> {
	const { rows } = await sql`delete from promotion_codes where id = ${id} returning 1`.execute(trx);
	return rows.length > 0;
}
