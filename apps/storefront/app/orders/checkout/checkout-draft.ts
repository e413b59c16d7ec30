import { persistedState } from '../../platform/persisted-state.ts';
import { type CheckoutDraft, EMPTY_DRAFT, readCheckoutDraft } from './read-checkout-draft.ts';

type DraftAction = { type: 'set'; fields: Partial<CheckoutDraft> } | { type: 'clear' };

export const checkoutDraft = persistedState<CheckoutDraft, DraftAction>({
	record: 'checkout',
	initial: EMPTY_DRAFT,
	change: (draft, action) => (action.type === 'clear' ? EMPTY_DRAFT : { ...draft, ...action.fields }),
	parse: readCheckoutDraft,
});
