import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { promoWire } from './apply-promotion.ts';
import type { LockedOrder } from './locked-order.ts';
import { orderWire } from './orders.queries.ts';
import type { Quote } from './quote-order.ts';
import type { OrderTerms } from './read-order-terms.queries.ts';
import type { NewOrder } from './sell-order.queries.ts';

/** Returns a new order as `findOrder` would read it, from what its transaction knows. */
export function placedOrder(
	{ id, payUntil }: LockedOrder,
	order: NewOrder,
	{ place, quote }: { place: OrderTerms['place']; quote: Quote },
): OrderWire {
	const { number, delivery, address, payment, name, phone, note, slot } = order;
	const promo = promoWire(quote.promotion);
	const at = order.createdAt.toISOString();
	return orderWire({
		id,
		number,
		status: 'pending',
		created_at: at,
		delivery,
		address,
		payment,
		payment_state: payUntil ? 'awaiting' : null,
		pay_until: payUntil?.toISOString() ?? null,
		card_tenge: 0,
		name,
		phone,
		note,
		cancel_reason: null,
		change_from_tenge: order.changeFromTenge ?? null,
		subtotal_tenge: order.subtotalTenge,
		delivery_price_tenge: order.deliveryPriceTenge,
		discount_tenge: order.discountTenge,
		promo: promo ? { ...promo, discount: manatFromTenge(order.discountTenge) } : null,
		slot: slot ? { date: order.deliveryDate, id: slot.id, from: slot.from, to: slot.to } : null,
		district: place?.district ?? null,
		region: place?.region ?? null,
		items: order.lines.map(({ product, quantity, discountTenge }) => ({
			p_id: product.id,
			p_name_en: product.nameEn,
			p_name_ru: product.nameRu,
			p_name_tm: product.nameTm,
			price_tenge: product.priceTenge,
			quantity,
			discount_tenge: discountTenge,
			product_unit: product.unitFactor,
			p_img: product.picture ?? NO_PICTURE_FILE,
			categoryKId: product.categoryId,
		})),
		events: [{ status: 'pending', by: 'customer', at }],
	});
}
