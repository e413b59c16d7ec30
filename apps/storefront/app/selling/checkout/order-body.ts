import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { OrderAddWire, OrderItemWire, OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { type Cart, chosenLines } from '@dukan/domain/shop/cart/cart.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

/** Returns the chosen goods that are available. */
export function orderedItems(cart: Cart): OrderItemWire[] {
	return chosenLines(cart)
		.filter(({ product, quantity }) => quantity > 0 && product.stock > 0)
		.map(({ product, quantity }) => ({ p_id: product.id, quantity }));
}

/** Returns true if the quote has at least one product that can be ordered. */
export function canOrder(quote: OrderQuoteWire | undefined): quote is OrderQuoteWire {
	return quote !== undefined && quote.items.length > 0;
}

/** Returns the order as it is sent, with only the fields that its kinds of delivery and payment need. */
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
		// Only a valid code is sent, because the server refuses an order with any other code.
		...(quote.promo?.by_code && draft.promo !== '' && { promo: draft.promo }),
	};
}
