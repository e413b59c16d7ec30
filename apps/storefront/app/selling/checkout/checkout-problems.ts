import type { Refusal } from '@dukan/api-client/send-call.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import {
	addressProblem,
	nameProblem,
	registrationPhoneProblem,
} from '@dukan/domain/people/accounts/account-rules.ts';
import { hasSlot, isBrought, isEnoughCash } from '@dukan/domain/selling/orders/quote.ts';
import { formatManat, formatPrice } from '@dukan/i18n/format/number.ts';
import type { AccountTextKey, Translate } from '@dukan/i18n/translate.ts';
import { FIELD_TEXTS } from '../../people/accounts/field-texts.ts';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

type CheckoutField =
	| 'name'
	| 'phone'
	| 'district'
	| 'address'
	| 'delivery'
	| 'slot'
	| 'payment'
	| 'change'
	| 'whole';
export type CheckoutProblems = Partial<Record<CheckoutField, string>>;

type Words = { t: Translate<AccountTextKey>; language: Language };

/**
 * AUTH-07: returns what is missing or wrong, each by its field. An order for pickup needs no address and no
 * time.
 */
export function checkoutProblems(
	draft: CheckoutDraft,
	/** Undefined until the server has calculated it. */
	totalManat: number | undefined,
	{ t, language }: Words,
): CheckoutProblems {
	const problems: CheckoutProblems = {};
	const name = nameProblem(draft.name.trim());
	if (name) problems.name = t(FIELD_TEXTS[name]);
	const phone = registrationPhoneProblem(draft.phone);
	if (phone) problems.phone = t(FIELD_TEXTS[phone]);
	if (takesChange(draft.payment) && draft.changeFrom !== '' && totalManat !== undefined) {
		const cashTenge = tengeFromManat(Number(draft.changeFrom));
		if (!isEnoughCash(cashTenge, tengeFromManat(totalManat)))
			problems.change = t('payment.changeTooLittle', { amount: formatManat(language, totalManat) });
	}
	if (!isBrought(draft.delivery)) return problems;
	if (draft.districtId === undefined) problems.district = t('delivery.chooseRegion');
	const address = addressProblem(draft.address.trim());
	if (address) problems.address = t(FIELD_TEXTS[address]);
	if (hasSlot(draft.delivery) && !draft.slot) problems.slot = t('delivery.chooseTime');
	return problems;
}

/**
 * ORDER-03: returns the message for each refusal, beside the field that it concerns and with a way to correct
 * it.
 */
export function refusalProblems(refusal: Refusal, words: Words): CheckoutProblems {
	const { t } = words;
	switch (refusal.code) {
		case 'stock_changed':
		case 'price_changed':
			return { whole: t('cart.changed') };
		case 'promo_invalid':
			// The refusal's new quote shows the reason beside the code.
			return {};
		case 'product_limit':
			return { whole: t('cart.limitReached') };
		case 'slot_full':
			return { slot: t('order.slotFull') };
		case 'slot_expired':
			return { slot: t('order.hourExpired') };
		case 'order_limit':
			return { slot: t('order.limitFull'), whole: t('order.limitFull') };
		case 'trust_limit':
			return { whole: trustProblem(refusal.trust, words) };
		case 'phone_unconfirmed':
			return { whole: t('order.confirmFirst') };
		case 'minimum_amount':
			// The order's summary shows the smallest sum from the refusal's new quote.
			return {};
		case 'delivery_unavailable':
			return { district: t('delivery.restricted') };
		case 'express_unavailable':
			return { delivery: t('delivery.expressUnavailable') };
		case 'invalid_input':
			return inputProblems(refusal, words);
		default:
			return { whole: refusalText(t, refusal) };
	}
}

/** The page has checked everything else, so only a choice that has become unavailable can be wrong. */
function inputProblems(refusal: Refusal, { t }: Words): CheckoutProblems {
	const fields = refusal.errors.map(({ field }) => field);
	if (fields.includes('slot')) return { slot: t('order.hourExpired') };
	if (fields.includes('payment')) return { payment: t('payment.cannotPay') };
	return { whole: refusalText(t, refusal) };
}

/** ACCT-01: says how much the person may order now, and that this grows with completed orders. */
function trustProblem(trust: Refusal['trust'], { t, language }: Words): string {
	const { limit, allowed } = trust ?? {};
	if (!limit || !allowed) return t('auth.error.generic');
	if (limit === 'orders_per_hour') return t('order.trustPerHour');
	const said = {
		open_orders: t('order.trustOpenOrders', { count: allowed.open_orders }),
		pieces: t('order.trustPieces', { count: allowed.pieces }),
		lines: t('order.trustLines', { count: allowed.lines }),
		sum: t('order.trustSum', { amount: formatPrice(language, tengeFromManat(allowed.sum)) }),
		share: t('order.confirmFirst'),
	};
	return `${said[limit]}. ${t('order.trustGrows')}.`;
}

/**
 * The fields that a message depends on: when one of them changes, the message disappears. A message about the
 * whole order stays until the next attempt.
 */
const ABOUT: Readonly<Record<CheckoutField, readonly (keyof CheckoutDraft)[]>> = {
	name: ['name'],
	phone: ['phone'],
	district: ['districtId', 'delivery'],
	address: ['address'],
	delivery: ['delivery', 'districtId'],
	slot: ['slot', 'districtId', 'delivery'],
	payment: ['payment'],
	change: ['changeFrom', 'payment'],
	whole: [],
};

/** Returns the problems of a refused order whose fields have not changed since. */
export function uncorrected(
	refused: { draft: CheckoutDraft; problems: CheckoutProblems },
	draft: CheckoutDraft,
): CheckoutProblems {
	const fields = Object.keys(refused.problems) as CheckoutField[];
	const left = fields.filter((field) => ABOUT[field].every((key) => refused.draft[key] === draft[key]));
	return Object.fromEntries(left.map((field) => [field, refused.problems[field]]));
}
