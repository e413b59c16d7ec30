import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { promotionOf } from './apply-promotion.ts';
import type { LockedOrder } from './locked-order.queries.ts';
import { orderOf } from './orders.queries.ts';
import type { Quote } from './quote-order.ts';
import type { OrderTerms } from './read-order-terms.queries.ts';
import type { NewOrder } from './sell-order.queries.ts';

/** Returns a new order in the form in which `findOrder` would read it, from what its transaction knows. */
export function placedOrder(
	{ id, payUntil }: LockedOrder,
	order: NewOrder,
	{ place, quote }: { place: OrderTerms['place']; quote: Quote },
): Order {
	const { number, delivery, address, payment, name, phone, note, slot } = order;
	const { subtotalTenge, deliveryPriceTenge, discountTenge } = order;
	const promo = promotionOf(quote.promotion);
	const at = order.createdAt.toISOString();
	return orderOf({
		id,
		number,
		status: 'pending',
		createdAt: at,
		delivery,
		address,
		payment,
		paymentState: payUntil ? 'awaiting' : null,
		payUntil: payUntil?.toISOString() ?? null,
		paidByCardTenge: 0,
		exchangeTenge: 0,
		name,
		phone,
		note,
		customerCancelReason: null,
		changeFromTenge: order.changeFromTenge ?? null,
		subtotalTenge,
		deliveryPriceTenge,
		discountTenge,
		promo: promo ? { ...promo, discountTenge } : null,
		slot: slot ? { date: order.deliveryDate, id: slot.id, from: slot.from, to: slot.to } : null,
		district: place?.district ?? null,
		region: place?.region ?? null,
		items: order.lines.map(({ product, quantity, discountTenge: offTenge }) => ({
			productId: product.id,
			nameEn: product.nameEn,
			nameRu: product.nameRu,
			nameTm: product.nameTm,
			priceTenge: product.priceTenge,
			quantity,
			discountTenge: offTenge,
			unitFactor: product.unitFactor,
			picture: product.picture ?? NO_PICTURE_FILE,
			categoryId: product.categoryId,
		})),
		events: [{ status: 'pending', by: 'customer', at }],
	});
}
