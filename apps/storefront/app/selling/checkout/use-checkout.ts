import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { OrderQuoteWire, OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useState } from 'react';
import { focusFirstError } from '../../people/accounts/focus-first-error.ts';
import { clearSession } from '../../people/accounts/session-store.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { checkoutDraft } from './checkout-draft.ts';
import {
	type CheckoutProblems,
	checkoutProblems,
	refusalProblems,
	uncorrected,
} from './checkout-problems.ts';
import { attemptAfter, attemptWith, lastSent } from './order-attempt.ts';
import { canOrder, orderBody } from './order-body.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import { isUnanswered, sendOrder } from './send-order.ts';
import { takeQuote } from './use-quote.ts';

type Options = {
	token: string;
	draft: CheckoutDraft;
	quote: OrderQuoteWire | undefined;
	/** True if the quote includes the price of delivery. */
	priced: boolean;
	onRefused: () => void;
};

/** One click makes one order. After a lost connection the same order is sent again under the same key. */
export function useCheckout({ token, draft: shown, quote, priced, onRefused }: Options) {
	const { language, t } = useAccountTexts();
	const navigate = useShopNavigate();
	const [tried, setTried] = useState(false);
	const [refused, setRefused] = useState<{ draft: CheckoutDraft; problems: CheckoutProblems }>();
	const [busy, setBusy] = useState(false);
	/** ACCT-01: the form to send again when the person has confirmed the phone. */
	const [unconfirmed, setUnconfirmed] = useState<HTMLFormElement>();

	const check = (draft: CheckoutDraft) =>
		checkoutProblems(draft, priced ? quote?.total : undefined, { t, language });
	// The form is checked again with every change, so that a corrected field loses its error.
	const problems = { ...(refused && uncorrected(refused, shown)), ...(tried && check(shown)) };

	const place = async (form: HTMLFormElement) => {
		const draft = checkoutDraft.get();
		setTried(true);
		setRefused(undefined);
		if (Object.keys(check(draft)).length > 0) return focusFirstError(form, '[role=alert]');
		const body = canOrder(quote) ? JSON.stringify(orderBody(draft, cart.get(), quote)) : lastSent(draft);
		if (!body) return;
		const attempt = attemptWith(draft.attempt, body);
		checkoutDraft.dispatch({ type: 'set', fields: { attempt } });
		setBusy(true);
		// The specification's isChecked: the cart in every open tab shows that the order is being sent.
		cart.dispatch({ type: 'setChecked', checked: true });
		const response = await sendOrder(token, attempt);
		cart.dispatch({ type: 'setChecked', checked: false });
		setBusy(false);
		if (response.body) {
			leaveOutOfCart(response.body.order);
			checkoutDraft.dispatch({ type: 'clear' });
			await navigate(nextAddress(response.body.order), { replace: true });
			return;
		}
		if (response.refusal.status === 401) return clearSession();
		// The page shows a stored attempt without a response by itself.
		if (isUnanswered(response)) return;
		const left = attemptAfter(response.refusal.status, { before: draft.attempt, sent: attempt });
		if (left !== attempt) checkoutDraft.dispatch({ type: 'set', fields: { attempt: left } });
		if (response.refusal.code === 'phone_unconfirmed') setUnconfirmed(form);
		if (response.refusal.quote) takeQuote(response.refusal.quote, language);
		setRefused({ draft, problems: refusalProblems(response.refusal, { t, language }) });
		onRefused();
		focusFirstError(form, '[role=alert]');
	};
	const confirmation = unconfirmed && {
		/** Sends the same order again, because only the confirmation was missing. */
		onConfirmed: () => {
			setUnconfirmed(undefined);
			void place(unconfirmed);
		},
		onClose: () => setUnconfirmed(undefined),
	};
	return { problems, busy, place, confirmation };
}

/** An order that is paid in advance leads to its own page, which opens the bank's page. */
function nextAddress({ id, payment_state }: OrderWire): string {
	return payment_state === 'awaiting' ? `${addresses.order(id)}?pay=1` : `${addresses.history}?placed=${id}`;
}

/**
 * Removes the ordered goods from the cart. Goods added meanwhile stay, and so do goods that were not chosen
 * for this order.
 */
function leaveOutOfCart({ items }: OrderWire): void {
	for (const { p_id } of items) cart.dispatch({ type: 'remove', productId: p_id });
	const { lines } = cart.get();
	for (const { product } of lines) cart.dispatch({ type: 'choose', productId: product.id, chosen: true });
	if (lines.every(({ quantity }) => quantity === 0)) cart.dispatch({ type: 'checkout' });
}
