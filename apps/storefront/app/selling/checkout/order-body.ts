import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { OrderAddWire, OrderItemWire, OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { type Cart, chosenLines } from '@dukan/domain/shop/cart/cart.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

/** What is chosen and can be had. */
export function orderedItems(cart: Cart): OrderItemWire[] {
	return chosenLines(cart)
		.filter(({ product, quantity }) => quantity > 0 && product.stock > 0)
		.map(({ product, quantity }) => ({ p_id: product.id, quantity }));
}

/** Nothing of the cart may be left to order, and yet there may be an order to hear of. */
export function canOrder(quote: OrderQuoteWire | undefined): quote is OrderQuoteWire {
	return quote !== undefined && quote.items.length > 0;
}

/** The order as it is sent: only what its kind of delivery and payment asks for. */
export function orderBody(draft: CheckoutDraft, state: Cart, quote: OrderQuoteWire): OrderAddWire {
	const isPickup = !isBrought(draft.delivery);
	return {
		items: orderedItems(state),
		delivery: draft.delivery,
		...(!isPickup && draft.regionId !== undefined && { region_id: draft.regionId }),
		...(!isPickup && draft.districtId !== undefined && { district_id: draft.districtId }),
		address: isPickup ? '' : draft.address.trim(),
		...(hasSlot(draft.delivery) && draft.slot && { slot: draft.slot }),
		payment: draft.payment,
		...(takesChange(draft.payment) && draft.changeFrom !== '' && { change_from: Number(draft.changeFrom) }),
		name: draft.name.trim(),
		phone: draft.phone,
		note: draft.note.trim(),
		expected_total: quote.total,
		// Only a code that is applied: one that cannot be used would refuse the order.
		...(quote.promo?.by_code && draft.promo !== '' && { promo: draft.promo }),
	};
}
