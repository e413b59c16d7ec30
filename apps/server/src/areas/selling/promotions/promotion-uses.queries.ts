import type { PromotionTerms } from '@dukan/domain/selling/promotions/promotions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { NamedOffer } from './promotion-offers.queries.ts';

export type PromotionUse = {
	orderId: number;
	userId: number;
	offer: NamedOffer;
	discountTenge: number;
	deliveryDiscountTenge: number;
};

/**
 * Counts a use in the order's transaction. Returns false if somebody else got the last use meanwhile. The
 * conditional update waits for orders that are about to use the same promotion, so a limit is never exceeded.
 * Without a limit the row is only share-locked, so that orders do not wait for each other.
 */
export async function countPromotionUse(trx: Database, use: PromotionUse): Promise<boolean> {
	const { orderId, userId, offer } = use;
	const { rows } = await sql<{ used: boolean }>`
		with counted as (
			update promotions set uses = uses + 1
			where id = ${offer.id} and active and uses_limit is not null and uses < uses_limit returning id
		), shared as (
			select id from promotions where id = ${offer.id} and active and uses_limit is null for key share
		), counted_code as (
			update promotion_codes set uses = uses + 1
			where id = ${offer.codeId} and uses_limit is not null and uses < uses_limit returning id
		), shared_code as (
			select id from promotion_codes where id = ${offer.codeId} and uses_limit is null for key share
		), stored as (
			insert into promotion_uses (order_id, promotion_id, code_id, user_id, terms, discount_tenge,
				delivery_discount_tenge)
			select ${orderId}, id, ${offer.codeId}::integer, ${userId}, ${JSON.stringify(termsOf(offer))}::jsonb,
				${use.discountTenge}, ${use.deliveryDiscountTenge}
			from (select id from counted union all select id from shared) allowed
			where ${offer.codeId}::integer is null or exists (select from counted_code) or exists (select from shared_code)
			returning 1
		)
		select exists (select from stored) as used`.execute(trx);
	return rows[0]?.used ?? false;
}

function termsOf(offer: NamedOffer): PromotionTerms {
	const { kind, percent, amountTenge, giftProductId, minimumTenge, categoryIds, brandIds, productIds } =
		offer;
	return { kind, percent, amountTenge, giftProductId, minimumTenge, categoryIds, brandIds, productIds };
}

/**
 * Frees the use of a cancelled order. As in a new order, the promotion is locked after the goods and before
 * the slot.
 */
export async function returnPromotionUse(trx: Database, orderId: number): Promise<void> {
	await sql`with returned as (
			update promotion_uses set counts = false where order_id = ${orderId} and counts
			returning promotion_id, code_id
		), counted as (
			update promotions p set uses = p.uses - 1 from returned r
			where p.id = r.promotion_id and p.uses_limit is not null and p.uses > 0
		)
		update promotion_codes c set uses = c.uses - 1 from returned r
		where c.id = r.code_id and c.uses_limit is not null and c.uses > 0`.execute(trx);
}

/**
 * PAY-03, under the lock of the person: counts the use of a cancelled order again when it is revived. Returns
 * false if the last use meanwhile went to somebody else or to another order of the person. Returns true for
 * an order without promotion.
 */
export async function countReturnedUse(trx: Database, orderId: number): Promise<boolean> {
	const { rows } = await sql<{ isCounted: boolean; isCodeCounted: boolean; isStillDue: boolean }>`
		with again as (select promotion_id, code_id, user_id from promotion_uses where order_id = ${orderId} and not counts),
		counted as (
			update promotions p set uses = p.uses + 1 from again a
			where p.id = a.promotion_id and p.uses_limit is not null and p.uses < p.uses_limit returning p.id
		), counted_code as (
			update promotion_codes c set uses = c.uses + 1 from again a
			where c.id = a.code_id and c.uses_limit is not null and c.uses < c.uses_limit returning c.id
		), stored as (
			update promotion_uses set counts = true where order_id = ${orderId} and not counts
		)
		select coalesce((select p.uses_limit is null or exists (select from counted)
				from again a join promotions p on p.id = a.promotion_id), true) as "isCounted",
			coalesce((select c.uses_limit is null or exists (select from counted_code)
				from again a join promotion_codes c on c.id = a.code_id), true) as "isCodeCounted",
			coalesce((select (p.uses_per_person is null or p.uses_per_person > (select count(*) from promotion_uses u
					where u.promotion_id = p.id and u.user_id = a.user_id and u.counts and u.order_id <> ${orderId}))
				and not (p.first_order and exists (select from orders o
					where o.user_id = a.user_id and o.status <> 'cancelled' and o.id <> ${orderId}))
				from again a join promotions p on p.id = a.promotion_id), true) as "isStillDue"`.execute(trx);
	return rows.every(({ isCounted, isCodeCounted, isStillDue }) => isCounted && isCodeCounted && isStillDue);
}

export type OrderPromotion = {
	terms: PromotionTerms;
	discountTenge: number;
	deliveryDiscountTenge: number;
};

/** Returns what the order got, with the promotion's terms at that time. */
export async function findOrderPromotion(
	trx: Database,
	orderId: number,
): Promise<OrderPromotion | undefined> {
	const { rows } = await sql<OrderPromotion>`select terms, discount_tenge::float8 as "discountTenge",
			delivery_discount_tenge as "deliveryDiscountTenge"
		from promotion_uses where order_id = ${orderId}`.execute(trx);
	return rows[0];
}

/** COUR-03: lowers the stored discount to that of the goods that were taken. */
export async function limitOrderPromotion(
	trx: Database,
	orderId: number,
	discountTenge: number,
): Promise<void> {
	await sql`update promotion_uses set discount_tenge = least(discount_tenge, ${discountTenge}::bigint)
		where order_id = ${orderId}`.execute(trx);
}

export async function setOrderPromotion(
	trx: Database,
	orderId: number,
	{ discountTenge, deliveryDiscountTenge }: Omit<OrderPromotion, 'terms'>,
): Promise<void> {
	await sql`update promotion_uses set discount_tenge = ${discountTenge},
			delivery_discount_tenge = ${deliveryDiscountTenge} where order_id = ${orderId}`.execute(trx);
}
