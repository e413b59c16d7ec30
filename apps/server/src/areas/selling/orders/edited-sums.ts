import type { EditableOrder } from '@dukan/domain/selling/orders/order-changes.ts';
import { deliveryPriceTenge } from '@dukan/domain/selling/orders/quote.ts';
import type { Database } from '../../../platform/database/database.ts';
import { editDiscounts, freeGiftTenge } from './edited-discounts.ts';
import type { LockedOrder } from './locked-order.queries.ts';
import type { OrderPlace } from './order-terms.queries.ts';

export type OrderSums = {
	subtotalTenge: number;
	/** The price of delivery after the promotion's discount. */
	deliveryPriceTenge: number;
	promoDiscountTenge: number;
	/** The discounts of the promotion and of staff together. */
	discountTenge: number;
	totalTenge: number;
};

/** An order with the sums that were agreed before it was edited. */
export type StoredOrder = EditableOrder & {
	subtotalTenge: number;
	deliveryPriceTenge: number;
	promoDiscountTenge: number;
	deliveryDiscountTenge: number;
};

/**
 * DESK-05: calculates delivery and promotion again only if the goods or the place changed; otherwise both
 * stay as agreed.
 */
export async function editedSums(
	trx: Database,
	order: LockedOrder,
	{ before, after }: { before: StoredOrder; after: EditableOrder },
	goods: { place: OrderPlace | undefined; isOtherGoods: boolean; subtotalTenge: number },
): Promise<OrderSums> {
	const { place, isOtherGoods, subtotalTenge } = goods;
	const isPricedAgain =
		isOtherGoods || before.delivery !== after.delivery || before.districtId !== after.districtId;
	const goodsTenge = isPricedAgain ? subtotalTenge - (await freeGiftTenge(trx, order.id)) : subtotalTenge;
	const placeTenge = place ? deliveryPriceTenge(after.delivery, goodsTenge, place) : 0;
	const deliveryTenge = isPricedAgain ? placeTenge : before.deliveryPriceTenge + before.deliveryDiscountTenge;
	const isOtherDiscount = before.discountTenge !== after.discountTenge;
	const { promoDiscountTenge, deliveryDiscountTenge } =
		isPricedAgain || isOtherDiscount
			? await editDiscounts(trx, order, { deliveryTenge, ownDiscountTenge: after.discountTenge })
			: before;
	const paidDeliveryTenge = deliveryTenge - deliveryDiscountTenge;
	const discountTenge = promoDiscountTenge + after.discountTenge;
	return {
		subtotalTenge,
		deliveryPriceTenge: paidDeliveryTenge,
		promoDiscountTenge,
		discountTenge,
		totalTenge: subtotalTenge + paidDeliveryTenge - discountTenge,
	};
}
