import type { PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import type { Attempt } from './order-attempt.ts';

/**
 * Everything typed on the way to an order. The draft is stored, so that neither a reload nor a lost
 * connection loses it.
 */
export type CheckoutDraft = {
	/** The saved address that was chosen, or undefined if another address is typed. */
	addressId: number | undefined;
	/** True when the draft has been filled from the profile. That happens once; then the shopper edits it. */
	prefilled: boolean;
	/**
	 * S22: `owner` is the person whose draft it is. `session` is the sign-in in which the draft was begun or
	 * last checked.
	 */
	owner: number | undefined;
	session: string;
	name: string;
	phone: string;
	regionId: number | undefined;
	districtId: number | undefined;
	address: string;
	delivery: DeliveryKind;
	slot: { date: string; id: number } | undefined;
	payment: PaymentKind;
	changeFrom: string;
	note: string;
	/** A promo code, or an empty text. */
	promo: string;
	/** All later versions of the order are sent under its key, so that only one order is made. */
	attempt: Attempt | undefined;
};

export const EMPTY_DRAFT: CheckoutDraft = {
	addressId: undefined,
	prefilled: false,
	owner: undefined,
	session: '',
	name: '',
	phone: '',
	regionId: undefined,
	districtId: undefined,
	address: '',
	delivery: 'courier',
	slot: undefined,
	payment: 'cash',
	changeFrom: '',
	note: '',
	promo: '',
	attempt: undefined,
};

/**
 * Reads a stored draft, which may have any shape, such as that of an older version. Returns undefined if it
 * is no draft.
 */
export function readCheckoutDraft(stored: unknown): CheckoutDraft | undefined {
	const draft = stored as Partial<CheckoutDraft> | undefined;
	return typeof draft?.name === 'string' && typeof draft.address === 'string'
		? { ...EMPTY_DRAFT, ...draft, attempt: draft.attempt?.bodies ? draft.attempt : undefined }
		: undefined;
}
