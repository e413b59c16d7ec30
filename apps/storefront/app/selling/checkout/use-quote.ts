import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { Cart } from '@dukan/domain/shop/cart/cart.ts';
import { useEffect, useState } from 'react';
import { clearSession } from '../../people/accounts/session-store.ts';
import { postApi } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.tsx';
import { updateCart } from '../../shop/cart/cart-changes.ts';
import { cart as keptCart } from '../../shop/cart/cart-store.ts';
import { orderedItems } from './order-body.ts';
import { quotedProducts } from './quoted-products.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

/** The request waits this long, so that several clicks on plus become one request. */
const PAUSE_MS = 300;

type State = {
	quote: OrderQuoteWire | undefined;
	/**
	 * True if the quote includes delivery. Without a district the price of delivery is unknown and counts as
	 * 0.
	 */
	priced: boolean;
	busy: boolean;
	failed: boolean;
	/** True after too many wrong promo codes. */
	codeRefused: boolean;
};

const NO_QUOTE: State = { quote: undefined, priced: false, busy: false, failed: false, codeRefused: false };

/**
 * ORDER-02: requests the price of the order from the server after every change. Outdated responses are
 * ignored.
 */
export function useQuote(token: string, cart: Cart, draft: CheckoutDraft) {
	const { language } = useTexts();
	const [state, setState] = useState<State>({ ...NO_QUOTE, busy: true });
	const [attempt, setAttempt] = useState(0);
	const items = orderedItems(cart);
	const isEmpty = items.length === 0;
	const priced = !isBrought(draft.delivery) || draft.districtId !== undefined;
	const question = JSON.stringify({
		items,
		...(draft.promo !== '' && { promo: draft.promo }),
		delivery: draft.delivery,
		...(isBrought(draft.delivery) && draft.districtId !== undefined && { district_id: draft.districtId }),
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the request again
	useEffect(() => {
		// Everything in the cart is sold out, so there is nothing to request.
		if (isEmpty) return setState(NO_QUOTE);
		let late = false;
		setState((current) => ({ ...current, busy: true }));
		const timer = setTimeout(async () => {
			const { body, refusal } = await postApi('/api/order_quote', {
				body: JSON.parse(question),
				token,
			});
			if (late) return;
			// S22: with an expired token the session is cleared, so that no one else sees what was typed.
			if (refusal?.status === 401) return clearSession();
			const codeRefused = refusal?.status === 429 && draft.promo !== '';
			setState({ quote: body, priced, busy: false, failed: !body && !codeRefused, codeRefused });
			if (body) takeQuote(body, language);
		}, PAUSE_MS);
		return () => {
			late = true;
			clearTimeout(timer);
		};
	}, [question, token, attempt, language]);
	return { ...state, ask: () => setAttempt(attempt + 1) };
}

/** Updates the cart where the quote has another stock or price, and marks each changed line. */
export function takeQuote(quote: OrderQuoteWire, language: Language): void {
	const products = quotedProducts(keptCart.get(), quote, language);
	if (products.length > 0) updateCart(products);
}
