import { plainCode } from '@dukan/domain/selling/promotions/promo-codes.ts';
import type { PromotionOffer } from '@dukan/domain/selling/promotions/promotions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A promotion with the names that an order stores. */
export type NamedOffer = PromotionOffer & { nameEn: string; nameRu: string; nameTm: string };

export type OfferQuestion = {
	userId: number;
	/** The code as it was typed. */
	code: string | undefined;
	now: Date;
};

/** The terms of a promotion (alias `pr`) as the domain reads them. */
const TERMS = sql`'kind', pr.kind, 'percent', pr.percent, 'amountTenge', pr.amount_tenge,
	'giftProductId', pr.gift_product_id, 'minimumTenge', pr.minimum_tenge, 'categoryIds', pr.category_ids,
	'brandIds', pr.brand_ids, 'productIds', pr.product_ids`;

/**
 * Returns the automatic promotions of this moment and the one that the code belongs to, with the facts that
 * decide whether the person may use them. They are one JSON list, so that they fit into the statement that
 * reads the other terms.
 */
export function offersSql({ userId, code, now }: OfferQuestion): RawBuilder<NamedOffer[]> {
	return sql`(select coalesce(json_agg(json_build_object('id', pr.id, ${TERMS}, 'codeId', c.id,
			'nameEn', pr.name_en, 'nameRu', coalesce(nullif(pr.name_ru, ''), pr.name_en),
			'nameTm', coalesce(nullif(pr.name_tm, ''), pr.name_en),
			'startsAtMs', extract(epoch from pr.starts_at) * 1000, 'endsAtMs', extract(epoch from pr.ends_at) * 1000,
			'firstOrder', pr.first_order, 'hasOrdered', pr.first_order and exists (
				select from orders o where o.user_id = ${userId} and o.status <> 'cancelled'),
			'usesLimit', pr.uses_limit, 'uses', pr.uses, 'codeUsesLimit', c.uses_limit, 'codeUses', coalesce(c.uses, 0),
			'usesPerPerson', pr.uses_per_person, 'usesByPerson', case when pr.uses_per_person is null then 0 else (
				select count(*) from promotion_uses u
				where u.promotion_id = pr.id and u.user_id = ${userId} and u.counts) end) order by pr.id), '[]')
		from promotions pr left join promotion_codes c on c.promotion_id = pr.id and c.code = ${plainCode(code ?? '')}
		where pr.active and case when pr.by_code then c.id is not null
			else coalesce(pr.starts_at <= ${now}, true) and coalesce(pr.ends_at > ${now}, true) end)`;
}

export async function readOffers(db: Database, question: OfferQuestion): Promise<NamedOffer[]> {
	const { rows } = await sql<{ offers: NamedOffer[] }>`select ${offersSql(question)} as offers`.execute(db);
	return rows[0]?.offers ?? [];
}
