import { sql } from 'kysely';
import { reportPromotions } from '../../areas/running/reports/promotion-report.queries.ts';
import { lockOrder } from '../../areas/selling/orders/locked-order.ts';
import { listDiscountedLines, setLineDiscounts } from '../../areas/selling/orders/order-lines.queries.ts';
import { readOffers } from '../../areas/selling/promotions/promotion-offers.queries.ts';
import {
	countPromotionUse,
	countReturnedUse,
	findOrderPromotion,
	limitOrderPromotion,
	returnPromotionUse,
	setOrderPromotion,
} from '../../areas/selling/promotions/promotion-uses.queries.ts';
import {
	deletePromotionCode,
	insertPromotionCodes,
	isPromotionUsed,
	listPromotionCodes,
	listPromotions,
	unknownTargets,
} from '../../areas/selling/promotions/staff-promotions.queries.ts';
import { giveBack } from '../../platform/limits/limits.queries.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

/** A promotion with a code, used by an order and returned. */
export async function runPromotionQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const { id: userId, ...buyer } = await signUpShopper(shop);
	const orderId = await completeOrder(shop, { id: userId, ...buyer }, [1]);
	const { rows } = await sql<{
		id: number;
	}>`insert into promotions (name_en, kind, percent, by_code, uses_limit, uses_per_person, starts_at, ends_at,
			category_ids, product_ids)
		values ('Spring', 'percent', 10, true, 5, 1, now() - interval '1 day', now() + interval '1 day', '{1}', '{1}')
		returning id`.execute(db);
	const promotionId = rows[0]?.id ?? 0;
	await insertPromotionCodes(db, promotionId, { codes: ['SPRING26'], usesLimit: 1 });
	const [offer] = await readOffers(db, { userId, code: 'spring-26', now: clock() });
	if (!offer) throw new Error('The code is not found.');
	await countPromotionUse(db, { orderId, userId, offer, discountTenge: 10, deliveryDiscountTenge: 0 });
	await findOrderPromotion(db, orderId);
	await listDiscountedLines(db, orderId);
	await setLineDiscounts(db, await lockOrder(db, orderId), [{ productId: 1, discountTenge: 10 }]);
	await setOrderPromotion(db, orderId, { discountTenge: 10, deliveryDiscountTenge: 0 });
	await limitOrderPromotion(db, orderId, 10);
	await listPromotions(db);
	await reportPromotions(db, { from: '2026-11-01', to: '2026-11-30' });
	const [code] = await listPromotionCodes(db, promotionId);
	await unknownTargets(db, { categoryIds: [99_999], brandIds: [], productIds: [] });
	await isPromotionUsed(db, promotionId);
	await returnPromotionUse(db, orderId);
	await countReturnedUse(db, orderId);
	await deletePromotionCode(db, code?.id ?? 0);
	await giveBack(db, 'promo:user', String(userId));
}
