import type { Refusal } from '@dukan/api-client/send-call.ts';
import { addressProblem, nameProblem, registrationPhoneProblem } from '@dukan/domain/auth/account-rules.ts';
import type { AccountTextKey, Translate } from '@dukan/i18n/translate.ts';
import { FIELD_TEXTS } from '../../auth/field-texts.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

type CheckoutField = 'name' | 'phone' | 'district' | 'address' | 'delivery' | 'slot' | 'whole';
export type CheckoutProblems = Partial<Record<CheckoutField, string>>;

/** AUTH-07: what is still missing or wrong, each beside its field. Who collects the order needs no address and no hour. */
export function checkoutProblems(draft: CheckoutDraft, t: Translate<AccountTextKey>): CheckoutProblems {
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

/** ORDER-03: every refusal beside what it concerns, with the way out. */
export function refusalProblems(refusal: Refusal, t: Translate<AccountTextKey>): CheckoutProblems {
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
