import type { PaymentKind } from '@dukan/domain/orders/payment-kinds.ts';
import type { DeliveryKind } from '@dukan/domain/orders/quote.ts';
import { keptState } from '../platform/kept-state.ts';

export type Attempt = { key: string; bodies: string[] };

/** Everything typed on the way to an order. Kept, so that neither a reload nor a lost line loses it. */
export type CheckoutDraft = {
	/** Filled once from the profile; after that it is the shopper's. */
	prefilled: boolean;
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
	/**
	 * An order that was sent and not yet answered, with everything sent under its key. Whatever is sent next goes under the
	 * same key, so that there is one order in the end.
	 */
	attempt: Attempt | undefined;
};

const EMPTY: CheckoutDraft = {
	prefilled: false,
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
	attempt: undefined,
};

type DraftAction = { type: 'set'; fields: Partial<CheckoutDraft> } | { type: 'clear' };

export const checkoutDraft = keptState<CheckoutDraft, DraftAction>({
	record: 'checkout',
	initial: EMPTY,
	change: (draft, action) => (action.type === 'clear' ? EMPTY : { ...draft, ...action.fields }),
	parse: (kept) => {
		const draft = kept as Partial<CheckoutDraft> | undefined;
		return typeof draft?.name === 'string' && typeof draft.address === 'string'
			? { ...EMPTY, ...draft, attempt: draft.attempt?.bodies ? draft.attempt : undefined }
			: undefined;
	},
});

/** The attempt that is under way, or a new one, with this body as its latest. */
export function attemptWith(attempt: Attempt | undefined, body: string): Attempt {
	const bodies = (attempt?.bodies ?? []).filter((sent) => sent !== body);
	return { key: attempt?.key ?? newKey(), bodies: [...bodies, body] };
}

function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
