import { persistedState } from '../../platform/device-state.ts';
import { type CheckoutDraft, EMPTY_DRAFT, readCheckoutDraft } from './read-checkout-draft.ts';

type DraftAction = { type: 'set'; fields: Partial<CheckoutDraft> } | { type: 'clear' };

export const checkoutDraft = persistedState<CheckoutDraft, DraftAction>({
	record: 'checkout',
	initial: EMPTY_DRAFT,
	change: (draft, action) =>
		action.type === 'set'
			? { ...draft, ...action.fields }
			: // S22: the next draft belongs to the same person.
				{ ...EMPTY_DRAFT, owner: draft.owner, session: draft.session },
	parse: readCheckoutDraft,
});
