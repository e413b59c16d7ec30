import type { Refusal } from '@dukan/api-client/send-call.ts';
import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { addressProblem, nameProblem, registrationPhoneProblem } from '@dukan/domain/auth/account-rules.ts';
import type { Cart } from '@dukan/domain/cart/cart.ts';
import type { OrderAddWire, OrderQuoteWire, OrderWire } from '@dukan/domain/orders/orders.api.ts';
import type { AccountTextKey, Translate } from '@dukan/i18n/translate.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FIELD_TEXTS } from '../auth/field-texts.ts';
import { forgetSession } from '../auth/session-store.ts';
import { cart } from '../cart/cart-store.ts';
import { useAccountTexts } from '../platform/texts.tsx';
import { attemptWith, type CheckoutDraft, checkoutDraft } from './checkout-draft.ts';
import { isUnanswered, sendOrder } from './send-order.ts';
import { orderedItems, takeQuote } from './use-quote.ts';

type CheckoutField = 'name' | 'phone' | 'district' | 'address' | 'delivery' | 'slot' | 'whole';
type CheckoutProblems = Partial<Record<CheckoutField, string>>;

type Options = { token: string; quote: OrderQuoteWire | undefined; onRefused: () => void };

/** One press, one order: whatever happens to the line, the same order goes under the same key. */
export function useCheckout({ token, quote, onRefused }: Options) {
	const { language, t } = useAccountTexts();
	const navigate = useNavigate();
	const [problems, setProblems] = useState<CheckoutProblems>({});
	const [busy, setBusy] = useState(false);

	const place = async (form: HTMLFormElement) => {
		const draft = checkoutDraft.get();
		const found = findProblems(draft, t);
		setProblems(found);
		if (Object.keys(found).length > 0) return focusFirstError(form);
		const body = canOrder(quote) ? JSON.stringify(orderBody(draft, cart.get(), quote)) : lastSent(draft);
		if (!body) return;
		const attempt = attemptWith(draft.attempt, body);
		checkoutDraft.dispatch({ type: 'set', fields: { attempt } });
		setBusy(true);
		const answer = await sendOrder(token, attempt);
		setBusy(false);
		if (answer.body) {
			leaveOutOfCart(answer.body.order);
			checkoutDraft.dispatch({ type: 'clear' });
			await navigate(`${addresses.history}?placed=${answer.body.order.id}`, { replace: true });
			return;
		}
		if (answer.refusal.status === 401) return forgetSession();
		// The page says so for as long as it is so.
		if (isUnanswered(answer)) return;
		const { status } = answer.refusal;
		// A conflict is decided only when nothing else came under the key; a bad body says nothing about earlier ones.
		if (status === 409) checkoutDraft.dispatch({ type: 'set', fields: { attempt: undefined } });
		if (status === 400) checkoutDraft.dispatch({ type: 'set', fields: { attempt: draft.attempt } });
		if (answer.refusal.quote) takeQuote(answer.refusal.quote, language);
		setProblems(refusalProblems(answer.refusal, t));
		onRefused();
		focusFirstError(form);
	};
	return { problems, busy, place };
}

function findProblems(draft: CheckoutDraft, t: Translate<AccountTextKey>): CheckoutProblems {
	const problems: CheckoutProblems = {};
	const name = nameProblem(draft.name.trim());
	if (name) problems.name = t(FIELD_TEXTS[name]);
	const phone = registrationPhoneProblem(draft.phone);
	if (phone) problems.phone = t(FIELD_TEXTS[phone]);
	if (draft.delivery === 'pickup') return problems;
	if (draft.districtId === undefined) problems.district = t('delivery.chooseRegion');
	const address = addressProblem(draft.address.trim());
	if (address) problems.address = t(FIELD_TEXTS[address]);
	if (draft.delivery === 'courier' && !draft.slot) problems.slot = t('delivery.chooseTime');
	return problems;
}

/** Nothing of the cart may be left to order, and yet there may be an order to hear of. */
export function canOrder(quote: OrderQuoteWire | undefined): quote is OrderQuoteWire {
	return quote !== undefined && quote.items.length > 0;
}

export function lastSent(draft: CheckoutDraft): string | undefined {
	return draft.attempt?.bodies.at(-1);
}

/** Usually all of it. What was put in since the order was sent stays. */
function leaveOutOfCart({ items }: OrderWire): void {
	for (const { p_id } of items) cart.dispatch({ type: 'remove', productId: p_id });
	if (cart.get().lines.every(({ quantity }) => quantity === 0)) cart.dispatch({ type: 'checkout' });
}

function orderBody(draft: CheckoutDraft, state: Cart, quote: OrderQuoteWire): OrderAddWire {
	const isPickup = draft.delivery === 'pickup';
	return {
		items: orderedItems(state),
		delivery: draft.delivery,
		...(!isPickup && draft.regionId !== undefined && { region_id: draft.regionId }),
		...(!isPickup && draft.districtId !== undefined && { district_id: draft.districtId }),
		address: isPickup ? '' : draft.address.trim(),
		...(draft.delivery === 'courier' && draft.slot && { slot: draft.slot }),
		payment: draft.payment,
		...(draft.payment === 'cash' && draft.changeFrom !== '' && { change_from: Number(draft.changeFrom) }),
		name: draft.name.trim(),
		phone: draft.phone,
		note: draft.note.trim(),
		expected_total: quote.total,
	};
}

/** ORDER-03: every refusal beside what it concerns, with the way out. */
function refusalProblems(refusal: Refusal, t: Translate<AccountTextKey>): CheckoutProblems {
	switch (refusal.code) {
		case 'stock_changed':
		case 'price_changed':
			return { whole: t('cart.changed') };
		case 'product_limit':
			return { whole: t('cart.limitReached') };
		case 'slot_full':
			return { slot: t('order.slotFull') };
		case 'slot_expired':
			return { slot: t('order.hourExpired') };
		case 'order_limit':
			return { slot: t('order.limitFull'), whole: t('order.limitFull') };
		case 'minimum_amount':
			// The fresh quote says which, and how much.
			return {};
		case 'delivery_unavailable':
			return { district: t('delivery.restricted') };
		case 'express_unavailable':
			return { delivery: t('delivery.expressUnavailable') };
		default:
			return { whole: t('auth.error.generic') };
	}
}

/** After the next paint: until then the errors are not there. */
function focusFirstError(form: HTMLFormElement): void {
	requestAnimationFrame(() =>
		form.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.scrollIntoView({ block: 'center' }),
	);
}
