import { discountOf, goodsDiscountTenge, withMoreOff } from '@dukan/domain/selling/promotions/promotions.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
	findOrderPromotion,
	type OrderPromotion,
	setOrderPromotion,
} from '../promotions/promotion-uses.queries.ts';
import type { LockedOrder } from './locked-order.queries.ts';
import { listDiscountedLines, setLineDiscounts } from './order-lines.queries.ts';

type EditedSums = {
	/** The price of delivery before the promotion's discount. */
	deliveryTenge: number;
	/** The discount that staff give in addition, with a reason. */
	ownDiscountTenge: number;
};

export type EditedDiscounts = { promoDiscountTenge: number; deliveryDiscountTenge: number };

/**
 * Runs in the transaction of an edit, once its lines are stored. Applies the order's promotion, by its terms
 * at the time of the order, to the goods as they are now, and spreads the staff's discount over the lines.
 */
export async function editDiscounts(
	trx: Database,
	order: LockedOrder,
	{ deliveryTenge, ownDiscountTenge }: EditedSums,
): Promise<EditedDiscounts> {
	const orderId = order.id;
	const promotion = await findOrderPromotion(trx, orderId);
	const lines = await listDiscountedLines(trx, orderId);
	const { lineTenge, deliveryDiscountTenge } = promotion
		? discountsOf(promotion, lines, deliveryTenge)
		: { lineTenge: lines.map(() => 0), deliveryDiscountTenge: 0 };
	const promoDiscountTenge = goodsDiscountTenge(lineTenge);
	const sumTenge = lines.reduce((sum, line) => sum + line.pieceTenge * line.quantity, 0);
	// A larger discount is capped here, so that the sums stay valid until the caller refuses the whole edit.
	const besides = Math.min(ownDiscountTenge, sumTenge - promoDiscountTenge);
	const all = withMoreOff(lines, lineTenge, besides);
	await setLineDiscounts(
		trx,
		order,
		lines.map(({ productId }, place) => ({ productId, discountTenge: all[place] ?? 0 })),
	);
	if (promotion)
		await setOrderPromotion(trx, orderId, { discountTenge: promoDiscountTenge, deliveryDiscountTenge });
	return { promoDiscountTenge, deliveryDiscountTenge };
}

/** Returns what the order's promotion gives each of its present lines. */
export async function promotionShares(trx: Database, orderId: number): Promise<Map<number, number>> {
	const promotion = await findOrderPromotion(trx, orderId);
	if (!promotion) return new Map();
	const lines = await listDiscountedLines(trx, orderId);
	const { lineTenge } = discountsOf(promotion, lines, 0);
	return new Map(lines.map(({ productId }, place) => [productId, lineTenge[place] ?? 0]));
}

/**
 * Returns the price of the gift that the order's present goods make free. As in a quote, the gift does not
 * count towards free delivery.
 */
export async function freeGiftTenge(trx: Database, orderId: number): Promise<number> {
	const promotion = await findOrderPromotion(trx, orderId);
	if (promotion?.terms.kind !== 'gift') return 0;
	return goodsDiscountTenge(discountsOf(promotion, await listDiscountedLines(trx, orderId), 0).lineTenge);
}

type Lines = Awaited<ReturnType<typeof listDiscountedLines>>;

/**
 * The gift is already one of the order's lines. One piece of it is free while the rest of the order qualifies
 * for it.
 */
function discountsOf({ terms }: OrderPromotion, lines: Lines, deliveryTenge: number) {
	const gift = lines.find(({ productId }) => productId === terms.giftProductId);
	const paid = lines.map((line) => (line === gift ? { ...line, quantity: line.quantity - 1 } : line));
	const gifts = new Map(gift ? [[gift.productId, gift.pieceTenge]] : []);
	const discount = discountOf(terms, { lines: gift ? paid : lines, deliveryTenge, gifts });
	if (typeof discount === 'string') return { lineTenge: lines.map(() => 0), deliveryDiscountTenge: 0 };
	const lineTenge = lines.map(
		(line, place) =>
			(discount.lineTenge[place] ?? 0) + (discount.gift && line === gift ? line.pieceTenge : 0),
	);
	return { lineTenge, deliveryDiscountTenge: discount.deliveryTenge };
}
